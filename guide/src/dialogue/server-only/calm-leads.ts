/**
 * A lead that one word chose and nothing else bears out: nobody is held where only a deportation is feared or an old arrest is told,
 * and nothing is sold where "me pidió" is a petition and "en 2024" a year. Server only.
 */
import type { UrgentHit } from "#guide/safety/urgent.ts";

const held =
  /\b(?:detenid[oa]s?|pres[oa]s?|encerrad[oa]s?|arrestad[oa]s?|carcel|centro|detencion|detention|detained|jail|custody|hielera|se (?:lo|la|los|me lo|me la) (?:llev\w+)|(?:lo|la|los|las|le) (?:agarr\w+|llev\w+|detuv\w+|arrest\w+|tienen|tiene)|se (?:llev\w+) a|(?:agarr\w+|detuv\w+|arrest\w+|llev\w+) (?:a )?(?:mi|mis|un|una|al)|took|taken|picked up|grabbed|arrested (?:my|him|her)|ice (?:has|got)|los van a|lo van a|la van a|lo quieren|la quieren|los quieren)\b/;
/** The writer fears it of herself. */
const ownFear =
  /\b(?:(?:me|nos) (?:van?|quieren?|pueden?|podrian?|iran?|vayan|puedan|quieran|deportan|deporten|deporta|van a) ?(?:a )?(?:deport\w*|mandar|sacar|echar|regresar)?|deport (?:me|us)|be deported|get deported|deportarme|deportarnos)\b/;
const longAgo =
  /\b(?:(?:en|in|de|del|from|back in|around) (?:el )?(?:19|20)\d\d|hace (?:\w+ ){1,3}anos|(?:\w+ )?years ago|cuando (?:tenia|era)|when i was)\b/;
const once =
  /\b(?:caught|agarr(?:aron|o)|detuv(?:ieron|o)|arrest(?:aron|o|ed)|detained|picked up|stopped|llevaron|tomaron|regresaron)\b/;
const stillNow =
  /\b(?:ahorita|ahora|hoy|ayer|anoche|acaban?|esta manana|now|today|yesterday|just|still|sigue|siguen|this morning|tonight|esta (?:detenid|pres|en la carcel)\w*|is detained|lo tienen|la tienen)\b/;

/** A year that reads like a price, a petition that reads like a demand. */
const noPrice =
  /\b(?:en|in|desde|de|since) (?:el )?(?:19|20)\d\d\b|\b(?:me|nos|lo|la) (?:pidio|pidieron) (?:mi|un|una|su)\b/;
const forSale =
  /\b(?:vend\w+|cobr\w+|ofrec\w+|compr\w+|pag\w+|deposit\w+|dolares|mil|baratos?|sell\w*|offer\w*|charg\w+|paid|pay|buy|bought|bucks|dollars|grand|estaf\w+|fraude|scam\w*|notari\w+|asegur\w+|garanti\w+|guarantee\w*|cuest\w+|precio|por \d+|hack\w+|jaque\w+|robaron|quitaron|engan\w+|dinero|money)\b|\$/;

/** The urgent hit as the words bear it out; null when nothing does. */
export function borneOut(urgent: UrgentHit | null, readings: readonly string[]): UrgentHit | null {
  if (urgent === null) return null;
  const some = (one: RegExp) => readings.some((said) => one.test(said));
  if (urgent.urgency === "scam") return some(noPrice) && !some(forSale) ? null : urgent;
  if (urgent.urgency !== "detained") return urgent;
  if (some(once) && some(longAgo) && !some(stillNow)) return null;
  return !some(held) && some(ownFear) ? { ...urgent, urgency: "other" } : urgent;
}

/** A ticket of years ago, told with a question about a paper: nobody stands at the door. */
import { says } from "#guide/words/server-only/says.ts";

const ticket =
  /\b(?:ti[ck]+[ei]ts?|tiquetes?|multas?|infraccion(?:es)?|boletas? de transito|violacion(?:es)? de transito|traffic (?:ticket|violation|stop)s?|speeding|citation|(?:sin|no (?:tener|traer|traia|tenia)) li[cs]en[cs]ia|(?:without|no) (?:a )?licen[cs]e)\b/;
const driving =
  /\b(?:manej\w+|conduc\w+|licen[cs](?:ia|e)|lisen[cs]ia|transito|traffic|speeding|velocidad|semaforo|alto|stop sign|red light|driv\w+|seguro del carro|tickets?|tikets?|pararon|paro|stopped)\b/;
const longAgo =
  /\b(?:(?:h?ace|hase|ase) (?:\w+ ){0,3}(?:anos?|mucho|tiempo)|anos atras|years? (?:ago|back)|(?:en|in|from|de|del) (?:el )?(?:19|20)\d\d|de joven|when i was young)\b/;
const citizenship = /\b(?:[cs]i?u?dadani?a|[cs]iudadan[oa]s?|naturaliz\w+|citizen(?:ship)?|n400)\b/;
const residence =
  /\b(?:resi?d?en[cs]ia|rezidencia|residente|residency|resident|mica|green ?card|tarjeta verde)\b/;
/** More than a ticket, or no longer long ago. */
const graver =
  /\b(?:ice|migra|hielo|agentes|agents|puerta|door|dui|dwi|duai|tomad[oa]|borrach[oa]|drunk|under the influence|droga\w*|drugs?|marihuana|weed|choqu\w+|accident\w*|herid\w+|hit and run|huy?i|fug\w+|arrest\w*|deten\w+|detuv\w+|detain\w*|carcel|jail|warrant|orden|orders?|corte|court|juez|judge|ahorita|ayer|hoy|yesterday|today|just now|right now|deport\w*|felon\w*|delito|avion|vuelo|viaj\w+|salir|flight|fly\w*|plane|travel\w*)\b/;

/** A ticket of years ago and what it does to a paper. */
function oldTicket(said: string): string | null {
  if (!says(said, ticket) || !says(said, driving) || !says(said, longAgo) || says(said, graver)) return null;
  if (says(said, citizenship)) return "ciudadania-requisitos";
  return says(said, residence) ? "antecedentes" : null;
}

/** The subject of a ticket of years ago: nobody stands at the door. */
export function ticketSubject(readings: readonly string[]): string | null {
  const told = readings.map(oldTicket);
  return told.find((one) => one !== null) ?? null;
}

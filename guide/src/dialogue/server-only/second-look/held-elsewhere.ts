/** Who is held, and is nobody whom the family must find: the one who did the harm, a relative in the country that was left, a clock. Server only. */
import { says } from "#guide/words/server-only/says.ts";

const inPrison =
  /\b(?:pres[oa]s?|encarcelad[oa]s?|encerrad[oa]s?|en la carcel|in (?:jail|prison)|locked up|behind bars)\b/;
/** Done to the one who asks or to hers. */
const harmed =
  /\b(?:(?:me|nos|le|la|lo|mi) (?:\w+ )?(?:peg(?:o|aba|aron)|golpe(?:o|aba|aron)|abus(?:o|aba|aron)|viol(?:o|aba|aron)|maltrat(?:o|aba)|amenaz(?:o|aba|aron)|asalt(?:o|aron)|apunal(?:o|aron)|bale(?:o|aron)|ataco|atacaron)|por (?:pegar|golpear|violar|abusar|atacar|asaltar)\w*|hicieron algo malo|abusaron de|(?:raped|beat|abused|assaulted|stabbed|shot|robbed|hit|molested) (?:me|us|my)|(?:golpe|abus|viol|atac|asalt)o (?:de |a )?(?:mi|un|una|el|su|la))\b/;
/** Its papers are what is asked about. */
const ofVictims =
  /\b(?:visas?|vawa|certifica\w*|fiscal|declar\w+|victim\w*|derecho|arreglar|papeles|papers)\b/;
/** Also of a victim's relative, and of whoever was taken besides. */
const byImmigration =
  /\b(?:ice|hold|jold|detainer|migra|hielo|la migra|inmigracion lo|centro de detencion|detention center|deport\w*|fianza|bond)\b/;

const ofPolitics =
  /\b(?:protest\w+|marchas?|manifestaci\w+|politic\w+|oposicion|opposition|partido|dictadura|regimen|regime|gobierno de (?:mi pais|alla)|disiden\w+)\b/;
const elsewhere =
  /\b(?:alla|en mi (?:pais|tierra|pueblo)|in my country|back home|over there|nicaragua|cuba|venezuela|mi pais)\b/;
const forAsylum = /\b(?:asilo|asylum|i ?589|refugio)\b/;

const clock =
  /\b(?:reloj(?:es)?|clock)\b(?: \w+){0,4} (?:detenid[oa]|parad[oa]|stopped|paused)\b|\b(?:detenid[oa]|stopped|parad[oa]) (?:el |mi |the |my )?(?:reloj|clock)\b/;
const heldAtAll =
  /\b(?:pres[oa]s?|arrestad[oa]s?|encerrad[oa]s?|carcel|detencion|detention|detained|jail|custody|(?:lo|la|los|las) (?:agarr\w+|llev\w+|detuv\w+|arrest\w+|tienen)|ice)\b/;

/** Nobody whom immigration holds: "mi ex ya está preso, ¿eso sirve para la visa U?", "allá metieron preso a mi papá, quiero asilo". */
export function isHeldElsewhere(said: string): boolean {
  if (says(said, clock)) return !says(said, heldAtAll);
  if (!says(said, inPrison) || says(said, byImmigration)) return false;
  if (says(said, harmed) && says(said, ofVictims)) return true;
  return says(said, forAsylum) && (says(said, ofPolitics) || says(said, elsewhere));
}

/**
 * Cries that need no blow of a list: a hand at work or at home, another who is struck now, a child or a woman kept by strangers, money asked by
 * a gang. Server only.
 */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { longAgo } from "#guide/safety/server-only/cries/no-violence.ts";
import { isWoundedNow } from "#guide/safety/server-only/cries/wounded-now.ts";
import { says } from "#guide/words/server-only/says.ts";

/** A place in the United States, or "here". */
export const here =
  /\b(?:aqui|aca|here)(?: (?:mismo|en|in|a)\b|$)|\b(?:en|in) (?:texas|houston|dallas|california|los angeles|maryland|virginia|florida|miami|georgia|atlanta|new york|nueva york|new jersey|chicago|illinois|carolina|tennessee|nevada|las vegas|arizona|phoenix|colorado|denver|washington|oregon|utah|massachusetts|boston|estados unidos)\b/;
/** A fear of going back, or what was: a ground for asylum, and no call for the police of today. */
export const backHome =
  /\b(?:regres\w+|volver|vuelv\w+|deport\w+|asilo|asylum|go(?:ing)? back|returned?|iban a|querian|si (?:voy|estoy) alla)\b/;

const overHer =
  "(?:patron\\w*|jef[ea]|supervisor\\w*|mayordomo|encargad[oa]|capataz|caser[oa]|duen[oa]|contratista|boss|manager|foreman|landlord|supervisor|suegr[oa]|cunad[oa]|padrino|pastor|father in law)";
/** "El patrón me toca y me dice ...": a hand, and no turn of one's own ("a mí me toca limpiar"). */
const touchedBy = new RegExp(
  `\\b${overHer}\\b(?: \\w+){0,4}? (?<!a mi |a nosotros )(?:(?:me|nos) (?:to[ck]a|to[ck]aba|manosea\\w*|soba)(?= (?:y|i) (?:me (?:dice|amenaza|obliga)|mi (?:marido|espos[oa])|dice que si)\\b| (?:cuando (?:estoy|estamos|nadie|no hay)|sin (?:permiso|que yo)|aunque (?:no|le)|en (?:el|la) (?:bodega|cuarto|bano|oficina)|las (?:nalgas|piernas)|los (?:pechos|senos)|el (?:cuerpo|trasero)|a la fuerza)\\b|$)|(?:keeps )?(?:touch(?:es|ing)|grop(?:es|ing)) (?:me|us)\\b)`,
);
/** Another who is being struck now: "he hit my mom again and her mouth is bleeding". */
const struckAgain =
  /\b(?:(?:step)?(?:father|dad)|husband|boyfriend|uncle|brother|partner) (?:just |is |was |keeps )?(?:hit|hits|hitting|beat|beats|beating|punched|punching|kicked|kicking|slapped|choked|choking) (?:my (?:mom|mother|sister|aunt|grandma|little \w+|brother)|her|him|us|me)\b.*\b(?:tonight|right now|bleed\w*|kill (?:her|him|us|me)|blood)\b/;
/** A blow of this minute: "me acaba de pegar otra vez", and no car that bumped into her. */
const struckJustNow =
  /\b(?:me|nos|la|a mi mama) (?:acaba|acaban|acabo) de (?:volver a )?(?:peg|golpe|pate|ahorc|madre|cachete)ar(?:$| (?:otra vez|de nuevo|mi|el papa|y|en (?:la|el) (?:cara|cabeza|boca|panza|estomago|pecho|brazo)|con (?:el|la|un|una|su)|muy|bien|bastante|feo|por(?:que)?|delante|frente|enfrente)\b)|\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner)) just (?:hit|beat|punched|kicked|choked|slapped) (?:me|my (?:mom|son|daughter))\b/;
const toldAfterwards =
  /\b(?:wrote|statement|declaration|affidavit|record|case|in (?:19|20)\d\d|years? ago)\b/;
/** Forced to it by who is at home. */
const forcedAtHome =
  /\b(?:espos[oa]|marido|novi[oa]|pareja|husband|boyfriend|partner)\b(?: \w+){0,2} (?:me )?(?:fuer[sz]a|forza|obliga|forces? me)(?: a| to)?(?: tener| have)? (?:rela[sc]i\w+|sexo|sex|acostarme|intimidad)\b/;
/** A child who went with strangers for work and is not let go. */
const luredForWork =
  /\b(?:h?ij(?:it)?[oa]|herman(?:it)?[oa]|sobrin(?:it)?[oa]|niet(?:ecit)?[oa]|prim(?:it)?[oa]|brother|sister|son|daughter|cousin|nephew|niece)\b.*\b(?:ofreci\w+ trabajo|se fue con unos|offered (?:him|her) (?:work|a job))\b.*\b(?:no (?:lo|la) dejan? (?:ir|irse|salir|venir)|wont let (?:him|her) (?:go|leave))\b/;
/** Whoever guards her uses it. */
const byGuard =
  /\b(?:agentes?|oficial(?:es)?|guardias?|officers?|guards?|agents?)\b.{0,60}\b(?:me soltaba si|me dejaba ir si|se metio conmigo|me (?:toco|manoseo|llevo a un (?:hotel|cuarto))|let me go if i|touched me|took me to a (?:hotel|room))\b/;
/** A child's, told around it: "if I tell what he does". */
const aroundIt =
  /\b(?:padrastro|stepfather|stepdad|tio|uncle|novio de mi mama|moms boyfriend)\b.{0,80}\b(?:if i (?:tell|say) (?:what he|about)|si (?:digo|cuento|platico) lo que (?:me )?hace|duerme con (?:ella|mi (?:hija|nina)|la nina)|sleeps (?:with|in bed with) (?:her|my daughter))\b/;
/** A passport taken, for work that nobody chose; clothes for a wage; a prisoner at home. */
const takenToServe =
  /\b(?:took my passport|(?:me )?quito (?:mi|el) pasaporte|tiene mi pasaporte)\b.{0,80}\b(?:maid|sirvienta|servir|cant say no|no (?:puedo|me deja) (?:decir que no|irme))\b/;
const undressed =
  /\bque me (?:desvista|desnude|quite la ropa)\b.{0,40}\b(?:o no|si no)\b|\b(?:undress|take off my clothes)\b.{0,40}\b(?:or (?:he|she|they)|if i want)\b/;
const prisonerAtHome =
  /\b(?:espos[oa]|marido|novio|pareja|husband|boyfriend|partner)\b.{0,120}\b(?:like a prisoner|como (?:una )?(?:presa|prisionera|esclava))\b/;
/** Kept in a house that men come to. */
const keptAmongMen =
  /\bno (?:la|las|me|nos) dejan salir\b.*\b(?:hombres|clientes)\b|\bhombres (?:entrando y saliendo|que entran y salen)\b/;
const keptOtherwise =
  /\b(?:ice|detencion|detention|horas?|overtime|patio|autobus|camion|lonche|descanso|carcel)\b/;
const gang =
  /\b(?:tren de aragua|maras?|mareros?|pandill\w+|ms ?13|barrio 18|(?:del|el) cartel de|los del cartel|sicarios?|gang)\b/;
const extorts =
  /\b(?:me|nos) (?:estan? )?(?:pid\w+|cobr\w+|exig\w+|extors\w+|amenaz\w+)\b.*\b(?:o (?:me|nos|le|lo|la) (?:queman?|matan?|quiebran?|hacen algo)|vacuna|renta|cuota)\b/;
/** What one came away from. */
const fled =
  /\b(?:(?:me|nos) (?:pedian?|cobraban?|amenazaban?|extorsionaban?)|por eso (?:me |nos )?(?:vine|vinimos|sali|salimos)|(?:me|nos) (?:vine|vinimos)|huyendo|fled|thats why (?:i|we) (?:came|left))\b/;
/** A gang that asks for money here, or else. */
const extortedHere = (said: string): boolean =>
  says(said, gang) &&
  says(said, extorts) &&
  says(said, here) &&
  !says(said, backHome) &&
  !says(said, longAgo) &&
  !says(said, fled);

/** Cries that need no blow of a list: a hand at work or at home, another who is struck now, a child or a woman kept by strangers. */
export function criedOf(said: string): SafetyHit<Crisis> | null {
  if (says(said, longAgo)) return null;
  if (says(said, forcedAtHome) || says(said, prisonerAtHome)) return { kind: "violence", topic: "vawa" };
  if (says(said, aroundIt)) return { kind: "minor", topic: "visa-u" };
  if (says(said, byGuard) || says(said, undressed)) return { kind: "violence", topic: "visa-u" };
  if (says(said, takenToServe)) return { kind: "trafficking", topic: "visa-t" };
  if (says(said, luredForWork) || (says(said, keptAmongMen) && !says(said, keptOtherwise)))
    return { kind: "trafficking", topic: "visa-t" };
  const struck = says(said, struckJustNow) || (says(said, struckAgain) && !says(said, toldAfterwards));
  if (struck || isWoundedNow(said)) return { kind: "violence", topic: "vawa" };
  return says(said, touchedBy) || extortedHere(said) ? { kind: "violence", topic: "visa-u" } : null;
}

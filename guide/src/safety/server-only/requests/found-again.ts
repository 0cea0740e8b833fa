/**
 * Whoever hunts somebody has found her, or is at the door: killers who came after her, a partner who bangs on it or wants to kill, a gang
 * that knows the house, work that nobody may leave. Whatever is asked beside it, this comes first. Server only.
 */
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { holdsWorkers } from "#guide/safety/server-only/requests/asked-of-workers.ts";
import { says } from "#guide/words/server-only/says.ts";

const partner =
  "(?:(?:mi|my) (?:ex ?)?(?:espos[oa]|marido|pareja|novi[oa]|viejo|husband|wife|boyfriend|girlfriend|partner)|mi ex|my ex|exnovi[oa]|exespos[oa]|exmarido|el (?:papa|padre) de mis? hij[oa]s?|the father of my (?:kids|children|son|daughter))";
/** Named, or told by leaving him. */
const ofPartner = new RegExp(
  `\\b${partner}\\b|\\b(?:l[oa]) (?:quiero|voy a|pienso) dejar\\b|\\b(?:want to leave|leaving|left) (?:him|her)\\b`,
);

const kills =
  /\b(?:mat(?:ar|aron|o|an|aban|en)(?:me|nos|l[oa])?|quebrar(?:me|nos)?|asesin\w+|kill(?:ed|s|ing)?)\b/;
/** They are here now. */
const foundHere =
  /\b(?:me|nos) (?:encontraron|encontro|hallaron|hallo|localizaron)(?: \w+){0,2} (?:aqui|aca)\b|\b(?:llegaron|vinieron|estan|andan)(?: \w+){0,2} (?:aqui|aca|afuera)\b|\b(?:llegaron|vinieron) a mi (?:casa|apartamento|trabajo)\b|\b(?:found (?:me|us)|came|are)(?: \w+){0,2} (?:here|outside)\b|\bcame to my (?:apartment|house|home|work|door)\b/;
const officers = /\b(?:ice|migra|migracion|inmigracion|immigration|agentes?|oficial\w*|agents?|officers?)\b/;

const strangles =
  /\b(?:me )?(?:quiso|intento|trato de|tried to|wanted to) (?:ahorcar(?:me)?|estrangular(?:me)?|matar(?:me)?|apunalar(?:me)?|quemar(?:me)?|kill me|choke me|strangle me|stab me)\b|\bme (?:ahorco|estrangulo|apunalo)\b/;
const lately =
  /\b(?:ayer|hoy|anoche|ahorita|ahora|esta (?:manana|noche|tarde)|aqui|yesterday|today|last night|this morning|right now|here)\b/;
const killsMe =
  /\b(?:(?:me|nos) (?:va|van|quiere|quieren) (?:a )?(?:matar|quebrar|dar piso|desaparecer)|(?:will|going to|gonna|wants to) kill (?:me|us|my \w+)|o (?:me|nos|l[oa]s?) (?:va|van) a matar|(?:o|que) (?:me |nos |l[oa]s? )?mat(?:an|aran) a mis? \w+|or they kill (?:me|us|my \w+))\b/;

const atDoor =
  /\b(?:golpe\w+|pate\w+|tumb\w+|romp\w+|bang\w*|pound\w*|kick\w*)\b(?: \w+){0,4} (?:puerta|ventana|porton|door|window)\b|\b(?:puerta|door)\b(?: \w+){0,4} (?:muy fuerte|bien fuerte|borrach\w+|drunk|hard)\b/;
const isOver = /\b(?:hace|ano pasado|en (?:19|20)\d\d|years? ago|months? ago|last year|antes|used to)\b/;

/** He was made angry, and is on his way: who knows him knows what comes. */
const angered =
  /\b(?:(?:lo|la) (?:hice|hago|hizo) enojar|bien enojad[oa]|se (?:enojo|puso (?:furios[oa]|como loc[oa]|mal))|esta (?:furios[oa]|enojad[oa]|borrach[oa]|tomad[oa])|viene (?:furios[oa]|enojad[oa]|borrach[oa]|tomad[oa])|made (?:him|her) (?:mad|angry)|(?:hes|shes|he is|she is) (?:mad|furious|drunk|angry))\b/;
/** Has her address, who lives apart from him now; or was let out and asks for her. */
const hasAddress =
  /\b(?:averiguo|consiguio|encontro|descubrio|ya (?:sabe|tiene)|found(?: out)?|got|has|knows)(?: \w+){0,2} (?:(?:la|mi|nuestra|my|our) (?:direccion|address)|donde (?:estoy|vivo|vivimos)|where (?:i|we) (?:am|are|live|stay))\b/;
const livesApart =
  /\b(?:(?:mi|my|el|the) ex|ex ?(?:espos[oa]|marido|novi[oa]|pareja|husband|wife|boyfriend|girlfriend)|escond\w+|refugio|albergue|shelter|me (?:fui|sali) de|nos (?:fuimos|salimos) de|hiding|left (?:him|her)|staying (?:with|at)|restraining order|orden de (?:restriccion|proteccion|alejamiento))\b/;
/** An address for a form, a court or a child's school. */
const ofPaper =
  /\b(?:corte|juez|abogad\w+|licencia|formulario|solicitud|taxes|escuela|custodia|manutencion|court|judge|lawyer|license|form|school|custody|support|uscis|ice|migra)\b/;
const hasFoundHer = (said: string): boolean =>
  says(said, hasAddress) && says(said, livesApart) && !says(said, ofPaper);
const letOut =
  /\b(?:salio de (?:la )?(?:carcel|prision)|got out of (?:jail|prison)|released from (?:jail|prison))\b.*\b(?:pregunt\w+|busca\w*|ask\w*|look\w*)\b(?: \w+){0,5} (?:donde (?:estoy|vivo)|por mi|where i|for me)\b/;
const warnsHer =
  /\b(?:esperate (?:a )?que llegue|vas a ver(?! (?:que|como|la|el))|me las vas a pagar|wait (?:till|until) i (?:get|come) (?:home|there|back))\b/;
/** Reported a crime, and those who did it are back. */
const reported =
  /\b(?:denuncie|reporte|declare|testifique|reported|testified)\b(?: \w+){0,5} (?:al que|a l[oa]s que|robo|asalto|contra|robbery|assault|attack|crime|shooting|against)\b/;
const areBack =
  /\b(?:uno|una|unos|ellos|one of them|they|he)\b(?: \w+){0,4} (?:afuera|outside|rondando)\b|\bme (?:mandan?|llegan) (?:mensajes|amenazas)\b|\b(?:sends?|sending) me (?:messages|threats)\b/;
const stabs =
  /\bme (?:pico|corto|apunalo|navajeo|encajo|acuchillo)\b(?! (?:el|la|los|las|mi) (?:pelo|cabello|unas|luz|agua|telefono|dinero|llamada|comunicacion|internet|gasto|dedo))|\b(?:stabbed|cut) me\b(?! (?:off|out))/;
const thisWeek =
  /\b(?:ayer|hoy|anoche|antier|esta semana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|yesterday|today|last night|this week|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/;
const onTheWay =
  /\b(?:ya (?:viene|llega|va a llegar|casi llega)|viene (?:para|en camino|de(?:l)? trabajo)|(?:hes|shes|he is|she is) (?:coming|on (?:his|her) way|almost home)|comes? home)\b/;
const notHim =
  /\b(?:mi (?:jef[ea]|patron\w*|mama|papa|herman[oa]|hij[oa]|suegr[oa])|my (?:boss|mom|dad|brother|sister|son|daughter))\b/;

const gang = /\b(?:pandill\w+|maras?|la (?:ms|18)|gangs?|carteles?|cartel|extorsion\w*)\b/;
const knowsHouse =
  /\b(?:sabe[ns]?|saven|conoce[ns]?|tienen?|know|has|have)(?: \w+){0,3} (?:donde (?:vivo|vivimos|trabajo)|(?:mi|la|nuestra) (?:direccion|casa)|where (?:i|we) live|my address)\b/;
const fromThere =
  /\b(?:alla|mi (?:pais|pueblo|tierra)|si (?:me )?(?:regreso|vuelvo|deportan)|back home|my country)\b/;

const keptAtWork =
  /\b(?:no (?:me|nos) dejan? (?:salir|ir(?:me|nos)?)|wont let (?:me|us) (?:leave|go)|not allowed to leave|(?:locks|locked|lock) (?:the door|us in|me in)|(?:cierra|cierran|tranca\w*)(?: \w+){0,3} (?:con llave|la puerta))\b/;
const work =
  /\b(?:trabaj\w+|patron\w*|jef[ea]|bar|cantina|casa de citas|rancho|fabrica|temporada|contratista|boss|work\w*|employer|season|trailer|traila)\b/;
/** What was, or a partner who does it. */
const otherHold = /\b(?:no (?:me|nos) dejaban?|antes|hace (?:\w+ ){1,2}anos|years ago)\b/;

/** Who brought or held her is there again; a relative shut in; papers kept, or a family threatened, by a boss. */
const holderBack = /\b(?:el|la) que me (?:traia|tenia|trajo|explotaba) (?:ya )?me (?:hallo|encontro)\b/;
const holdsRelative =
  /\b(?:tienen?|has|have) a? ?(?:mi|mis|my) \w+ (?:encerrad|secuestrad|amarrad|locked|tied|kidnapped)\w*/;
const byBoss = /\b(?:patron\w*|jef[ea]|contratista|mayordomo|boss|employer|contractor|foreman)\b/;
const overUs =
  /\b(?:tienen?|quito|quitaron|guarda\w*|has|have|took|keeps?|holds?)(?: \w+){0,2} (?:pasaportes?|passports?)\b|\b(?:hacer|hacerle|hagan|do|hurt)(?: \w+){0,2} (?:algo )?(?:a )?(?:mi|my) familia?\b|\bhurt my family\b/;

/** Out of it, and asks what the law calls it. */
const gotAway =
  /\b(?:ya (?:me )?(?:sali|escape|fui|libre) de (?:ahi|alli|alla|ese|esa|con el)|ya no (?:trabajo|estoy|vivo) (?:ahi|alli|con el)|i (?:already )?(?:got out|left|escaped)(?: of)?(?: there| that| already)?)\b/;
const asksWhetherHeld =
  /\b(?:(?:eso|esto) (?:es|fue|cuenta|seria)(?: como)? trata|(?:is|was|does) (?:that|it|this)(?: count as)? (?:human )?trafficking|(?:puedo|podria|can i)\b.{0,20}\bvisa t|t visa)\b/;
const hunted =
  /\b(?:buscando\w*|persiguiendo\w*|me (?:busca\w*|amenaz\w+|sigue\w*|persigue\w*|encontr\w+)|miedo|escondid[oa]|threat\w*|afraid|scared|looking for me|hiding|mi (?:herman[oa]|hij[oa]|espos[oa]) sigue)\b/;
/** Told of where she once worked, and whether there is a visa for it. */
const heldOnce =
  /\b(?:donde (?:yo )?(?:trabajaba|vivia|trabaje)|(?:no (?:me|nos)) dejaban (?:salir|ir)|where i (?:used to (?:work|live)|worked)|wouldnt let (?:me|us) (?:leave|go out))\b/;
const asksForVisa =
  /\b(?:(?:existe|hay)(?: \w+){0,3} visa (?:para|por) (?:eso|esto)|is there a visa for (?:that|this))\b/;
const stillHeld =
  /\b(?:todavia|sigo|aun|ahorita|no (?:me|nos) dejan?|me tienen?|still|wont let|right now|se quedo alla|siguen)\b/;
/** Asked by who left: the visa and its proof, and no cry. */
export const hasGotAway = (said: string): boolean =>
  ((says(said, gotAway) && says(said, asksWhetherHeld)) ||
    (says(said, heldOnce) && says(said, asksForVisa) && !says(said, stillHeld))) &&
  !says(said, hunted);

/** Violence of whoever came after her, or of a partner. */
function isAttacked(said: string): SafetyHit<Crisis> | null {
  const hunted = says(said, kills) && says(said, foundHere) && !says(said, officers);
  const held = says(said, holdsRelative) && !/\b(?:ice|migra|carcel|jail|detencion|detention)\b/.test(said);
  if (hunted || says(said, holderBack) || held) return { kind: "violence", topic: "visa-u" };
  const comesAngry =
    (says(said, angered) && says(said, onTheWay) && !says(said, notHim)) || says(said, warnsHer);
  const near = hasFoundHer(said) || (says(said, stabs) && says(said, thisWeek));
  const struck =
    says(said, atDoor) ||
    says(said, killsMe) ||
    comesAngry ||
    near ||
    (says(said, strangles) && says(said, lately));
  if (says(said, letOut) || (says(said, ofPartner) && struck)) return { kind: "violence", topic: "vawa" };
  if (says(said, reported) && (says(said, killsMe) || says(said, areBack)))
    return { kind: "violence", topic: "visa-u" };
  const threatened = says(said, knowsHouse) || says(said, killsMe);
  return says(said, gang) && !says(said, fromThere) && threatened
    ? { kind: "violence", topic: "visa-u" }
    : null;
}

function isKeptAtWork(said: string): boolean {
  // "Jefe, ¿cómo les guardo el pasaporte?" is asked by who holds them.
  if (says(said, otherHold) || says(said, ofPartner) || holdsWorkers(said)) return false;
  if (hasGotAway(said)) return false;
  return (says(said, keptAtWork) && says(said, work)) || (says(said, byBoss) && says(said, overUs));
}

/** A cry that stands whatever else is asked. `said` is cleaned. */
export function foundAgain(said: string): SafetyHit<Crisis> | null {
  const again = hasFoundHer(said) || says(said, letOut);
  if (says(said, isOver) && !says(said, lately) && !again) return null;
  const attacked = isAttacked(said);
  if (attacked !== null) return attacked;
  return isKeptAtWork(said) ? { kind: "trafficking", topic: "visa-t" } : null;
}

/** Whether a message belongs to the open subject, whatever it is answered with by itself. Server only. */

import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { carry } from "#guide/dialogue/carried.ts";
import { startsWithJoiner, touching } from "#guide/dialogue/follow-up.ts";
import { carriedFor } from "#guide/dialogue/server-only/thread/answers.ts";
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { noCourt } from "#guide/dialogue/server-only/thread/say.ts";
import { asideTopics, namesDoor, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import {
  isOffTopic,
  isStatement,
  isTrulyElsewhere,
  isUnsure,
  pointsAtSubject,
  tellsWhen,
  wantsStatus,
} from "#guide/dialogue/server-only/thread/words.ts";
import { topicOf } from "#guide/mind.ts";
import { isFormToken } from "#guide/words/form-numbers.ts";

/** A longer message speaks for itself. */
const mostGoingOn = 14;
const mostCarried = 26;
export const mostStatement = 9;
/** Sure enough of another subject to leave the open one on a plain fact, and of its own to be told whole again. */
const leavesFrom = 0.8;
const surelyOwn = 0.9;
const hardlyAsked = 0.5;
const faintlyAsked = 0.6;

export function staysWith(thread: Thread, open: Subject, said: string): boolean {
  const { mind, state, language, seen, plain } = thread;
  const { reply } = plain;
  if (isOffTopic(reply, language) && carriedFor(thread, open) === null)
    return (asksOn(thread) || !isTrulyElsewhere(mind, seen, open.pressing)) && isBrief(thread, open, said);
  const long = seen.list.length <= mostCarried && carriedFor(thread, open)?.long === true;
  if (isUnsure(reply)) return long || belongs(thread, open);
  if (seen.list.length > mostGoingOn) return long;
  if (carriedFor(thread, open) !== null) return true;
  if (goesBack(thread, open)) return false;
  if (saysPlainly(thread, open, said) || isHeld(thread, open, said)) return true;
  if (state.pending !== null || namesRelative(reply.topic, said)) return false;
  if (areRelatives(reply.topic, open.parent.id)) return true;
  if (isOfRelative(thread, open, said)) return true;
  if (pointsAtSubject(said) && reply.topic !== open.topic.id) return true;
  return reply.kind === "clarify" ? isNoWish(thread, open, said) : outweighs(thread, open, said);
}

/** "¿Y cuánto me va a costar? La primera vez me cobraron caro": of what was spoken of, whatever is paid for elsewhere. */
function asksOn({ mind, question, seen }: Thread): boolean {
  const aspect = aspectsOf(seen.list).some((one) => one === "cost" || one === "time");
  return aspect && startsWithJoiner(question) && !mind.safety.offTopic(seen.list);
}

/** While somebody is held, ordered out, threatened or about to leave, a few words name another subject only by its own name. */
function isHeld({ question, seen, plain, mind }: Thread, open: Subject, said: string): boolean {
  const { topic, kind } = plain.reply;
  const pressed = open.pressing || pressedToo.has(open.parent.id);
  const spot = seen.situation?.situation;
  const urgent = seen.urgent !== null || (spot !== undefined && (spot.urgency !== null || spot.lawyer));
  if (!pressed || urgent || topic === open.parent.id) return false;
  if (kind === "answer" && topicOf(mind, topic)?.urgent === true) return false;
  if (seen.list.length > mostStatement || ofItsOwn.test(said) || asideTopics.has(topic ?? "")) return false;
  const tells = isStatement(question, said) || (tellsOf.test(said) && !/[?¿]/.test(question));
  return tells || (open.pressing && ofWhom.test(said));
}
const pressedToo = new Set(["derechos-laborales", "visa-t", "entrevista-asilo", "miedo-creible"]);
/** Procedures and papers that are a subject whatever was spoken of. */
const ofItsOwn =
  /\b(?:ciudadania|naturaliz\w+|citizenship|residencia|green card|mica|asilo|asylum|daca|tps|visas?|permiso de trabajo|work permit|licencia|license|tax(?:es)?|impuestos|itin|notari[oa]|divorci\w+|escuela|school|casar\w*|caso con|marry\w*|peticion|petition|perdi (?:mi|el|la)|lost my|arrest\w+|dui|antecedentes|record|corte|court|orden|order|abogad[oa]|lawyer|direccion|mud[eo]|moved?|estafa|scam|multa|miedo|afraid|golpe\w*|viol\w+|voto|vote|[a-z] ?\d{3}\w?)\b/;
/** "We have a baby who is a citizen": no question, for all its "who". */
const tellsOf = /^(?:(?:y|pero|and|but) )*(?:(?:we|i|they) have|(?:he|she) has|tenemos|tengo|tiene) /;
/** Asks of the one who was spoken of. */
const ofWhom =
  /^(?:(?:y|pero|entonces|and|but|so) )*(?:l[oae]s?) \w+|\b(?:por|a|con|para|sin) (?:el|ella|ellos|ellas)\b(?! \w+$)|\b(?:him|her|them)\b|^(?:(?:and|but|so|can|will|does|is) )*(?:he|she|they)\b/;

/** Words that are of what was spoken of, however the ranking reads them. */
function saysPlainly({ question, seen, plain }: Thread, open: Subject, said: string): boolean {
  if (open.way && asksForStatus.test(said)) return true;
  if (tellsWhen.test(said) && isStatement(question, said) && !ofItsOwn.test(said)) return true;
  const { topic } = plain.reply;
  if (ofRecord.has(topic ?? "") && open.parent.id !== topic && deniesRecord.test(said)) return true;
  if (seen.list.length > mostAsked) return false;
  return asksHowMany.test(said) || (open.apart && asksWhatToDo.test(said));
}

/** "Nunca me han arrestado": good to know, and no question about arrests. */
const deniesRecord =
  /^(?:(?:y|yo|pero|and|i|but) )*(?:(?:no (?:tengo|tiene|hay|he tenido)|sin|nunca (?:he tenido|tuve|tengo)|have no|dont have(?: a| any)?|no) (?:ningun[oa]? )?(?:antecedentes|record|delitos|arrestos|criminal)|(?:nunca|jamas) (?:me (?:han )?(?:arrest\w+|detuv\w+|detenido)|he estado (?:pres|arrestad|detenid)\w+)|no me han (?:arrestad|detenid)\w+|(?:i )?(?:have )?never been (?:arrested|in trouble|in jail))\b/;
const ofRecord = new Set(["antecedentes", "dui"]);

/** "¿Puedo tener papeles?": whether the open way gives status, not what to bring. */
const asksForStatus =
  /^(?:(?:y|eso|entonces|and) )*(?:(?:puedo|podria|me (?:pueden )?(?:da|dan|dar)|da|can i|could i) )?(?:tener|conseguir|sacar|da|get|have) (?:los |mis |my )?(?:papeles|papers)(?: por eso| con eso| because of that)?$/;

/** "¿Entonces qué hago?": of the spot that was told, not of its topic. */
const asksWhatToDo =
  /^(?:(?:y|ok|entonces|pues|ahora|then|so|and|bueno) )*(?:que (?:hago|hacemos|sigue|puedo hacer|debo hacer)|what (?:do i do|now|should i do|can i do|next))(?: ahora| entonces| now| then)?$/;

/** "¿Y cuántos años son?": of what was spoken of. */
const asksHowMany = /^(?:y |and |pero )?(?:cuant[oa]s (?:anos|meses|dias)|how many (?:years|months|days))\b/;
const mostAsked = 5;

/** What was told before the open subject is asked for again. */
function goesBack({ plain, state }: Thread, open: Subject): boolean {
  const { topic, short, kind } = plain.reply;
  return kind === "answer" && topic !== open.parent.id && state.shown?.includes(markOf(short)) === true;
}

/** Words without any of the subject's go on with it while they are few; a longer question that shares none is of something else. */
function isBrief({ question, language, seen }: Thread, open: Subject, said: string): boolean {
  return (
    open.pressing ||
    seen.list.length <= mostUnknown ||
    isStatement(question, said) ||
    startsWithJoiner(question) ||
    aspectsOf(seen.list).length > 0 ||
    touching(open.topic, seen.list, language).length > 0
  );
}
const mostUnknown = 7;

/** Not understood by itself: the open subject's, unless it is plainly something else or opens on many. */
function belongs({ mind, seen }: Thread, { pressing }: Subject): boolean {
  if (pressing) return true;
  return !namesDoor(mind, seen) && !isTrulyElsewhere(mind, seen, false) && seen.list.length <= mostGoingOn;
}

/** The two questions of another subject would be asked, though nothing was wished for. */
function isNoWish({ question, plain }: Thread, open: Subject, said: string): boolean {
  const { confidence } = plain.reply;
  const statement = isStatement(question, said);
  if (confidence >= leavesFrom && !statement) return false;
  return (
    statement ||
    (!wantsStatus(said) && confidence < hardlyAsked) ||
    (open.way && confidence < faintlyAsked && !namesPapers.test(said))
  );
}

/** The answer is another subject's, or the open one's from its start; a plain fact asks for neither. */
function outweighs(thread: Thread, open: Subject, said: string): boolean {
  const { question, state, seen, plain, language } = thread;
  const { topic, confidence } = plain.reply;
  const statement = isStatement(question, said);
  if (seen.situation !== null && seen.situation.situation.id !== state.spot) return false;
  // The few words are known to mean something here.
  if (carry(open.parent, seen.list, language) !== null) return false;
  if (topic === open.parent.id)
    return open.apart || (!isSpecific(thread, open) && confidence < (statement ? surelyOwn : leavesFrom));
  if (statement && isNamedForm(thread, said)) return true;
  if (open.pressing && statement && seen.urgent === null && denies.test(said)) return !gravely(thread);
  if (asideTopics.has(topic ?? "")) return false;
  if (noCourt.test(said) && ofCourt.has(topic ?? "")) return true;
  if (seen.urgent !== null && !open.pressing) return false;
  return statement && seen.list.length <= mostStatement && confidence < leavesFrom;
}

/** "Es una 130": the form of what is talked about. */
function isNamedForm({ seen }: Thread, said: string): boolean {
  return (
    /^(?:es|era|fue|is|its|was|dice) /.test(said) &&
    seen.list.length <= mostNaming &&
    seen.list.some(({ text }) => isFormToken(text))
  );
}
const mostNaming = 4;
/** "Sin antecedentes" names no new subject, unless what it names cannot wait. */
const denies = /^(?:no|sin|nunca|never|without)\b/;
const gravely = ({ mind, plain }: Thread) => topicOf(mind, plain.reply.topic)?.urgent === true;

const ofCourt = new Set(["nta-corte", "consultar-caso-corte", "falte-a-corte"]);

/** The answer is already the part of the open subject that was asked for. */
function isSpecific({ plain, language, mind }: Thread, { parent }: Subject): boolean {
  return plain.reply.short !== mind.library.register.fill(parent.short[language], language);
}

const ofThird =
  /^(?:(?:y|pero|el|ella|ellos|mi \w+|and|he|she|they) )*(?:vive[ns]?|trabaja[ns]?|estudia[ns]?|nacio|tiene[ns]?|esta[ns]?|anda[ns]?|gana[ns]?|lives?|works?|is|are|was born|studies|has|have)\b/;

/** "Trabaja en el campo": of whom is asked for, or of whom was taken. */
function isOfRelative({ question, seen }: Thread, open: Subject, said: string): boolean {
  const whose = relatives.some(([id]) => id === open.parent.id) || ofSomebody.has(open.parent.id);
  const plain = seen.urgent === null && seen.situation === null && seen.list.length <= mostStatement;
  return whose && plain && isStatement(question, said) && ofThird.test(said);
}
const ofSomebody = new Set([
  "encontrar-detenido",
  "fianza",
  "menor-no-acompanado",
  "prometido-k1",
  "proceso-consular",
]);

const relatives: readonly [string, RegExp][] = [
  ["pedir-hermanos", /\b(?:herman\w+|brothers?|sisters?|siblings?)\b/],
  ["pedir-papas", /\b(?:papas?|mama|padres?|madre|mom|dad|mother|father|parents)\b/],
  ["hijos-hijastros", /\b(?:hij\w+|entenad\w+|son|daughter|kids?|child\w*|step\w+)\b/],
  ["pedir-esposo", /\b(?:espos[oa]|marido|mujer|husband|wife|spouse)\b/],
];

/** "¿Cómo la traigo?" is about the relative that was spoken of; another one was not named. */
function areRelatives(topic: string | null, open: string): boolean {
  const of = (id: string | null) => relatives.some(([one]) => one === id);
  return topic !== open && of(topic) && of(open);
}

/** "¿Y a mis hermanitos?": the petition for whom was named. */
export function namesRelative(topic: string | null, said: string): boolean {
  return relatives.some(([id, words]) => id === topic && words.test(said));
}

const namesPapers =
  /\b(?:mis papeles|papers|legaliz\w+|regulariz\w+|arregl\w+ (?:mis|papeles)|otro tramite)\b/;

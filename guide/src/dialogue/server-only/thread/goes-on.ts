/** Whether a message goes on with the open subject: by what people say next of it, and by rules where that does not settle it. Server only. */
import { askedInParts } from "#guide/dialogue/server-only/faq/in-parts.ts";
import { chanceToStay } from "#guide/dialogue/server-only/faq/stays.ts";
import { askedOf, isAsked, likely, namesOtherForm, surely } from "#guide/dialogue/server-only/faq/told.ts";
import { leavesFor } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";
import { carriedFor, goOn, joined } from "#guide/dialogue/server-only/thread/answers.ts";
import { goesBack, wishes } from "#guide/dialogue/server-only/thread/doubt.ts";
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { staysWith } from "#guide/dialogue/server-only/thread/stays.ts";
import type { Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isUnnamed } from "#guide/dialogue/server-only/thread/unnamed.ts";
import {
  chosenByRule,
  isOffTopic,
  isStatement,
  isTrulyElsewhere,
  isUnsure,
  leavesSurely,
} from "#guide/dialogue/server-only/thread/words.ts";
import { comesAlong } from "#guide/safety/server-only/cries/journeys.ts";
import type { Reply } from "#guide/types.ts";

/** A rule of just this subject knows what the words mean. */
function ruled(thread: Thread, open: Subject): boolean {
  const rule = carriedFor(thread, open);
  return rule !== null && rule.open !== null;
}

/** A fact that makes a situation of what opened the subject: "agarraron a mi hijo", then "tiene 17". */
function toldTogether(thread: Thread, open: Subject): Settled | null {
  const { state, plain, spotOf, mind, language } = thread;
  if (state.pending !== null || open.untold !== null || spotOf(mind, plain.reply, language) !== null)
    return null;
  const told = joined(thread, open);
  return told === null || told.spot === null ? null : { ...told, adds: true };
}

/** Who is abroad flies back: a flight is no leaving, and nobody keeps her from it. */
export function comesBack({ told, plain }: Thread, open: Subject): boolean {
  return told.includes("abroad") && plain.reply.topic === leaving && open.parent.id !== leaving;
}
const leaving = "viajar-advance-parole";

/** A plan or a deed that closes doors is answered by its own spot, whatever of the open subject its words touch. */
function tellsAside({ seen, state }: Thread): boolean {
  const spot = seen.situation?.situation.id;
  return spot !== undefined && spot !== state.spot && ofPlans.has(spot);
}
/** "Mi esposa llegó en marzo, ¿ella puede pedir?": what is spoken of, for somebody else. */
const asksForIt =
  /\b(?:ella|el|yo|nosotr[oa]s|ell[oa]s|mi \w+)(?: tambien| si| ya)? (?:puedo|puede|podemos|pueden) pedir(?:lo)?(?: tambien)?$/;

/** Words that are of the open subject, whatever else they are read as by themselves. */
const ofItself: Readonly<Record<string, RegExp>> = {
  "asilo-general": asksForIt,
  "asilo-un-anio": asksForIt,
  // The card that TPS gives is spoken of with it.
  tps: /\b(?:(?:mi|el) permiso(?: de trabajo)?|(?:la|mi) tarjeta|my (?:work )?(?:permit|card))\b(?!.*\b(?:asilo|asylum|daca|residencia)\b)/,
  // Who asks for the money, and whether it is theirs to ask: USCIS or the court.
  "cuotas-asilo-2025":
    /\b(?:juez|jueza|corte|court|judge)\b(?!.*\b(?:fecha|falt\w+|miss\w*|audiencia|hearing)\b)/,
  // The letter that says when, and not a card that is gone.
  biometricos:
    /\b(?:perdi|extravie|tire|moje|se me (?:perdio|mojo|extravio)|no encuentro|lost|cant find)\b(?: \w+){0,2} (?:carta|cita|hoja|aviso|papel|letter|notice)\b/,
  // What a refusal of it costs.
  "ciudadania-requisitos":
    /\b(?:si (?:me )?(?:la |lo )?(?:niegan|nieguen|rechazan)|me quitan la residencia|if they (?:deny|reject)|lose my (?:green card|residence))\b/,
  antecedentes: /\bhuellas\b|\b(?:papel(?:es)?|disposition) (?:de|from) (?:la )?(?:corte|court)\b/,
  // What comes to the house is feared by who lives there with him.
  vawa: /\b(?:cartas?|correo|correspondencia|letters?|mail)\b.*\b(?:casa|direccion|house|home|address)\b/,
  // Whether to leave it alone, or to whoever promises to mend it.
  "reingreso-tras-deportacion":
    /\b(?:(?:mejor )?no (?:meto|mando|hago|pido|pongo) nada|notari[oa]|(?:not|dont) (?:file|send|do) anything|nothing at all)\b/,
  // Of the permit to travel, not of one to work.
  "viajar-advance-parole":
    /\b(?:permiso (?:de|por|para) (?:emergencia|urgencia|viaj\w+|salir|ir)|se (?:me )?(?:esta|anda) muriendo|is dying|emergency (?:permit|parole|appointment))\b/,
  // Whoever calls is on the phone and not at the door.
  "llamadas-estafa":
    /\b(?:llam\w+|marc(?:an|ando|o|aron)|telefono|call(?:s|ed|ing)?|phone|text(?:s|ed|ing)?)\b/,
  // A widow tells how long she was married, asks who signs now, and buries him: no naturalization, no living petitioner.
  "murio-peticionario":
    /\b(?:(?:we were|was|been) married|(?:estuvimos|estabamos|duramos|teniamos)(?: \w+){0,2} casad[oa]s?|casad[oa]s? \w+ anos|he was a (?:citizen|resident)|(?:el|ella) era (?:ciudadan[oa]|residente)|remarried|vuelto a casar|volvi a casar|affidavit|i ?864|carta de (?:sosten|patrocinio)|ashes|cenizas|bury|enterrar\w*|entierro|funeral)\b/,
  // Whether to give up what her child gets, out of fear.
  "carga-publica":
    /\b(?:quit\w+|dej(?:o|ar|amos) de|cancel\w*|doy de baja|(?:take|pull) (?:her|him|them|my kids?) off|drop)\b/,
  // The fiancé's child travels with him, and is in no danger.
  "prometido-k1": comesAlong,
  "pedir-esposo": comesAlong,
};
const ofPlans: ReadonlySet<string> = new Set([
  "tourist-to-stay",
  "used-papers",
  "false-papers-adjust",
  "false-claim",
  "papers-for-sale",
  "release-for-sale",
]);

/**
 * So likely of the open subject that neither a word of another nor a rule leads away. Of 62 turns by four strangers that were taken elsewhere above
 * this, four were answered rightly there; below a tenth, two of three (decision 0067).
 */
function staysSurely(thread: Thread, open: Subject): boolean {
  const [said = ""] = thread.readings;
  const { mind, state, plain, seen, question } = thread;
  const { kind, confidence } = plain.reply;
  if (state.pending !== null || open.untold !== null || kind === "crisis" || kind === "refuse") return false;
  if (question.split(/\s+/).length < fewestKept || tellsAside(thread) || wishes(thread)) return false;
  if (namesOtherForm(thread, open) || asksForOther(open, said)) return false;
  const pressed = seen.urgent !== null && !open.pressing && confidence >= leavesSurely;
  const elsewhere = isTrulyElsewhere(mind, seen, open.pressing);
  if (elsewhere && !ofCase.test(said)) return false;
  const from = elsewhere ? beyondDoubt : keepsFrom;
  return !pressed && (chanceToStay(thread, open) ?? 0) >= from;
}
/** "¿Y ella puede pedir asilo?": a way that is asked for by its name. */
function asksForOther({ parent }: Subject, said: string): boolean {
  const named = forWay.exec(said)?.[1];
  return named !== undefined && !parent.id.includes(idOfWay[named] ?? named.replace(" ", "-"));
}
const forWay =
  /\b(?:pedir\w*|pid[aeo]|pedimos|solicit\w+|aplic\w+|meter|sacar|apply(?:ing)?|ask(?:ing)?|qualif\w+|file|filing|califi\w+)(?: (?:el|la|un|una|por|para|su|mi|a|an|for))* (asilo|asylum|tps|daca|visa [ut]|vawa|ciudadania|citizenship|fianza|bond)\b/;
/** For somebody else: what the open subject says of the writer's own does not hold. */
const ofAnother =
  /\b(?:ella|el (?:puede|podria|quiere)|mi (?:mujer|espos[oa]|marido|senora|pareja|herman[oa]|mama|papa|h?ij[oa])|she|he|my (?:wife|husband|brother|sister|mom|dad|son|daughter))\b/;
const idOfWay: Record<string, string> = { asylum: "asilo", citizenship: "ciudadania", bond: "fianza" };

const keepsFrom = 0.93;
/** Where the words by themselves are of no subject at all: "¿y cuánto cuesta? mi esposo vino conmigo". */
const beyondDoubt = 0.999;
/** Something that a case is made of; a car's noise is none. */
const ofCase =
  /\b(?:cuesta|costo|tarda\w*|prueba\w*|papeles?|visa|abogad[oa]|carta|cita|permiso|caso|corte|entra\w*|espos[oa]|marido|h?ij[oa]s?|proof|papers?|lawyer|letter|permit|case|court|husband|wife|son|daughter|cost|fee)\b/;
/** In fewer words another subject is named, or a fact told that rules know. */
const fewestKept = 10;

/** What whole phrases say of it, either way; null where they say nothing. */
function isPlain(thread: Thread, open: Subject, said: string): boolean | null {
  if (tellsAside(thread) || (ofAnother.test(said) && asksForOther(open, said))) return false;
  return ofItself[open.parent.id]?.test(said) === true || isUnnamed(thread) ? true : null;
}

/** A way that ended, or gives no residence: who wishes for one next is asked the two questions. */
export const leavesTps = ({ parent }: Subject, { kind }: Reply): boolean =>
  parent.id === "tps" && kind === "clarify";

/** By what people say next of this subject; where that does not settle it, by the rules. */
export function goesOn(thread: Thread, open: Subject, said: string): boolean {
  const plainly = isPlain(thread, open, said);
  if (plainly !== null) return plainly;
  if (leavesTps(open, thread.plain.reply) && wishes(thread)) return false;
  const chance = isSettled(thread, open) ? null : chanceToStay(thread, open);
  if (chance === null) return staysWith(thread, open, said);
  const { kind, topic, confidence } = thread.plain.reply;
  const away = isUnsure(thread.plain.reply) || topic !== open.parent.id;
  const clear = away && kind === "answer" && confidence >= leavesSurely;
  const faint = isUnsure(thread.plain.reply) || confidence < faintly;
  const tells =
    away && faint && !open.pressing && isStatement(thread.question, said) && chance >= surelyStays;
  // Who says what is not meant may mean another subject.
  if (thread.corrects && away && chance < surelyStays && !isAsked(thread, open, likely)) return false;
  const asked = isAsked(thread, open, clear ? surely : likely);
  if (chance >= (clear ? staysAnyway : staysFrom) && (tells || asked)) return true;
  return (chance >= leavesBelow || open.pressing) && staysWith(thread, open, said);
}
const staysFrom = 0.6;
/** Where the words alone are clear of another subject. */
const staysAnyway = 0.85;
const surelyStays = 0.92;
const faintly = 0.6;
const leavesBelow = 0.15;

/**
 * What replies to the two questions is steered by them, a situation is told by its own words, what was told before may be gone back
 * to, a rule knows why it leads away, a wish is asked about, and what is of no subject is no part of this one.
 */
export function isSettled(thread: Thread, open: Subject): boolean {
  const { mind, state, plain, language, spotOf } = thread;
  const { kind, topic, confidence, short } = plain.reply;
  const away = topic !== open.parent.id;
  const spot = spotOf(mind, plain.reply, language);
  return (
    state.pending !== null ||
    (spot !== null && spot !== state.spot) ||
    (away && state.shown?.includes(markOf(short)) === true) ||
    (away && kind === "answer" && confidence === chosenByRule) ||
    (kind === "clarify" && wishes(thread)) ||
    isOffTopic(plain.reply, language)
  );
}

/** What the open subject says to words that are surely its own. */
export function keptHere(thread: Thread, open: Subject | null): Settled | null {
  if (open === null || thread.plain.reply.topic === open.parent.id || !staysSurely(thread, open)) return null;
  const told = goOn(thread, open);
  return told?.turn.reply.topic === open.parent.id ? { ...told, adds: true } : null;
}

/** More words than this ask something besides what they reply. */
const mostReply = 6;

/** What is asked of the open subject so surely that it goes before what the words mean by themselves. */
export function askedHere(thread: Thread, open: Subject, other: boolean): Settled | null {
  if (goesBack.test(thread.question.toLowerCase())) return null;
  const { mind, seen, state } = thread;
  // "No tengo a nadie", asked who in the family has papers: a reply.
  if (state.pending !== null && seen.list.length <= mostReply && mind.free?.answers(mind, seen, state))
    return null;
  const [said = ""] = thread.readings;
  if (ofAnother.test(said) && asksForOther(open, said)) return null;
  if (leavesFor(thread.readings, open.parent.id) !== null) return null;
  return (
    askedInParts(thread, open) ??
    toldTogether(thread, open) ??
    askedOf(thread, open, {
      another: other || ruled(thread, open) || tellsAside(thread),
      settled: isSettled(thread, open),
    })
  );
}

/** What stays after a danger was told: the next words are read as going on with it, unless they plainly ask something else. Server only. */

import { plainReply } from "#guide/dialogue/talk.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import { crisisTexts } from "#guide/safety/safety-texts.ts";
import { dangerLabels } from "#guide/safety/server-only/alarms/alarm-labels.ts";
import { isForRansom, isRansomOpen } from "#guide/safety/server-only/cries/held-captive.ts";
import { deniesBlows, isOver, namesHarm } from "#guide/safety/server-only/cries/no-violence.ts";
import { besideThem, isOfAnother } from "#guide/safety/server-only/cries/other-despairs.ts";
import { hasSwallowed } from "#guide/safety/server-only/cries/said-plainly.ts";
import type { Urgency } from "#guide/safety/urgent-rules.ts";
import type { DialogueState, GuideTurn, Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** So many turns the line stays on top. */
const stays = 5;

/** The danger told before, of a state that may be forged. */
export function toldBefore(value: unknown): DialogueState["crisis"] {
  const { crisis } = (value ?? {}) as {
    crisis?: { kind?: unknown; left?: unknown; now?: unknown; other?: unknown };
  };
  const now = crisis?.now === true ? { now: true as const } : {};
  const other = crisis?.other === true ? { other: true as const } : {};
  const kind = dangerLabels.find((one) => one === crisis?.kind);
  const left = Number(crisis?.left);
  return kind === undefined || !(left > 0)
    ? undefined
    : { kind, left: Math.min(left, stays), ...now, ...other };
}

const asks =
  /\b(?:como|cuanto|cuanta|cuantos|cuando|donde|cual|cuales|quien|que (?:es|son|pasa|formulario|forma|papeles|necesito)|puedo|puede|pueden|podria|quiero (?:saber|arreglar|pedir|renovar|aplicar|sacar|solicitar)|necesito|how|what|when|where|which|who|can|could|do i|i want to (?:know|apply|renew))\b/;
/** "¿Para qué sigo?", "¿qué hago?" ask nothing about papers. */
const despairs =
  /\b(?:para que (?:sigo|vivo|vivir|seguir)|que hago|que voy a hacer|como le hago|como sigo|ya para que|what do i do|whats the point|why go on|que caso tiene)\b/;

/** "Ya estoy a salvo", "ya estoy mejor": the danger's text is not read again. */
const isSafe =
  /\b(?:(?:ya )?(?:estoy|estamos|me siento|toy) (?:\w+ ){0,2}?(?:a salvo|(?:en )?(?:un )?(?:lugar|sitio) seguro|segur[oa]s?|mejor|tranquil[oa]|mas tranquil[oa]|bien|fuera de peligro)|ya (?:me sali|sali) de (?:la |su )?casa|(?:im|i am|we are|were) (?:now )?(?:(?:in a|at a|some) ?(?:safe place|where safe)|safe|better|ok|okay|fine)(?: now)?|feel(?:ing)? better|(?:esta|estan) (?:aqui )?conmigo|(?:is|are) (?:here )?with me)\b/;
const notSafe =
  /\b(?:no (?:estoy|me siento)|not|quisiera estar|cuando este|tomando|me tome|pastillas|pills)\b/;
const calmer: Record<Language, readonly [string, string]> = {
  es: [
    "Qué bueno que estás mejor; me alegra que me lo digas.",
    "Cuando quieras, dime qué necesitas saber de tus papeles, tu corte o tu familia, y vamos paso a paso.",
  ],
  en: [
    "I am glad you are doing better, and that you told me.",
    "Whenever you want, tell me what you need to know about your papers, your court or your family, and we will go step by step.",
  ],
};

/** To who was hurt at home: the way that asks nobody's leave waits. */
const safeAtHome: Record<Language, readonly [string, string]> = {
  es: [
    "Qué bueno que ahora estás a salvo; si el peligro vuelve, llama al 911.",
    "Con calma te cuento cómo pedir papeles sin que esa persona se entere (VAWA): dime si es ciudadano o residente y si están casados.",
  ],
  en: [
    "I am glad you are safe now; if the danger comes back, call 911.",
    "When you are ready I will tell you how to ask for papers without that person knowing (VAWA): tell me if they are a citizen or a resident, and whether you are married.",
  ],
};

/** What is said to somebody who tells of being safe after a danger; null otherwise. */
export function calmed(state: DialogueState, question: string, language: Language): GuideTurn | null {
  const said = clean(question);
  if (state.crisis === undefined || state.crisis.now === true) return null;
  if (said.split(" ").length > mostCalm || !isSafe.test(said) || notSafe.test(said) || asks.test(said))
    return null;
  const own = state.crisis.kind === "violence" ? safeAtHome : calmer;
  return { reply: plainReply([...own[language]]), state: { ...state, pending: null } };
}
const mostCalm = 12;

/** A turn was spoken of something else, or of being safe, since the danger was told. */
const isPast = ({ crisis }: DialogueState) => (crisis?.left ?? stays) < stays;

/** Violence at home that was told before: what follows is asked in its light, and is answered. */
export function goesOnAfterViolence(state: DialogueState): boolean {
  return state.crisis?.kind === "violence" && state.crisis.now !== true && isPast(state);
}

/** "No, no me pega": what was heard was no violence, or is none that they speak of. */
export const takesBack = (said: string) =>
  (deniesBlows(said) && !/\bya no\b|\b(?:anymore|any more)\b/.test(said)) || notAtHome.test(said);
/** "No es mi marido, es el notario". */
const notAtHome =
  /\b(?:no es (?:de )?mi (?:marido|espos[oa]|pareja|novi[oa]|viejo)|(?:he|she)(?:s| is)? not my (?:husband|wife|partner|boyfriend|girlfriend|spouse))\b/;

/** Somebody who was taken, a court or an order: nothing of the danger told before, and no less urgent. */
const cannotWait: ReadonlySet<Urgency> = new Set([
  "health",
  "door",
  "detained",
  "court",
  "missed",
  "order",
  "sign",
  "deadline",
]);

/** "Es que ya me van a deportar": why, and nothing asked. */
const givesReason = /^(?:(?:y|and|pues|si|yes|ya) )*(?:es que|porque|por eso|because|cause|since)\b/;

/** A tapped title, thanks, what cannot wait; and a question of the guide's own waits for its reply. */
function speaksForItself(mind: Mind, { text, list, whole, urgent }: Understanding, state: DialogueState) {
  // Whoever holds a relative for money is no officer, whatever is feared of them.
  const pressing =
    urgent !== null &&
    cannotWait.has(urgent.urgency) &&
    !isRansomOpen(state) &&
    !givesReason.test(clean(text));
  const polite = mind.safety.thanks(list, whole);
  return state.pending !== null || mind.search.exact(text) !== null || pressing || polite;
}

/** A question; "¿cuántos días tengo?" after a calm one goes on with that, not with the danger. */
function isAsked({ text, sure, clarify }: Understanding, said: string, calmer: boolean): boolean {
  if (despairs.test(said) || !(asks.test(said) || /[?¿]/.test(text))) return false;
  return sure || clarify !== undefined || calmer;
}

/** A child who asks whether a parent may petition was told where help is, and is answered below that line. */
const asksForChild = (kind: Crisis, said: string) =>
  kind === "minor" && asks.test(said) && petitions.test(said) && !namesHarm(said);

/** "¿Y si no aviso, para que no me encuentre?", who was told of violence: she hides from him, and from no court. */
function fromHim(seen: Understanding, said: string, kind: Crisis | undefined): Understanding {
  const hides = kind === "violence" && seen.refusal?.kind === "hide" && notFound.test(said);
  if (!hides || ofOffices.test(said)) return seen;
  return { ...seen, refusal: null, crisis: { kind, topic: "vawa" } };
}
const notFound =
  /\bno (?:quiero que )?(?:me|nos) (?:encuentr\w+|hall\w+|localic\w+)|\b(?:dont|cant|wont|not) (?:want (?:him|her|them) to )?find (?:me|us)\b/;
const ofOffices =
  /\b(?:corte|juez|jueza|uscis|ice|migra|migracion|inmigracion|policia|court|judge|immigration|police)\b/;

/** "Ya hablé con mi hermana, está conmigo": somebody stands by, and nobody strikes. */
const isEased = ({ crisis }: Understanding, said: string) =>
  crisis?.kind === "violence" && isSafe.test(said) && !namesHarm(said);

/** Spoken of since, or over by her own words. */
const isCalmer = (state: DialogueState, said: string) =>
  isPast(state) || (isSafe.test(said) && !notSafe.test(said) && (isOver(said) || !namesHarm(said)));

/** The way of who was hurt at home; null after another danger. */
const wayOf = (mind: Mind, kind: Crisis, topic: string | null) =>
  kind === "violence" ? topicOf(mind, topic === "visa-u" ? "visa-u" : "vawa") : undefined;

/** The same danger again, or what was asked in its light. */
export function stillInDanger(mind: Mind, heard: Understanding, state: DialogueState): Understanding {
  const kind = state.crisis?.kind;
  const said = clean(heard.text);
  const eased = kind === "selfHarm" && isEased(heard, said);
  const seen = eased ? { ...heard, crisis: null } : heard;
  if (seen.refusal !== null) return fromHim(seen, said, kind);
  if (kind === undefined) return byPartner(seen, said, state);
  if (seen.crisis !== null) return { ...seen, crisis: ofTheSame(kind, seen.crisis, said, state) };
  if ((kind === "violence" && takesBack(said)) || speaksForItself(mind, seen, state)) return seen;
  const calmer = eased || isCalmer(state, said);
  const asked = isAsked(seen, said, calmer) || asksForChild(kind, said);
  const topic = wayOf(mind, kind, state.topic);
  const ofStatus =
    seen.clarify !== undefined || seen.situation !== null || (seen.sure && mentions.test(said));
  // Who is beaten and tells of papers is told of the way that asks nobody's leave.
  const goesOn = calmer && !asked && !namesHarm(said);
  if (topic !== undefined && (goesOn || (ofStatus && (!asked || seen.clarify !== undefined)))) {
    const hits = [{ topic: topic.id, score: 0, likeness: 0, coverage: 0, chance: 1 }];
    const found = { ...seen.found, hits, confidence: 0.9 };
    const calm = { afield: undefined, clarify: undefined, situation: null, urgent: null, votes: false };
    const { afield: _, ...rest } = { ...seen, ...calm };
    return { ...rest, best: topic, sure: true, found };
  }
  return asked ? seen : { ...seen, crisis: { kind, topic: topic?.id ?? ofKind(kind, state.topic) } };
}

/** Who is hurt at home, and who is kept by a boss, go on speaking of that; one word of the other does not change it. */
function ofTheSame(
  told: Crisis,
  heard: NonNullable<Understanding["crisis"]>,
  said: string,
  { topic }: DialogueState,
): NonNullable<Understanding["crisis"]> {
  const kind = kindOf(told, heard.kind, said);
  if (kind === heard.kind) return heard;
  return { ...heard, kind, topic: kind === "violence" ? "vawa" : ofKind(kind, topic) };
}

/**
 * "No me deja salir", after a husband who threatens was spoken of: who shuts her in is he, and no boss. "He locked up my passport",
 * after a boss: it is no husband. A notario's threat to report is no violence at home.
 */
function byPartner(seen: Understanding, said: string, { opened }: DialogueState): Understanding {
  if (seen.crisis?.kind !== "trafficking" && seen.crisis?.kind !== "violence") return seen;
  if (isForRansom(said)) return seen;
  const told = `${clean(opened ?? "")} ${said}`;
  const story = inRoom(told);
  if (seen.crisis.kind === "trafficking")
    return ofPartner.test(story) && !ofBoss.test(story)
      ? { ...seen, crisis: { ...seen.crisis, kind: "violence", topic: "vawa" } }
      : seen;
  if (ofHome.test(told)) return seen;
  if (byName.test(told) && keepsHere.test(said))
    return { ...seen, crisis: { ...seen.crisis, kind: "trafficking", topic: "visa-t" } };
  const onlyReports = ofPreparer.test(told) && reportsMe.test(said) && !namesHarm(said) && !worse.test(told);
  return onlyReports ? { ...seen, crisis: null } : seen;
}
const byName = /\b(?:patron\w*|jef[ea]|duen[oa]|boss|owner|employer|manager|mayordomo|foreman)\b/;
/** Holds the papers, or houses who works for him and shuts them in. */
const keepsHere =
  /\b(?:pasaporte|papeles|passport|papers|identificacion)\b|\b(?:dormir|duermo|duerma|sleep)\b|\bno (?:me|nos) dejan? (?:salir|ir)\b|\b(?:wont|doesnt|does not|not) let (?:me|us) (?:leave|out|go)\b/;
const ofPreparer = /\b(?:notari[oa]|preparador\w*|gestor\w*|tramitador\w*|preparer|consultant)\b/;
const reportsMe = /\b(?:migracion|migra|inmigracion|immigration|ice|report\w*|denunci\w*|deport\w*)\b/;
/** Wants more than money, or has more than papers to threaten with. */
const worse =
  /\b(?:acuest\w+|acost\w+|sex\w*|bes(?:o|a|ar|e)\w*|toc(?:o|a|ar|aba)\w*|manose\w*|desnud\w+|fotos?|cama|hotel|encerr\w+|encierr\w+|armas?|matar\w*|mis? hij[oa]s?|sleep with|touch\w*|kiss\w*|naked|photos?|kill\w*|my kids?)\b/;
export const ofPartner =
  /\b(?:mi|my) (?:ex\b|(?:ex ?)?(?:espos[oa]|marido|pareja|novi[oa]|viejo|senor|husband|wife|partner|boyfriend|girlfriend)\b)/;
/** Shut in a room at home, or hidden there from blows: no place of work. */
const inRoom = (said: string) =>
  said.replace(
    /\b(?:encerrad[oa]s?|locked)(?: myself)? (?:en|in) (?:el |la |mi |su |un |the |my |a )?(?:bano|cuarto|recamara|habitacion|closet|carro|coche|casa|bathroom|bedroom|room|car|house)\b/g,
    "",
  );

/** The danger that is meant, by what was told before and what is heard now. */
export function kindOf(told: Crisis | undefined, heard: Crisis, said: string): Crisis {
  const home = told === "violence" && heard === "trafficking" && !ofBoss.test(inRoom(said));
  const boss = told === "trafficking" && heard === "violence" && !ofHome.test(said.replace(notAtHome, ""));
  // "Dice que si voy me mata", after a husband who hits: his threat, and no wish of hers.
  const threatened = told === "violence" && heard === "selfHarm" && byHisHand.test(said);
  return home || threatened ? "violence" : boss ? "trafficking" : heard;
}
const byHisHand =
  /\b(?:(?:dice|dijo|amenaz\w+|jura|jur[oó])(?: \w+){0,6} (?:me|nos) (?:mata|va a matar|matara)|(?:says|said|threat\w+|swears)(?: \w+){0,6} kill (?:me|us))\b/;
const ofBoss =
  /\b(?:patron\w*|jef[ea]|duen[oa]|rancho|finca|fabrica|deud\w*|debo|debemos|coyote|encerrad\w*|boss|owner|farm|factory|debt|owe|locked)\b/;
const ofHome =
  /\b(?:espos[oa]|marido|pareja|novi[oa]|papa|papas|mama|padrastro|husband|wife|partner|boyfriend|girlfriend|father|mother|stepfather)\b/;

const ofKind = (kind: Crisis, topic: string | null) =>
  kind === "trafficking" || kind === "minor" ? topic : null;

const petitions =
  /\b(?:pid\w+|pedir\w*|arregl\w+|papeles|petition\w*|sponsor\w*|papers|green card|residencia)\b/;
const mentions =
  /\b(?:papeles|residente|residencia|ciudadan\w+|entre|cruce|ilegal|mojad\w+|visa|mica|casad\w+|resident|citizen|papers|entered|crossed|married)\b/;

/** Pills or poison inside already: no "if". */
const rescue: Record<Language, string> = {
  es: "Llama al 911 ahora mismo, aunque te sientas bien, y di qué tomaste y cuánto: no preguntan por tus papeles. Mientras llegan no te quedes a solas, y por el 988 te escuchan gratis, día y noche.",
  en: "Call 911 right now, even if you feel fine, and say what was taken and how much: they do not ask about papers. Do not stay alone while help comes, and at 988 they listen free, day and night.",
};

/** What stands above in place of the danger's usual line; null where that one fits. */
function lineOf(swallowed: boolean, other: boolean, language: Language): string | null {
  if (swallowed) return rescue[language];
  return other ? besideThem[language].warning : null;
}

/** The state remembers the danger for a few turns, and its line stands above whatever else is said meanwhile. */
export function staying(
  before: DialogueState,
  told: Crisis | null,
  question: string,
  language: Language,
  { reply, state }: GuideTurn,
): GuideTurn {
  const { crisis: _, ...rest } = state;
  const said = clean(question);
  const mistaken =
    told === null && before.crisis?.kind === "violence" && takesBack(said) && !namesHarm(before.opened ?? "");
  const held = mistaken ? undefined : before.crisis;
  const inside = told === "selfHarm" && hasSwallowed(said);
  const now = inside || held?.now === true;
  const kind = told ?? held?.kind;
  if (kind === undefined) return { reply, state: rest };
  const left = told === null ? (held?.left ?? 0) - 1 : stays;
  const other = kind === "selfHarm" && isOfAnother(held, said);
  const usual = crisisTexts[language][kind].warning;
  const line = lineOf(now, other, language) ?? usual;
  const others = reply.warning === null || reply.warning === usual ? "" : ` ${reply.warning}`;
  const marks = { ...(now ? { now: true as const } : {}), ...(other ? { other: true as const } : {}) };
  return {
    reply: told !== null && !now ? reply : { ...reply, warning: line + others },
    state: left > 0 ? { ...rest, crisis: { kind, left, ...marks } } : rest,
  };
}

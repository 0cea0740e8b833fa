/** Says whose question it is: the helper's, the main chat's, an emergency, or nobody's. */

import type { HelpEntry } from "@faro/contract/help/texts/types.ts";
import type { Guide } from "@faro/guide/guide.ts";
import { urgentTexts } from "@faro/guide/safety/safety-texts.ts";
import { answerFrom } from "@faro/guide/search/confidence.ts";
import { words } from "@faro/guide/words/normalise.ts";
import { subjectWords } from "@faro/guide/words/stop-words.ts";
import { iceHere } from "#server/help/answer-texts.ts";
import type { HelpRequest } from "#server/help/engine.ts";
import { cheatedIn, fearsFaro, iceNowIn, losesMoney } from "#server/help/now-rules.ts";
import type { HelpFound, HelpSearch } from "#server/help/search-help.ts";

type Reply = ReturnType<Guide["reply"]>["reply"];

export type SortedQuestion =
  | { kind: "help"; entry: HelpEntry; near: HelpEntry[] }
  | { kind: "legal"; near: HelpEntry[] }
  /** `ice`: ICE is there or has somebody; the article about rights belongs to it. */
  | { kind: "urgent"; warning: string; ice: boolean; near: HelpEntry[] }
  | { kind: "thanks"; near: HelpEntry[] }
  | { kind: "unsure"; near: HelpEntry[] };

/** Found on the questions of testing/help-questions.ts. */
const enough = { confidence: 0.4, chance: 0.12 };
/** So sure, the helper keeps a question although the guide hears danger in it. */
const keepsDanger = 0.55;
const surelyKeeps = 0.9;
const certain = 0.75;
/** So sure, the guide gets a question that the helper only half understands. */
const guideCertain = 0.9;
const guideSure = 0.6;
/** Follow-ups are short: "¿y cómo la quito?" is read together with the question before. */
const followUpWords = 7;
const nearest = 3;

/** Nothing but thanks, however they are strung together. */
const thanks =
  /^(?:muchas|mil|ok|okay|oki|bueno|perfecto|ya|hola|por todo|por la ayuda|gracias|grax|thx|thanks?|thank you|so much|very much|a lot|faro|dios (?:te|los) bendiga|[\s.,!¡])+$/iu;
const thanked = /graci|grax|thank|thx|bendiga/i;

/** Subjects of the guide that are about officers who are there or have somebody. */
const iceTopics = ["ice-en-mi-puerta", "encontrar-detenido"];
/** Beside them, where such a warning is meant as it is said; a sure answer about a case only carries it along. */
const iceAlso = ["derechos-laborales", "salida-voluntaria"];
/** Subjects of the guide that are about being cheated. */
const cheatCalls = "llamadas-estafa";
const cheatTopics = ["notarios-fraude", cheatCalls];

/** The guide's own words where they fit who is in danger; else what helps whoever meets officers. */
function iceWarning(question: string, reply: Reply, language: HelpRequest["language"]): string | null {
  const { door, detained, sign, other } = urgentTexts[language];
  const warning = reply.warning;
  const now = iceNowIn(question);
  if (now === "deporting") return other;
  if (now === "herself") return iceHere[language];
  const fits = warning !== null && [door, detained, sign].includes(warning);
  if (now === "others") return fits ? warning : iceHere[language];
  if (reply.kind !== "answer" || reply.confidence < guideSure || warning === null) return null;
  const ofCase = reply.confidence >= certain && ![...iceTopics, ...iceAlso].includes(reply.topic ?? "");
  if (fits && !ofCase) return warning;
  return iceTopics.includes(reply.topic ?? "") ? iceHere[language] : null;
}

/** What the guide hears in the question that cannot wait; null when nothing, or when the helper surely has its own text. */
function urgentFirst(
  reply: Reply,
  { confidence, hits }: HelpFound,
  { question, language }: HelpRequest,
): { warning: string; ice: boolean } | null {
  if (reply.kind === "crisis") {
    // Where the help text itself speaks of danger, the guide's words for it come first, unless it is that very question.
    const keeps = confidence >= (hits[0]?.entry.yieldsTo === "danger" ? surelyKeeps : keepsDanger);
    if (cheatedIn(question)) return null;
    return keeps ? null : { warning: reply.warning ?? reply.short, ice: false };
  }
  if (confidence >= enough.confidence && fearsFaro(question)) return null;
  // "How do I know the answer is right": no officers in the words, and the helper knows the question.
  if (confidence >= certain && iceNowIn(question) === null && hits[0]?.entry.yieldsTo === undefined)
    return null;
  const warning = iceWarning(question, reply, language);
  return warning === null ? null : { warning, ice: true };
}

/** The text for who was cheated; null when she was not, or asks about her case. */
function cheatedFirst(reply: Reply, question: string, entries: readonly HelpEntry[]): HelpEntry | null {
  if (fearsFaro(question)) return null;
  // What a notary may do is a question for the chat; who paid one, or is asked to pay, needs this text.
  const heard = reply.topic === cheatCalls || losesMoney(question);
  const ofGuide = cheatTopics.includes(reply.topic ?? "") && reply.confidence >= answerFrom && heard;
  const sold = reply.warning === urgentTexts.es.scam || reply.warning === urgentTexts.en.scam;
  if (!(ofGuide || sold || cheatedIn(question))) return null;
  const ofCase = (reply.kind === "answer" || reply.kind === "clarify") && reply.confidence >= guideSure;
  if (ofCase && reply.topic !== null && !cheatTopics.includes(reply.topic)) return null;
  return entries.find(({ forCheated }) => forCheated === true) ?? null;
}

/** The text for a short question read together with the one before; null when they make none. */
function followUp(search: HelpSearch, { question, history }: HelpRequest): HelpEntry | null {
  const before = history.at(-1);
  if (before === undefined || words(question).length > followUpWords) return null;
  const { hits, confidence } = search.search(`${before.question} ${question}`);
  return confidence >= enough.confidence ? (hits[0]?.entry ?? null) : null;
}

export function sortQuestion(search: HelpSearch, guide: Guide, request: HelpRequest): SortedQuestion {
  const { question, language, today } = request;
  const found = search.search(question);
  const near = found.hits.slice(0, nearest).map(({ entry }) => entry);
  const [first] = found.hits;

  const { reply } = guide.reply(question, null, language, { today });
  const urgent = urgentFirst(reply, found, request);
  if (urgent !== null) return { kind: "urgent", ...urgent, near };
  if (thanks.test(question) && thanked.test(question)) return { kind: "thanks", near: [] };
  const cheated = cheatedFirst(reply, question, search.entries);
  if (cheated !== null) return { kind: "help", entry: cheated, near };
  const known = reply.kind === "answer" || reply.kind === "clarify" || reply.kind === "refuse";
  const halfSure = found.confidence < enough.confidence;
  // Where the guide would ask its two questions, a way to papers is meant; and the text on using Faro without papers
  // shares its words with many a question about a case.
  const plain = reply.confidence >= (reply.kind === "clarify" ? guideSure : guideCertain);
  if (known && plain && (halfSure || (first?.entry.yieldsTo === "case" && !fearsFaro(question))))
    return { kind: "legal", near };
  if (first !== undefined && (!halfSure || first.chance >= enough.chance)) {
    return { kind: "help", entry: first.entry, near };
  }

  const again = followUp(search, request);
  if (again !== null) return { kind: "help", entry: again, near };
  const subject = words(question).some(({ text }) => subjectWords.has(text));
  const legal = subject || (known && reply.confidence >= guideSure);
  return { kind: legal ? "legal" : "unsure", near };
}

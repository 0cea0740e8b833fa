/** Says whose question it is: the helper's, the main chat's, an emergency, or nobody's. */
import type { HelpEntry } from "@faro/contract/help/texts/types.ts";
import type { Guide } from "@faro/guide/guide.ts";
import { urgentTexts } from "@faro/guide/safety/safety-texts.ts";
import { words } from "@faro/guide/words/normalise.ts";
import { subjectWords } from "@faro/guide/words/stop-words.ts";
import type { HelpRequest } from "#server/help/engine.ts";
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

/** ICE is at the door or has somebody: that cannot wait for another page. */
const iceTopics = ["ice-en-mi-puerta", "encontrar-detenido"];

function iceWarning(reply: Reply, language: HelpRequest["language"]): string | null {
  if (reply.kind !== "answer" || reply.confidence < guideSure || !reply.warning) return null;
  const { door, detained } = urgentTexts[language];
  const isIce = iceTopics.includes(reply.topic ?? "") || [door, detained].includes(reply.warning);
  return isIce ? reply.warning : null;
}

/** What the guide hears in the question that cannot wait; null when nothing, or when the helper surely has its own text. */
function urgentFirst(
  reply: Reply,
  { confidence, hits }: HelpFound,
  language: HelpRequest["language"],
): { warning: string; ice: boolean } | null {
  if (reply.kind === "crisis") {
    // Where the help text itself speaks of danger, the guide's words for it come first all the same.
    const keeps = confidence >= certain && hits[0]?.entry.id !== "watched-phone";
    return keeps ? null : { warning: reply.warning ?? reply.short, ice: false };
  }
  const warning = confidence < enough.confidence ? iceWarning(reply, language) : null;
  return warning === null ? null : { warning, ice: true };
}

export function sortQuestion(search: HelpSearch, guide: Guide, request: HelpRequest): SortedQuestion {
  const { question, language, history, today } = request;
  const found = search.search(question);
  const near = found.hits.slice(0, nearest).map(({ entry }) => entry);
  const [first] = found.hits;

  const { reply } = guide.reply(question, null, language, { today });
  const urgent = urgentFirst(reply, found, language);
  if (urgent !== null) return { kind: "urgent", ...urgent, near };
  if (thanks.test(question) && thanked.test(question)) return { kind: "thanks", near: [] };
  const known = reply.kind === "answer" || reply.kind === "clarify" || reply.kind === "refuse";
  const halfSure = found.confidence < enough.confidence;
  // Where the guide would ask its two questions, a way to papers is meant; and the text on using Faro without papers
  // shares its words with many a question about a case.
  const plain = reply.confidence >= (reply.kind === "clarify" ? guideSure : guideCertain);
  if (known && plain && (halfSure || first?.entry.id === "no-papers")) return { kind: "legal", near };
  if (first !== undefined && (!halfSure || first.chance >= enough.chance)) {
    return { kind: "help", entry: first.entry, near };
  }

  const before = history.at(-1);
  if (before !== undefined && words(question).length <= followUpWords) {
    const together = search.search(`${before.question} ${question}`);
    const [again] = together.hits;
    if (again !== undefined && together.confidence >= enough.confidence) {
      return { kind: "help", entry: again.entry, near };
    }
  }
  const subject = words(question).some(({ text }) => subjectWords.has(text));
  const legal = subject || (known && reply.confidence >= guideSure);
  return { kind: legal ? "legal" : "unsure", near };
}

/** Says whose question it is: the helper's, the main chat's, an emergency, or nobody's. */
import type { HelpEntry } from "@faro/contract/help/texts/types.ts";
import type { Guide } from "@faro/guide/guide.ts";
import { words } from "@faro/guide/words/normalise.ts";
import { subjectWords } from "@faro/guide/words/stop-words.ts";
import type { HelpRequest } from "#server/help/engine.ts";
import type { HelpSearch } from "#server/help/search-help.ts";

export type SortedQuestion =
  | { kind: "help"; entry: HelpEntry; near: HelpEntry[] }
  | { kind: "legal"; near: HelpEntry[] }
  | { kind: "urgent"; warning: string; near: HelpEntry[] }
  | { kind: "unsure"; near: HelpEntry[] };

/** Found on the questions of testing/help-questions.ts. */
const enough = { confidence: 0.4, chance: 0.06 };
/** So sure, the helper keeps a question although the guide hears danger in it. */
const certain = 0.75;
/** So sure, the guide gets a question that the helper only half understands. */
const guideCertain = 0.9;
const guideSure = 0.6;
/** Follow-ups are short: "¿y cómo la quito?" is read together with the question before. */
const followUpWords = 7;
const nearest = 3;

export function sortQuestion(search: HelpSearch, guide: Guide, request: HelpRequest): SortedQuestion {
  const { question, language, history, today } = request;
  const found = search.search(question);
  const near = found.hits.slice(0, nearest).map(({ entry }) => entry);
  const [first] = found.hits;

  const { reply } = guide.reply(question, null, language, { today });
  if (reply.kind === "crisis" && found.confidence < certain) {
    return { kind: "urgent", warning: reply.warning ?? reply.short, near };
  }
  const known = reply.kind === "answer" || reply.kind === "clarify" || reply.kind === "refuse";
  const halfSure = found.confidence < enough.confidence;
  if (known && reply.confidence >= guideCertain && halfSure) return { kind: "legal", near };
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

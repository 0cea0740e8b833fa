import { pageLink } from "@faro/contract/help/page-links.ts";
import type { HelpAnswer } from "@faro/contract/help/schemas.ts";
import type { HelpEntry } from "@faro/contract/help/texts/types.ts";
import type { Guide } from "@faro/guide/guide.ts";
import {
  afterUrgent,
  chatLink,
  iceLines,
  invitations,
  legalAnswer,
  present,
  rightsArticle,
  thanksAnswer,
  unsureAnswer,
  usualQuestions,
} from "#server/help/answer-texts.ts";
import type { HelpEngine, HelpRequest } from "#server/help/engine.ts";
import type { HelpSearch } from "#server/help/search-help.ts";
import { type SortedQuestion, sortQuestion } from "#server/help/sort-question.ts";

/** The answer to a question that is sorted already, from the help texts alone. */
export function indexAnswer(
  sorted: SortedQuestion,
  { language, signedIn }: Pick<HelpRequest, "language" | "signedIn">,
  entries: readonly HelpEntry[],
): HelpAnswer {
  const chat = chatLink(signedIn, language);
  const base = { engine: "index" as const, choices: [] };
  if (sorted.kind === "help") {
    const { answer, invite, page } = sorted.entry;
    const link = page === null ? null : pageLink(page, language);
    return {
      ...base,
      kind: "help",
      answer: invite === null ? answer[language] : `${answer[language]} ${invitations[invite][language]}`,
      links: present(page === "/chat" ? chat : link),
    };
  }
  if (sorted.kind === "legal") {
    return { ...base, kind: "legal", answer: legalAnswer[language], links: present(chat) };
  }
  if (sorted.kind === "urgent") {
    const after = sorted.ice ? iceLines : afterUrgent;
    const answer = `${sorted.warning} ${after[language]}`;
    const rights = sorted.ice ? pageLink(rightsArticle, language) : null;
    return { ...base, kind: "urgent", answer, links: present(rights, chat) };
  }
  if (sorted.kind === "thanks") {
    return { ...base, kind: "help", answer: thanksAnswer[language], links: present(chat) };
  }
  const usual = entries.filter(({ id }) => usualQuestions.includes(id));
  const offered = sorted.near.length > 0 ? sorted.near : usual;
  return {
    ...base,
    kind: "unsure",
    answer: unsureAnswer[language],
    links: present(chat),
    choices: offered.map(({ title }) => title[language]),
  };
}

/** Answers from the product's own help texts; needs no key and no network. */
export function createIndexEngine(parts: {
  entries: readonly HelpEntry[];
  search: HelpSearch;
  guide: Guide;
}): HelpEngine {
  return {
    name: "index",
    answer: async (request) =>
      indexAnswer(sortQuestion(parts.search, parts.guide, request), request, parts.entries),
  };
}

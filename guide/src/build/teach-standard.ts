/**
 * Learns to tell the standard questions from each other and from everything else that is asked next. Used by generate-index.ts and
 * bench/guide/standard.ts; the same lines give the same weights.
 */
import { type StandardQuestion, standardQuestions } from "#guide/content-schema.ts";
import { createStandardReader } from "#guide/dialogue/server-only/faq/standard.ts";
import { standardSigns, unknownWord } from "#guide/dialogue/server-only/faq/standard-signs.ts";
import { featuresOf } from "#guide/search/features.ts";
import { compact, type TaughtModel } from "#guide/search/model.ts";
import { regress } from "#guide/search/softmax-regression.ts";
import { words } from "#guide/words/normalise.ts";

export interface StandardLessons {
  /** Ways of asking, by question. */
  asked: Readonly<Partial<Record<StandardQuestion, readonly string[]>>>;
  /** What is asked next otherwise. */
  other: readonly string[];
}

/** Seen less often a sign says more about that line than about its question. */
const leastSeen = 2;
const decay = 0.00005;
const rounds = 20;
/** There are ten other lines to one of these. */
const askedWorth = 15;
const leastStep = 1;

/** An item's wording that is likelier a standard question than this teaches nothing: many items answer one in words of their own. */
const alike = 0.3;

/** Labels are the standard questions in their order, then "another question". */
export function teachStandard({ asked, other }: StandardLessons): TaughtModel {
  const first = teachOnce({ asked, other });
  const read = createStandardReader(first);
  return teachOnce({ asked, other: other.filter((text) => (read(words(text))?.chance ?? 0) < alike) });
}

function teachOnce({ asked, other }: StandardLessons): TaughtModel {
  const lines = standardQuestions.flatMap((question, label) =>
    [...new Set(asked[question] ?? [])].map((text) => ({ label, list: words(text) })),
  );
  const rootsSeen = countOf(lines.flatMap(({ list }) => [...new Set(list.map(({ root }) => root))]));
  const knows = (root: string) => (rootsSeen.get(root) ?? 0) >= leastSeen;
  const rest = [...new Set(other)].map((text) => ({ label: standardQuestions.length, list: words(text) }));
  const signed = [...lines, ...rest].map(({ label, list }) => ({ label, signs: standardSigns(list, knows) }));
  const seen = countOf(signed.slice(0, lines.length).flatMap(({ signs }) => [...signs.keys()]));
  const kept = [...seen].filter(([, count]) => count >= leastSeen).map(([sign]) => sign);
  const names = new Map([...new Set([...kept, unknownWord])].map((sign, place) => [sign, place]));
  const taught = signed.map(({ label, signs }) => ({
    features: featuresOf(signs, (sign) => names.get(sign)),
    label,
    worth: label < standardQuestions.length ? askedWorth : 1,
  }));
  const labels = standardQuestions.length + 1;
  const weights = regress(taught, labels, names.size, decay, rounds);
  return compact([{ weights, width: labels }], names, leastStep);
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

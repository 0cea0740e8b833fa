import type { Form, Language, Topic } from "#guide/content-schema.ts";
import type { Library } from "#guide/reply/library.ts";
import { withDates } from "#guide/reply/register.ts";
import { texts } from "#guide/reply/texts.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import { words } from "#guide/words/normalise.ts";
import { sentencesIn } from "#guide/words/sentences-in.ts";

export interface Price {
  /** What it costs, each sentence with its date; the first holds by itself. */
  lines: string[];
  /** Register entries that the lines print. */
  entries: string[];
  /** What is not settled about these very amounts. */
  caution: string[];
}

/** What a form, or one of two in a row, costs: never the price of another one. */
export function priceOf(
  { register }: Library,
  { id, fee, checked }: Pick<Form, "id" | "fee" | "checked">,
  language: Language,
  topic?: Topic | undefined,
): Price {
  const say = texts[language];
  // A browser has no room for prices that depend: there the topic tells its own case.
  const own = fee.is === "page" && topic !== undefined ? priceInTopic(topic, id, language) : [];
  if (fee.is === "page" && own.length === 0) {
    return { lines: [say.costAt(id, fee.url ?? say.feeTable)], entries: [], caution: [] };
  }
  if (fee.is === "free") {
    const entry = register.entry(fee.register ?? "");
    const line = withDates(say.costFree(id), [entry?.asOf ?? checked], language);
    return { lines: [line], entries: entry === undefined ? [] : [entry.id], caution: [] };
  }
  const raw =
    fee.is === "register" ? [say.costOf(id, `{${fee.value}}`)] : fee.is === "page" ? own : fee.told[language];
  const entries = [...new Set(raw.flatMap((line) => register.printed(line)))];
  return {
    // What prints nothing of the register is known as of the day the form was checked.
    lines: raw.map((line) =>
      entries.length === 0 ? withDates(line, [checked], language) : register.fill(line, language),
    ),
    entries,
    caution: entries.flatMap((entry) => register.caution(raw, entry, language) ?? []),
  };
}

/** What a topic says of that form's price for its own case, with the register's values still to be filled in. */
export function priceInTopic({ followUps }: Topic, id: string, language: Language): string[] {
  const tokens = formTokens(id);
  return sentencesIn(followUps.cost?.[language] ?? "").filter((line) =>
    words(line).some(({ text }) => tokens.includes(text)),
  );
}

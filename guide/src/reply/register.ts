import type { Language, RegisterEntry } from "#guide/content-schema.ts";
import { dateInWords, isStale } from "#guide/dates.ts";
import { texts } from "#guide/reply/texts.ts";

/**
 * `{V01.i-130}` prints a value. `{V43}` prints nothing: it dates a sentence that says how a program stands in words of its own
 * ("eso sigue en pelea en las cortes{V43}.").
 */
const reference = / ?\{(V\d{2})\}|\{(V\d{2})\.([a-z0-9-]+)\}/g;

/** Dated facts by id, and the sentences that print them. */
export interface Register {
  entry(id: string): RegisterEntry | undefined;
  /** The value of "V01.i-130", or null. */
  value(key: string, language: Language): string | null;
  /** Replaces every mark in one sentence and puts the date of each before its final mark. */
  fill(sentence: string, language: Language): string;
  /** Ids of the entries that the sentence prints or is dated by. */
  printed(sentence: string): string[];
  /** What must be told beside the values the sentences print: the entry's caution, when it is about one of them. */
  caution(sentences: readonly string[], id: string, language: Language): string | null;
  /** Ids older than 180 days on that day. */
  stale(ids: readonly string[], today: string): RegisterEntry[];
}

export function createRegister(entries: readonly RegisterEntry[]): Register {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  function value(key: string, language: Language): string | null {
    const [id = "", name = ""] = key.split(".");
    return byId.get(id)?.values[name]?.[language] ?? null;
  }

  function printed(sentence: string): string[] {
    if (!sentence.includes("{")) return [];
    return [
      ...new Set(Array.from(sentence.matchAll(reference), (match) => match[1] ?? match[2] ?? "")),
    ].filter((id) => byId.has(id));
  }

  function fill(sentence: string, language: Language): string {
    if (!sentence.includes("{")) return sentence;
    const dates = new Set(printed(sentence).map((id) => byId.get(id)?.asOf ?? ""));
    const filled = sentence.replace(
      reference,
      // A value the register lost must not print braces; the official page is named instead.
      (_, bare: string | undefined, id: string, key: string) =>
        bare === undefined ? (value(`${id}.${key}`, language) ?? texts[language].officialFigure) : "",
    );
    return dates.size === 0 ? filled : withDates(filled, [...dates].sort(), language);
  }

  return {
    entry: (id) => byId.get(id),
    value,
    fill,
    printed,
    caution(sentences, id, language) {
      const entry = byId.get(id);
      const keys = sentences.flatMap((sentence) =>
        Array.from(sentence.matchAll(reference), ([, , of, key]) => (of === id ? (key ?? []) : [])).flat(),
      );
      const about = entry?.cautionFor ?? keys;
      return keys.some((key) => about.includes(key)) ? (entry?.caution?.[language] ?? null) : null;
    },
    stale: (ids, today) =>
      ids.flatMap((id) => {
        const entry = byId.get(id);
        return entry !== undefined && isStale(entry.asOf, today) ? [entry] : [];
      }),
  };
}

/** Adds "(dato al 1 de octubre de 2026)" before the final mark, each date once. */
export function withDates(sentence: string, dates: readonly string[], language: Language): string {
  const missing = dates.map((date) => dateInWords(date, language)).filter((date) => !sentence.includes(date));
  if (missing.length === 0) return sentence;
  const note = texts[language].asOf(missing.join(language === "es" ? " y " : " and "));
  const [, body = sentence, mark = "."] = /^(.*?)([.?!…]*)$/s.exec(sentence.trimEnd()) ?? [];
  return `${body} (${note})${mark === "" ? "." : mark}`;
}

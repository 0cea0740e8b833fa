import type { Glossary } from "#guide/content-schema.ts";
import { clean, type Word, words } from "#guide/normalise.ts";

/** Colloquial words read through the glossary: "mica" also looks for "tarjeta de residente". */
export interface GlossaryReader {
  /** Words of a question with misspellings replaced and fillers gone. */
  read(text: string): Word[];
  /** Words the question also means, to be searched with less weight. */
  alsoMeans(list: readonly Word[]): Word[];
}

interface Entry {
  phrases: Word[][];
  term: Word[];
}

export const emptyGlossary: Glossary = { synonyms: [], misspellings: {}, fillers: { es: [], en: [] } };

export function createGlossary(glossary: Glossary): GlossaryReader {
  const replace = new Map(
    Object.entries(glossary.misspellings).map(([from, to]) => [clean(from), clean(to)] as const),
  );
  const fillers = new Map<string, string[][]>();
  for (const filler of [...glossary.fillers.es, ...glossary.fillers.en]) {
    const parts = clean(filler).split(" ");
    const first = parts[0] ?? "";
    // Longest first, so that "no se si" goes before "no".
    fillers.set(
      first,
      [...(fillers.get(first) ?? []), parts].sort((a, b) => b.length - a.length),
    );
  }
  const entries: Entry[] = glossary.synonyms.map(({ term, said }) => ({
    term: words(term),
    phrases: [...said, term].map((phrase) => words(phrase)).filter((phrase) => phrase.length > 0),
  }));
  const byFirst = new Map<string, { phrase: Word[]; entry: Entry }[]>();
  for (const entry of entries) {
    for (const phrase of entry.phrases) {
      const first = phrase[0]?.sound ?? "";
      byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, entry }]);
    }
  }

  function read(text: string): Word[] {
    return withoutFillers(words(text, replace), fillers);
  }

  /** Entries that one of their phrases names in the words. */
  function named(list: readonly Word[]): Entry[] {
    return list.flatMap((first, index) =>
      (byFirst.get(first.sound) ?? [])
        .filter(({ phrase }) => phrase.every((part, offset) => list[index + offset]?.sound === part.sound))
        .map(({ entry }) => entry),
    );
  }

  function alsoMeans(list: readonly Word[]): Word[] {
    const said = new Set(list.map((item) => item.sound));
    // Sister words of the same entry too, so that variants written with any of them are found.
    const meant = named(list).flatMap((entry) => [
      ...entry.term,
      ...entry.phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
    ]);
    return [...new Map(meant.map((item) => [item.sound, item])).values()].filter(
      (item) => !said.has(item.sound),
    );
  }

  return { read, alsoMeans };
}

/** Removes filler phrases, unless nothing would be left. */
function withoutFillers(list: Word[], fillers: ReadonlyMap<string, string[][]>): Word[] {
  const kept: Word[] = [];
  for (let index = 0; index < list.length; ) {
    const here = list[index];
    const filler = fillers
      .get(here?.text ?? "")
      ?.find((parts) => parts.every((part, offset) => list[index + offset]?.text === part));
    if (filler === undefined && here !== undefined) kept.push(here);
    index += filler?.length ?? 1;
  }
  return kept.length === 0 ? list : kept;
}

import type { Glossary } from "#guide/content-schema.ts";
import { clean, type Word, words } from "#guide/words/normalise.ts";
import { sameMeaning } from "#guide/words/same-meaning.ts";
import { stopWords } from "#guide/words/stop-words.ts";

/** Colloquial words read through the glossary: "mica" also looks for "tarjeta de residente". */
export interface GlossaryReader {
  /** Words of a question with misspellings replaced and fillers gone. */
  read(text: string): Word[];
  /** The same with fillers kept. */
  readAll(text: string): Word[];
  /** By the sound of a word of the list: other words that mean the same ("green" and "card": "mica"). */
  alsoMeans(list: readonly Word[]): Map<string, Word[]>;
  /** Plain explanation of the first word or phrase that has one. */
  explain(list: readonly Word[]): { es: string; en: string } | null;
}

interface Entry {
  phrases: Word[][];
  term: Word[];
  meaning: { es: string; en: string } | null;
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
  const entries: Entry[] = glossary.synonyms.map(({ term, said, meaning }) => ({
    meaning,
    term: words(term),
    phrases: [...said, term].map((phrase) => words(phrase)).filter((phrase) => phrase.length > 0),
  }));
  const phrases = phraseIndex(entries);

  function read(text: string): Word[] {
    return withoutFillers(readAll(text), fillers);
  }

  function readAll(text: string): Word[] {
    return words(text, replace);
  }

  /** Single words that mean the same as an entry, besides its own term. */
  const sisters = new Map(
    entries.map((entry) => [
      entry,
      [...entry.term, ...entry.phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []))].filter(
        (item) => !stopWords.has(item.text),
      ),
    ]),
  );

  const everyday = sameMeaning();

  /** Phrases of the glossary that stand in the words. */
  function named(list: readonly Word[]): Named[] {
    const found: Named[] = [];
    for (let at = 0; at < list.length; at += 1) {
      const known = phrases.get(list[at]?.sound ?? "");
      if (known === undefined) continue;
      const second = list[at + 1]?.sound;
      for (const one of known)
        if ((one.second === undefined || one.second === second) && stands(one.phrase, list, at))
          found.push(one);
    }
    return found;
  }

  /** The ranking and what was learned ask of the same words. */
  const meanings = new WeakMap<readonly Word[], Map<string, Word[]>>();
  function alsoMeans(list: readonly Word[]): Map<string, Word[]> {
    const known = meanings.get(list);
    if (known !== undefined) return known;
    const meant = new Map<string, Word[]>();
    for (const item of list) {
      const others = everyday.get(item.sound);
      if (others !== undefined) meant.set(item.sound, others);
    }
    for (const { phrase, entry } of named(list)) {
      for (const part of phrase) {
        if (stopWords.has(part.text)) continue;
        meant.set(part.sound, [...(meant.get(part.sound) ?? []), ...(sisters.get(entry) ?? [])]);
      }
    }
    meanings.set(list, meant);
    return meant;
  }

  function explain(list: readonly Word[]): { es: string; en: string } | null {
    return named(list).find(({ entry }) => entry.meaning !== null)?.entry.meaning ?? null;
  }

  return { read, readAll, alsoMeans, explain };
}

/** A phrase of an entry. */
interface Named {
  phrase: readonly Word[];
  /** Sound of its second word: nearly all are out by it. */
  second: string | undefined;
  entry: Entry;
}

/** The phrases by their first word, in the order of the content. */
function phraseIndex(entries: readonly Entry[]): ReadonlyMap<string, readonly Named[]> {
  const index = new Map<string, Named[]>();
  for (const entry of entries) {
    for (const phrase of entry.phrases) {
      const first = phrase[0]?.sound ?? "";
      const known = index.get(first) ?? [];
      known.push({ phrase, second: phrase[1]?.sound, entry });
      index.set(first, known);
    }
  }
  return index;
}

/** Two thousand are asked of each message: a loop, and no function for each. */
function stands(phrase: readonly Word[], list: readonly Word[], at: number): boolean {
  for (let offset = 2; offset < phrase.length; offset += 1)
    if (list[at + offset]?.sound !== phrase[offset]?.sound) return false;
  return true;
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

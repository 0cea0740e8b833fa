import SearchableMap from "minisearch/SearchableMap";
import { type Word, word } from "#guide/words/normalise.ts";

/** Every word the guide knows, to mend a misspelled one. */
export interface Vocabulary {
  has(candidate: Word): boolean;
  /** The nearest known word, or the same word when none is near. */
  mend(candidate: Word): Word;
}

/** Words shorter than this are left alone: too many neighbours. */
const shortest = 5;
const twoEditsFrom = 8;
const memoLimit = 5_000;

export function createVocabulary(list: Iterable<Word>): Vocabulary {
  const counts = new Map<string, number>();
  const roots = new Set<string>();
  for (const item of list) {
    counts.set(item.sound, (counts.get(item.sound) ?? 0) + 1);
    roots.add(item.root);
  }
  const sounds = SearchableMap.from([...counts]);
  /** By sound; null where no known word is near: what sounds alike is written in several ways, and each stays as it is. */
  const memo = new Map<string, Word | null>();

  function has(candidate: Word): boolean {
    return counts.has(candidate.sound) || roots.has(candidate.root);
  }

  function mend(candidate: Word): Word {
    const { sound } = candidate;
    if (sound.length < shortest || /\d/.test(sound) || has(candidate)) return candidate;
    const known = memo.get(sound);
    if (known !== undefined) return known ?? candidate;
    const near = nearest(sound);
    const mended = near === null ? null : word(near);
    if (memo.size >= memoLimit) memo.clear();
    memo.set(sound, mended);
    return mended ?? candidate;
  }

  function nearest(sound: string): string | null {
    const edits = sound.length >= twoEditsFrom ? 2 : 1;
    let best: { sound: string; rank: number } | null = null;
    for (const [other, [count, distance]] of sounds.fuzzyGet(sound, edits)) {
      // The first letter is nearly always right; without this "viaje" and "traje" would meet.
      if (other[0] !== sound[0] || other.length < shortest - 1) continue;
      const rank = distance * 1_000 - Math.min(count, 999);
      if (best === null || rank < best.rank) best = { sound: other, rank };
    }
    return best?.sound ?? null;
  }

  return { has, mend };
}

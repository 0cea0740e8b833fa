import { isNumber, type Word, words } from "#guide/words/normalise.ts";

/** Little words that come and go between one way of saying a phrase and another. */
const little = new Set(
  "el la los las un una unos unas de del a al mi mis me se que por para en con lo le les nos y the an my to of for in i it".split(
    " ",
  ),
);
const articles = new Set("el la los las un una unos unas mi mis the a an my".split(" "));
/** Roots this short meet by chance. */
const shortRoot = 4;

export interface PhraseSet {
  /** The first phrase found in the words, as content wrote it, or null. */
  find(list: readonly Word[]): string | null;
}

/** Many fixed phrases looked up at once: by their first word, then word for word. */
/** `strict`: only articles may come and go; for phrases that switch something off. */
export function createPhraseSet(phrases: readonly string[], strict = false): PhraseSet {
  const loose = strict ? articles : little;
  const byFirst = new Map<string, { text: string; parts: Word[] }[]>();
  /** "me venden" alone is an alarm, "me venden un permiso" is not: one telling word needs the whole text. */
  const whole = new Map<string, string>();
  for (const text of phrases) {
    const parts = words(text).filter((item) => !loose.has(item.text));
    const first = parts[0];
    if (first === undefined || parts.length === 1) {
      whole.set(soundsOf(words(text)), text);
      continue;
    }
    const known = byFirst.get(keyOf(first)) ?? [];
    known.push({ text, parts });
    byFirst.set(keyOf(first), known);
  }

  function find(list: readonly Word[]): string | null {
    const read = readOnce(list);
    const same = whole.get(read.sounds);
    if (same !== undefined) return same;
    const telling = strict ? read.withoutArticles : read.withoutLittle;
    for (let index = 0; index < telling.length; index += 1) {
      const item = telling[index];
      const known = item === undefined ? undefined : byFirst.get(keyOf(item));
      if (known === undefined) continue;
      for (const { text, parts } of known) if (startsAt(telling, index, parts)) return text;
    }
    return null;
  }

  return { find };
}

/** What every set of phrases asks of the same words. */
interface Read {
  sounds: string;
  withoutLittle: readonly Word[];
  withoutArticles: readonly Word[];
}

const readings = new WeakMap<readonly Word[], Read>();

function readOnce(list: readonly Word[]): Read {
  const known = readings.get(list);
  if (known !== undefined) return known;
  const read = {
    sounds: soundsOf(list),
    withoutLittle: list.filter((item) => !little.has(item.text)),
    withoutArticles: list.filter((item) => !articles.has(item.text)),
  };
  readings.set(list, read);
  return read;
}

function soundsOf(list: readonly Word[]): string {
  return list.map((item) => item.sound).join(" ");
}

function keyOf(item: Word): string {
  return item.root.length >= shortRoot ? item.root : item.sound;
}

function startsAt(list: readonly Word[], index: number, parts: readonly Word[]): boolean {
  for (let offset = 0; offset < parts.length; offset += 1) {
    const [item, part] = [list[index + offset], parts[offset]];
    if (item === undefined || part === undefined || !isSame(item, part)) return false;
  }
  return true;
}

function isSame(item: Word, part: Word): boolean {
  if (item.sound === part.sound) return true;
  // "llevo 18 años aqui" is the same phrase as "llevo 20 años aqui".
  if (isNumber(item.text) && isNumber(part.text)) return true;
  return part.root.length >= shortRoot && item.root === part.root;
}

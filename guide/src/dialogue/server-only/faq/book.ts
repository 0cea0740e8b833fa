/** The written answers of every topic, and which of them a few words ask for. Server only. */
import type { StandardQuestion } from "#guide/content-schema.ts";
import { type PackedTopic, unpackTopic } from "#guide/dialogue/server-only/faq/packed.ts";
import type { StandardReader } from "#guide/dialogue/server-only/faq/standard.ts";
import { surenessOf } from "#guide/dialogue/server-only/faq/sureness.ts";
import { isOf, rootsOf, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import type { Compared, FaqVectors } from "#guide/dialogue/server-only/faq/vectors.ts";
import { clean, words } from "#guide/words/normalise.ts";
import { remembering } from "#guide/words/remembering.ts";
import { stopWords } from "#guide/words/stop-words.ts";

/** An item that may be meant. */
export interface Meant {
  item: ToldItem;
  /** 0 to 1: how sure it is that this item answers what was said. */
  sure: number;
}

export interface FaqBook {
  /**
   * The likeliest items of a topic, best first: those of the whole topic and those of the situation `spot` that is open. One alone
   * when it was tapped, none where nothing is written for the topic.
   */
  meant(text: string, topic: string, spot: string | null | undefined): Meant[];
  /** Which standard question a few words are, without the subject's own name; null for another. */
  standard: StandardReader;
  /** The items that answer a standard question of a topic, the first that holds goes first. */
  answering(question: StandardQuestion, topic: string): ToldItem[];
  /** All items of a topic. */
  items(topic: string): readonly ToldItem[];
  /** One item by its name. */
  item(topic: string, id: string): ToldItem | undefined;
  /** How much the words of a question are those that this item of the topic is asked with: seldom ones count more. 0 and up. */
  shared(text: string, topic: string, item: ToldItem): number;
  /** How much these roots say of what is asked of the topic: seldom ones more. 0 and up. */
  weight(roots: readonly string[], topic: string): number;
  /** How near the nearest item is, -1 to 1, and the share of the words' signs that were taught; null where nothing is written. */
  nearest(text: string, topic: string): { likeness: number; known: number } | null;
}

const mostMeant = 4;
/** Of the questions, and of the places where they are asked, so many are kept. */
const fewAsked = 8;

/** `packed` holds each topic's as `generate-index.ts` packs them, read when the topic is first open, so that a start reads none. */
export function createFaqBook(
  packed: Readonly<Record<string, string>>,
  vectors: () => FaqVectors,
  standard: () => StandardReader,
): FaqBook {
  const read = new Map<string, Chapter>();
  const chapterOf = (topic: string): Chapter | null => {
    const text = packed[topic];
    if (text === undefined) return null;
    const known = read.get(topic) ?? chapter(unpackTopic(text));
    read.set(topic, known);
    return known;
  };
  const meantOf = (text: string, topic: string, spot: string | null): Meant[] => {
    const open = chapterOf(topic);
    if (open === null) return [];
    const tapped = open.byLabel.get(clean(text));
    if (tapped !== undefined) return isOf(tapped, spot) ? [{ item: tapped, sure: 1 }] : [];
    const read = (part: string, worth: number, parts?: { asked?: string; whole?: string }) =>
      likeliest(open.items, vectors().compare(part, topic, parts), { text: part, spot, worth });
    const asked = askedIn(text);
    const told = read(text, 1);
    const whole = asked === null ? told : surest([...told, ...read(text, ofAsking, { asked })]);
    if ((whole[0]?.sure ?? 0) >= clearly) return whole;
    const pieces = piecesOf(text).flatMap((piece) => read(piece, ofPiece, { whole: text }));
    return surest([...whole, ...pieces]);
  };
  /** One question is held against the same answers in several places of a turn, and once more as ground for a model. */
  const meantAt = remembering((place) => {
    const [topic, spot] = JSON.parse(place) as [string, string | null];
    return remembering((text) => meantOf(text, topic, spot), fewAsked);
  }, fewAsked);
  return {
    standard: (list) => standard()(list),
    answering(question, topic) {
      const open = chapterOf(topic);
      const ids = open?.standard[question] ?? [];
      return ids.flatMap((id) => open?.items.find((item) => item.id === id) ?? []);
    },
    items: (topic) => chapterOf(topic)?.items ?? [],
    item: (topic, id) => chapterOf(topic)?.items.find((one) => one.id === id),
    shared(text, topic, { asks }) {
      const open = chapterOf(topic);
      if (open === null) return 0;
      const own = new Set(asks.split(" "));
      return weightOf(
        open,
        rootsOf(text).filter((one) => own.has(one)),
      );
    },
    weight(roots, topic) {
      const open = chapterOf(topic);
      return open === null ? 0 : weightOf(open, roots);
    },
    nearest(text, topic) {
      const compared = vectors().compare(text, topic);
      return compared === null ? null : { likeness: Math.max(...compared.likeness), known: compared.known };
    },
    meant: (text, topic, spot) => meantAt(JSON.stringify([topic, spot ?? null]))(text),
  };
}

/** Each item as sure as where it is surest, the surest first. */
function surest(found: readonly Meant[]): Meant[] {
  const best = new Map<ToldItem, number>();
  for (const { item, sure } of found) best.set(item, Math.max(sure, best.get(item) ?? 0));
  const order = [...best].sort(([, one], [, other]) => other - one).slice(0, mostMeant);
  return order.map(([item, sure]) => ({ item, sure }));
}

/** The question at the end of what is told: "entré con mi niño de 5 años, ¿él también tiene que ir?". */
function askedIn(text: string): string | null {
  const found = lastQuestion.exec(text)?.[1]?.trim();
  if (found === undefined) return null;
  const telling = words(found).filter(({ text: one }) => !stopWords.has(one)).length;
  const beside = text.split(/\s+/).length - found.split(/\s+/).length;
  return telling >= fewestTelling && beside >= fewestBeside ? found : null;
}
const lastQuestion = /(?:^|[.,;:!¿\n])([^.,;:!¿?\n]+)\?+[\s)»"”]*$/u;
/** "¿Y eso cambia algo?" asks of what was told. */
const fewestTelling = 3;
const fewestBeside = 3;

/** The items of a topic, each by what is tapped to ask for it, and how many are asked with a root. */
interface Chapter extends PackedTopic {
  byLabel: ReadonlyMap<string, ToldItem>;
  asking: ReadonlyMap<string, number>;
}

/** The fewer items are asked with it, the more a root says of which is. */
const rarityOf = ({ items, asking }: Chapter, one: string): number =>
  Math.log(items.length / (asking.get(one) ?? items.length));

const weightOf = (open: Chapter, roots: readonly string[]): number =>
  roots.reduce((sum, one) => sum + rarityOf(open, one), 0);

function chapter({ items, standard }: PackedTopic): Chapter {
  const labels = items.flatMap((item) =>
    [item.label.es, item.label.en].map((label) => [clean(label), item] as const),
  );
  const asking = new Map<string, number>();
  for (const one of items.flatMap(({ asks }) => asks.split(" "))) asking.set(one, (asking.get(one) ?? 0) + 1);
  // Of two with one label the first is meant.
  return { items, standard, byLabel: new Map(labels.reverse()), asking };
}

/**
 * What was written for the very situation that is open is likelier: of wordings that were kept from teaching it raised the right item
 * first from 60 to 71 % there, and of the whole topic's it cost one in a hundred.
 */
const ofSpot = 0.06;
/** Nothing is as unlike. */
const leftOut = -1;

/**
 * What was written for another situation is not told here; but what is as near to that is less surely meant, so it stays among those
 * that the sureness compares with.
 */
function likeliest(
  items: readonly ToldItem[],
  compared: Compared | null,
  { text, spot, worth }: { text: string; spot: string | null | undefined; worth: number },
): Meant[] {
  if (compared === null) return [];
  const near = (at: number) =>
    (compared.likeness[at] ?? leftOut) + (items[at]?.only === undefined ? 0 : ofSpot);
  const here = compared.likeness.map((_, at) => {
    const item = items[at];
    return item === undefined || !isOf(item, spot) ? leftOut : near(at);
  });
  return largestOf(here, mostMeant).flatMap((at) => {
    const item = items[at];
    if (item === undefined || here[at] === leftOut) return [];
    const likeness = compared.likeness.map((like, other) => (other === at ? near(at) : like));
    return [{ item, sure: worth * surenessOf({ ...compared, likeness }, at, text, item) }];
  });
}

/** Where the largest numbers stand, the largest first; of equal ones the first. */
function largestOf(numbers: Float32Array, most: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const one = numbers[at] ?? 0;
    let place = found.length;
    while (place > 0 && one > (numbers[found[place - 1] ?? 0] ?? 0)) place -= 1;
    if (place < most) found.splice(place, 0, at);
    if (found.length > most) found.pop();
  }
  return found;
}

/** Ways of asking are short. Who tells a long story asks in a part of it, which says a little less than if it had been all. */
const longest = 12;
/** What the whole says this clearly needs no pieces. */
const clearly = 0.35;
const pieceWords = 9;
const step = 3;
const mostPieces = 12;
const ofPiece = 0.9;
/** What is asked may hang on what is told before it. */
const ofAsking = 0.95;

function piecesOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= longest) return [];
  const starts = Array.from({ length: mostPieces }, (_, at) => at * step).filter(
    (start) => start + pieceWords - step < words.length,
  );
  return starts.map((start) => words.slice(start, start + pieceWords).join(" "));
}

/** The written answers of every topic, and which of them a few words ask for. Server only. */
import { surenessOf } from "#guide/dialogue/server-only/faq/sureness.ts";
import type { ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import type { FaqVectors } from "#guide/dialogue/server-only/faq/vectors.ts";
import { clean } from "#guide/words/normalise.ts";

/** An item that may be meant. */
export interface Meant {
  item: ToldItem;
  /** 0 to 1: how sure it is that this item answers what was said. */
  sure: number;
}

export interface FaqBook {
  /** The likeliest items of a topic, best first; one alone when it was tapped, none where nothing is written for it. */
  meant(text: string, topic: string): Meant[];
  /** How near the nearest item is, -1 to 1, and the share of the words' signs that were taught; null where nothing is written. */
  nearest(text: string, topic: string): { likeness: number; known: number } | null;
}

const mostMeant = 4;

/** `packed` holds each topic's items as JSON text (told-item.ts), parsed when the topic is first open, so that a start parses none. */
export function createFaqBook(packed: Readonly<Record<string, string>>, vectors: () => FaqVectors): FaqBook {
  const read = new Map<string, readonly ToldItem[]>();
  const itemsOf = (topic: string): readonly ToldItem[] => {
    const text = packed[topic];
    if (text === undefined) return [];
    const known = read.get(topic) ?? (JSON.parse(text) as ToldItem[]);
    read.set(topic, known);
    return known;
  };
  return {
    nearest(text, topic) {
      const compared = vectors().compare(text, topic);
      return compared === null ? null : { likeness: Math.max(...compared.likeness), known: compared.known };
    },
    meant(text, topic) {
      const items = itemsOf(topic);
      const compared = items.length === 0 ? null : vectors().compare(text, topic);
      if (compared === null) return [];
      const said = clean(text);
      const tapped = items.find(({ label }) => clean(label.es) === said || clean(label.en) === said);
      if (tapped !== undefined) return [{ item: tapped, sure: 1 }];
      const order = [...items.entries()].sort(
        ([one], [other]) => (compared.likeness[other] ?? 0) - (compared.likeness[one] ?? 0),
      );
      return order
        .slice(0, mostMeant)
        .map(([at, item]) => ({ item, sure: surenessOf(compared, at, text, item) }));
    },
  };
}

/**
 * Turns text by columns back into lists of like objects: all titles, then all answers, and so on (`write.ts` makes the text).
 * Keys are not repeated and like texts stand together, which is what Brotli compresses best.
 */
export interface Codec<Value> {
  read(next: () => string, count: number): Value[];
  /** How it is written; for `write.ts` alone, which browsers do not load. Without any: as text. */
  isLeftOut?: true;
  /** Each value by another codec, changed by `to` before if there is one, or as a list. */
  of?: Codec<unknown>;
  to?(value: Value): unknown;
  /** Each part of an object by its own. */
  parts?: Record<string, Codec<unknown>>;
}

export const between = "^";

export const text: Codec<string> = {
  read: (next, count) => {
    const column = next();
    return count === 0 ? [] : column.split("\n");
  },
};

/** A value that the reader does not need: written as nothing, read as the same for all. */
export function always<Value>(value: () => Value): Codec<Value> {
  return { isLeftOut: true, read: (_, count) => Array.from({ length: count }, value) };
}

export function mapped<From, To>(
  of: Codec<To>,
  to: (value: From) => To,
  from: (value: To) => From,
): Codec<From> {
  return { of, to, read: (next, count) => of.read(next, count).map(from) };
}

export const flag = mapped<boolean, string>(
  text,
  (value) => (value ? "1" : ""),
  (value) => value === "1",
);

export function many<Value>(of: Codec<Value>): Codec<Value[]> {
  return {
    of,
    read(next, count) {
      const lengths = text.read(next, count).map(Number);
      const all = of.read(
        next,
        lengths.reduce((sum, length) => sum + length, 0),
      );
      let from = 0;
      return lengths.map((length) => {
        from += length;
        return all.slice(from - length, from);
      });
    },
  };
}

export function maybe<Value>(codec: Codec<Value>): Codec<Value | null> {
  return mapped<Value | null, Value[]>(
    many(codec),
    (value) => (value === null ? [] : [value]),
    ([value]) => value ?? null,
  );
}

type Codecs<Shape> = { [Key in keyof Shape]-?: Codec<Shape[Key]> };

export function record<Shape extends object>(parts: Codecs<Shape>): Codec<Shape> {
  const keys = Object.keys(parts) as (keyof Shape)[];
  return {
    parts: parts as Record<string, Codec<unknown>>,
    read(next, count) {
      const made = Array.from({ length: count }, () => ({}) as Shape);
      for (const key of keys) {
        for (const [index, value] of parts[key].read(next, count).entries()) {
          const target = made[index];
          if (target !== undefined) target[key] = value;
        }
      }
      return made;
    },
  };
}

export function decode<Value>(codec: Codec<Value>, packed: string): Value {
  const columns = packed.split(between);
  let at = 0;
  const [value] = codec.read(() => columns[at++] ?? "", 1);
  if (value === undefined) throw new Error("nothing packed");
  return value;
}

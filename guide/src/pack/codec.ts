/**
 * Turns lists of like objects into text by columns and back: all titles, then all answers, and so on.
 * Keys are not repeated and like texts stand together, which is what Brotli compresses best.
 */
export interface Codec<Value> {
  write(values: readonly Value[], columns: string[]): void;
  read(next: () => string, count: number): Value[];
}

const between = "^";

export const text: Codec<string> = {
  write(values, columns) {
    if (values.some((value) => value.includes("\n") || value.includes(between))) {
      throw new Error("a text to pack holds a line break or a caret");
    }
    columns.push(values.join("\n"));
  },
  read: (next, count) => {
    const column = next();
    return count === 0 ? [] : column.split("\n");
  },
};

/** A value that the reader does not need: written as nothing, read as the same for all. */
export function always<Value>(value: () => Value): Codec<Value> {
  return { write: () => {}, read: (_, count) => Array.from({ length: count }, value) };
}

export function mapped<From, To>(
  codec: Codec<To>,
  to: (value: From) => To,
  from: (value: To) => From,
): Codec<From> {
  return {
    write: (values, columns) => codec.write(values.map(to), columns),
    read: (next, count) => codec.read(next, count).map(from),
  };
}

export const flag = mapped<boolean, string>(
  text,
  (value) => (value ? "1" : ""),
  (value) => value === "1",
);

export function many<Value>(codec: Codec<Value>): Codec<Value[]> {
  return {
    write(values, columns) {
      columns.push(values.map((list) => list.length).join("\n"));
      codec.write(values.flat(), columns);
    },
    read(next, count) {
      const lengths = text.read(next, count).map(Number);
      const all = codec.read(
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

export function record<Shape extends object>(codecs: Codecs<Shape>): Codec<Shape> {
  const keys = Object.keys(codecs) as (keyof Shape)[];
  return {
    write(values, columns) {
      for (const key of keys) {
        codecs[key].write(
          values.map((value) => value[key]),
          columns,
        );
      }
    },
    read(next, count) {
      const made = Array.from({ length: count }, () => ({}) as Shape);
      for (const key of keys) {
        for (const [index, value] of codecs[key].read(next, count).entries()) {
          const target = made[index];
          if (target !== undefined) target[key] = value;
        }
      }
      return made;
    },
  };
}

export function encode<Value>(codec: Codec<Value>, value: Value): string {
  const columns: string[] = [];
  codec.write([value], columns);
  return columns.join(between);
}

export function decode<Value>(codec: Codec<Value>, packed: string): Value {
  const columns = packed.split(between);
  let at = 0;
  const [value] = codec.read(() => columns[at++] ?? "", 1);
  if (value === undefined) throw new Error("nothing packed");
  return value;
}

/** Writes lists of like objects as text by columns, which `codec.ts` reads. Used when the index is generated; no browser loads it. */
import { between, type Codec } from "#guide/pack/codec.ts";

/** Throws where a text holds what parts texts or columns. */
export function encode<Value>(codec: Codec<Value>, value: Value): string {
  const columns: string[] = [];
  write(codec, [value], columns);
  return columns.join(between);
}

function write(codec: Codec<unknown>, values: readonly unknown[], columns: string[]): void {
  const { isLeftOut, of, parts } = codec;
  if (isLeftOut) return;
  if (parts !== undefined) {
    for (const [key, part] of Object.entries(parts)) {
      const own = values.map((value) => (value as Record<string, unknown>)[key]);
      write(part, own, columns);
    }
  } else if (of === undefined) {
    writeTexts(values as readonly string[], columns);
  } else if (codec.to === undefined) {
    const lists = values as readonly (readonly unknown[])[];
    columns.push(lists.map((list) => list.length).join("\n"));
    write(of, lists.flat(), columns);
  } else {
    write(of, values.map(codec.to), columns);
  }
}

function writeTexts(values: readonly string[], columns: string[]): void {
  if (values.some((value) => value.includes("\n") || value.includes(between))) {
    throw new Error("a text to pack holds a line break or a caret");
  }
  columns.push(values.join("\n"));
}

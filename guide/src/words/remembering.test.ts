import { expect, test } from "vitest";
import { remembering } from "#guide/words/remembering.ts";

/** With a list of the texts that were worked out. */
function loudly(most: number) {
  const asked: string[] = [];
  const loud = remembering((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, most);
  return { asked, loud };
}

test("a text is worked out once, and again when too many others came in between", () => {
  const { asked, loud } = loudly(2);
  expect([loud("a"), loud("a"), loud("b"), loud("a")]).toEqual(["A", "A", "B", "A"]);
  expect(asked).toEqual(["a", "b"]);
  for (const other of ["c", "d"]) loud(other);
  expect(loud("a")).toBe("A");
  expect(asked).toEqual(["a", "b", "c", "d", "a"]);
});

test("half of the last texts are there whenever it is asked, however many came before them", () => {
  for (let others = 0; others < 12; others += 1) {
    const { asked, loud } = loudly(8);
    const all = [...Array.from({ length: others }, (_, at) => `other ${at}`), "a", "b", "c", "d"];
    for (const text of all) loud(text);
    for (const text of ["a", "b", "c", "d"]) loud(text);
    expect(asked).toEqual(all);
  }
});

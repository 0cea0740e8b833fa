import { expect, test } from "vitest";
import { remembering } from "#guide/words/remembering.ts";

test("a text is worked out once, and again when too many others came in between", () => {
  const asked: string[] = [];
  const loud = remembering((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, 2);
  expect([loud("a"), loud("a"), loud("b"), loud("a")]).toEqual(["A", "A", "B", "A"]);
  expect(asked).toEqual(["a", "b"]);
  loud("c");
  expect(loud("a")).toBe("A");
  expect(asked).toEqual(["a", "b", "c", "a"]);
});

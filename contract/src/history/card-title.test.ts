import { describe, expect, it } from "vitest";
import { cardTitle } from "#contract/history/card-title.ts";

const eight = "uno dos tres cuatro cinco seis siete ocho";
const titled = (question: string) => cardTitle({ title: "x", renamed: false, question });

describe("cardTitle", () => {
  it("is the first eight words of the question, cut only when there are more", () => {
    expect(titled(eight)).toEqual({ words: eight, cut: false });
    expect(titled(` uno  ${eight.slice(4)}\nnueve`)).toEqual({ words: eight, cut: true });
  });
  it("is the given name, whole", () => {
    const title = `${eight} nueve diez`;
    expect(cardTitle({ title, renamed: true, question: "x" })).toEqual({ words: title, cut: false });
  });
});

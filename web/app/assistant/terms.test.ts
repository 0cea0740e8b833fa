import { describe, expect, it } from "vitest";
import { type Exchange, newExchange } from "#web/assistant/exchange.ts";
import { newTerms } from "#web/assistant/terms.ts";

function answer(key: number, text: string, more: Partial<Exchange> = {}): Exchange {
  return { ...newExchange(key, "¿?"), status: "done", text, ...more };
}

describe("newTerms", () => {
  it("names a hard word the first time only", () => {
    const first = answer(1, "El oficial decide. Mira la página oficial.");
    const second = answer(2, "Habla con un representante acreditado; el oficial te pregunta.");
    const third = answer(3, "Otra vez el oficial.", { lawyer: true });
    expect([...newTerms([first, second, third], "es")]).toEqual([
      [1, ["officer"]],
      [2, ["accredited"]],
      [3, []],
    ]);
  });

  it("looks at warnings and steps too, and leaves official pages and unfinished answers alone", () => {
    const page = answer(1, "Está en la página oficial y en el sitio oficial.");
    const begun = answer(2, "El oficial", { status: "streaming" });
    const step = answer(3, "Sí.", { steps: ["Call an accredited representative."] });
    expect([...newTerms([page, begun], "es")]).toEqual([[1, []]]);
    expect([...newTerms([step], "en")]).toEqual([[3, ["accredited"]]]);
  });
});

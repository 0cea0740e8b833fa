/** Both things told with the wish: whether they were heard right is asked, and a "yes" leads on. */
import { describe, expect, test } from "vitest";
import { all, converse, said } from "#guide/testing/conversation.ts";

const wish = "mi esposa es ciudadana y yo entré con visa, ¿cómo arreglo mis papeles?";

describe("both told with the wish", () => {
  test("are said back, and no question is asked again", () => {
    const { kind, short, sentences, choices } = said(wish);
    expect(kind).toBe("clarify");
    expect(short).toMatch(/«Con visa o parole» y «Mi esposo o esposa ciudadano»/);
    expect(sentences.join(" ")).toMatch(/^¿Es así\?/);
    expect(choices.map(({ say }) => say)).toContain("Sí, así es");
  });

  test.each(["sí", "Sí, así es", "simón", "claro que sí", "así mero es", "correcto"])(
    "%s leads to the path",
    (yes) => {
      const reply = said(`${wish} || ${yes}`);
      expect(reply).toMatchObject({ kind: "answer", topic: "ajuste-familiar" });
      expect(all(reply)).toMatch(/aunque la visa ya se haya vencido/);
    },
  );

  test("in English", () => {
    const text = "en:I crossed the border and my daughter is a citizen, she is 24, can she fix my papers?";
    expect(said(text).short).toMatch(/“I crossed without inspection” and “My child, 21 or older”/);
    expect(said(`${text} || yes`)).toMatchObject({ kind: "answer", topic: "castigo-3-10-perdon" });
  });

  test("a no asks both questions", () => {
    const { kind, short, sentences } = said(`${wish} || no`);
    expect(kind).toBe("clarify");
    expect(short).not.toMatch(/«/);
    expect(sentences.join(" ")).toMatch(/oficial/);
  });

  test("who did not understand is asked again, and what she told stays told", () => {
    const { reply, state } = converse("es", [wish, "no entendí, ¿me lo repite?"]);
    expect(reply.kind).toBe("clarify");
    expect(state.said).toEqual(["Sí, con visa o parole", "Mi esposo o esposa ciudadano"]);
    expect(converse("es", [wish, "no"]).state.said).toEqual([]);
  });

  test("what is corrected counts, and the other stays", () => {
    const entry = said(`${wish} || no, crucé por el río`);
    expect(entry).toMatchObject({ kind: "answer", topic: "entre-sin-inspeccion-245i" });
    expect(all(entry)).toMatch(/esposo o esposa te puede pedir.*cruzaste sin revisión/s);
    const anew = said(
      "en:I crossed the border and my daughter is a citizen, she is 24, can she fix my papers? || no, I came with a visa",
    );
    expect(all(anew)).not.toMatch(/crossed without inspection/);
    // The "no" that begins it answers no question of how she came in.
    const kin = said(`${wish} || no, mi esposa es residente`);
    expect(kin).toMatchObject({ kind: "answer", topic: "inmediato-vs-preferencia" });
    expect(all(kin)).toMatch(/turno/);
    expect(all(kin)).not.toMatch(/Si cruzaste sin revisión, casi nunca/);
  });
});

import { describe, expect, it } from "vitest";
import { fold, markHits } from "#contract/history/fold.ts";

const hits = (text: string, query: string) =>
  markHits(text, query)
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

describe("fold", () => {
  it.each([
    ["MIGRACIÓN", "migracion"],
    ["migracio\u0301n", "migracion"],
    ["Año de la señora", "año de la señora"],
    ["an\u0303o", "año"],
    ["pingüino", "pinguino"],
    ["I\u2011485", "i-485"],
    ["uno\u00a0dos\ntres", "uno dos tres"],
  ])("%j is compared as %j", (text, folded) => expect(fold(text)).toBe(folded));
});

describe("markHits", () => {
  it("marks every place, in the words of the text", () => {
    expect(hits("La Migración y la migracion.", "migracion")).toEqual(["Migración", "migracion"]);
    expect(hits("Corre migracio\u0301n ya", "ción")).toEqual(["ción"]);
  });
  it("keeps ñ apart", () => {
    expect(hits("El año de Ana", "an")).toEqual(["An"]);
    expect(hits("El año de Ana", "añ")).toEqual(["añ"]);
  });
  it.each(["%", "_", "\\", ".*", "100%", "a_b"])("takes %j literally", (sign) => {
    expect(hits("todo xx ab", sign)).toEqual([]);
    expect(hits(`antes ${sign} después`, sign)).toEqual([sign]);
  });
  it("loses nothing of the text", () => {
    const text = "¿Qué pasa con el año 2024 y la Migración? 👩‍👧 ñandú";
    for (const query of ["a", "migr", "👩", "ñ", "zzz", ""]) {
      expect(
        markHits(text, query)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});

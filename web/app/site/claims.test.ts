import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = import.meta.dirname;
const places = [
  "locales",
  "pages",
  "blog/posts",
  ...readdirSync(join(folder, ".."))
    .map((slice) => `../${slice}/locales`)
    .filter((place) => place !== "../site/locales" && existsSync(join(folder, place))),
  "../../../contract/src/help/texts",
];
const texts = places.flatMap((part) =>
  readdirSync(join(folder, part))
    .filter((name) => /\.(md|json|ts)$/.test(name))
    .map((name) => [`${part}/${name}`, readFileSync(join(folder, part, name), "utf8")] as const),
);

/** What no text may say: that Faro is a lawyer or the government, that it is sure of a result, a made-up number. */
const forbidden = [
  /(?<!\b(?:no|ni) )\bsomos (?:un |tus |el )?(?:bufete|abogad|gobierno)/i,
  /\b(?:we are|Faro is) (?:a law firm|lawyers|your lawyer|attorneys|the government)/i,
  /(?<!\bno )\b(?:te )?garantizamos\b|\bwe guarantee (?!no\b)/i,
  /\b[25][.,]000\b(?! (?:letras|characters))|\b5[.,]300\b/,
];

describe.each(texts)("%s", (_, text) => {
  it.each(forbidden)("never says %s", (claim) => expect(text).not.toMatch(claim));
});

describe("the footer", () => {
  it("says in both languages what Faro is not", () => {
    const layout = (language: string) =>
      texts.find(([name]) => name === `../layout/locales/${language}.json`);
    expect(layout("es")?.[1]).toContain(
      "Orientación, no asesoría legal. No somos abogados ni somos el gobierno.",
    );
    expect(layout("en")?.[1]).toContain("Orientation, not legal advice.");
  });
});

import { expect, test } from "vitest";
import { teachEar } from "#guide/build/teach-ear.ts";
import { packPlaces } from "#guide/pack/places.ts";
import { createEar, earBits } from "#guide/safety/ear.ts";
import { words } from "#guide/words/normalise.ts";
import { signPlaces } from "#guide/words/sign-places.ts";

const none = new Map<string, number>();

test("hears what shares its signs with what was taught", () => {
  const often = (texts: string[]) =>
    texts.flatMap((text) => Array.from({ length: 60 }, (_, at) => `${text} ${at}`));
  const ear = createEar(
    teachEar({
      danger: often(["el me apunta con un machete", "anda afuera con el machete"]),
      harm: often(["quiero una mica hechiza", "quien hace actas hechizas"]),
      other: often(["cuando llega mi mica", "que es el formulario", "mi acta de nacimiento"]),
      wishes: {
        asks: often(["quisiera legalizarme", "como salgo de indocumentado"]),
        other: often(["cuando llega mi mica", "que es el formulario"]),
      },
    }),
  );
  const chances = (text: string) => [...ear(words(text), none).kinds.values()];
  const [danger = 0, harm = 0] = chances("trae un machete");
  const [calm = 0, honest = 0] = chances("cuando llega mi acta");
  const [, asked = 0] = chances("una acta hechiza");
  expect(danger).toBeGreaterThan(calm);
  expect(asked).toBeGreaterThan(honest);
  expect(danger).toBeGreaterThan(harm);
  expect(ear(words("ya quisiera legalizarme"), none).wish).toBeGreaterThan(ear(words("la mica"), none).wish);
});

test("the ranking says which danger it would be", () => {
  const silent = { bias: 0, scale: 1, pro: "", contra: "" };
  const heard = createEar({ danger: silent, harm: silent, wish: silent })(
    words("no sé"),
    new Map([
      ["selfHarm", 0.2],
      ["lie", 0.1],
    ]),
  );
  expect([...heard.kinds.keys()]).toEqual(["selfHarm", "lie"]);
});

test("what speaks for an alarm and against it", () => {
  const text = "uno dos machete";
  const signs = packPlaces([...signPlaces(words(text), earBits)].sort((one, other) => one - other));
  const pro = { bias: 0, scale: 4, pro: signs, contra: "" };
  const ear = createEar({ danger: pro, harm: { ...pro, pro: "", contra: signs }, wish: pro });
  const [danger = 0, harm = 1] = [...ear(words(text), none).kinds.values()];
  expect(danger).toBeGreaterThan(0.99);
  expect(harm).toBeLessThan(0.01);
});

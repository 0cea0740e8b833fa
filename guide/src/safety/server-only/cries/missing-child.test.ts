import { describe, expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import { isChildMissing } from "#guide/safety/server-only/cries/missing-child.ts";
import type { Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

describe("a child lost from sight", () => {
  const guide = createGuide(loadContent());
  test.each<[string, Language]>([
    ["se me perdió mi hijo de siete años cuando llegó la migra", "es"],
    ["llegó la migra a la pulga, la gente corrió y ya no encuentro a mi niña", "es"],
    ["no veo a mi hijo por ningún lado, tiene 7 años, lo perdí entre la gente", "es"],
    ["mi niño se me soltó de la mano en la redada y no aparece", "es"],
    ["ayúdenme mi nieta se nos perdió en la central de camiones", "es"],
    ["la migra agarró a mi esposo en la pulga y mi niña no aparece", "es"],
    ["immigration came and everybody ran, i can't find my 6 year old son anywhere", "en"],
    ["my little girl is missing since the raid at the store", "en"],
  ])("%s: 911 first, then who may have the child", (text, language) => {
    const { reply } = guide.reply(text, null, language, { today: "2026-11-28" });
    expect(reply.kind).toBe("crisis");
    expect(reply.warning).toContain("911");
    expect(reply.sentences.join(" ")).toContain("800-203-7001");
  });

  test.each([
    "se me perdió el acta de nacimiento de mi hijo",
    "perdí a mi hijo hace dos años y quiero traer a mi mamá",
    "no encuentro a mi hijo en el localizador de ice",
    "mi hijo de 25 años no aparece en la lista de detenidos",
    "mi hija no aparece en el sistema de la corte",
    "no veo a mis hijos desde hace 6 años, están en Ecuador",
    "se llevaron a mi hijo saliendo del home depot y no aparece en la página",
    "ICE agarró a mi hermano hoy, no aparece en ningún lado",
    "I can't find my son's birth certificate",
    "se me perdió la green card de mi niña",
    "el pasaporte gringo de mi bebé no aparece",
    "Mi hija me abrió la cuenta de USCIS y no aparece dónde pedir que no cobren.",
    "tengo dos niñas en Tennessee y no las veo desde que me echaron",
    "quiero sacarle su pasaporte a mi hijo pero el papá no aparece",
    "debo meses de child support y casi no los veo, mis hijos son ciudadanos",
  ])("%s: not one", (text) => {
    expect(isChildMissing(clean(text))).toBe(false);
  });
});

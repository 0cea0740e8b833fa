/** What a wish for papers tells of the two questions, and what it only seems to. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

const visa = "Con visa o permiso";
const crossed = "Crucé sin revisión";
const child = "Mi hijo de 21 o más";

describe("plainly told, and not asked again", () => {
  test.each([
    [
      "Vinimos con visa toda la familia en 2015 y ya no nos regresamos. ¿Hay forma de hacernos residentes?",
      visa,
    ],
    ["se me acabó el parole, ¿cómo puedo quedarme legalmente?", visa],
    ["me pasé por el cerro a los 22, ¿hay manera de hacerme legal?", crossed],
    ["vine en una cajuela en 1999, hay forma de arreglar", crossed],
    ["ñaño, de Cuenca vine hace dos años con coyote, ¿cómo saco mis papeles?", crossed],
    ["mi hija cumple 21 en mayo y dicen que por ella ya me puedo legalizar", child],
    ["tengo una hija de 23 nacida aquí, ya puedo arreglar", child],
    ["mi hermana ya juró como ciudadana. ¿Ella me puede sacar los papeles a mí?", "Mi papá, mamá o hermano"],
    ["Mi esposo nació aquí y yo no tengo papeles, ¿qué sigue para arreglarme?", "Mi esposo o esposa"],
    [
      "Me voy a casar en diciembre con mi novio ciudadano. ¿Con eso ya puedo sacar la residencia?",
      "Mi esposo o esposa",
    ],
    ["cómo puedo yo agarrar la mica si no tengo a nadie que me pida", "Nadie"],
  ])("%s", (text, label) => {
    const { kind, short } = said(text);
    expect(kind).toBe("clarify");
    expect(short).toContain(`«${label}»`);
  });
});

describe("not told: both are asked", () => {
  test.each([
    "quiero estar bien legalmente con mi familia, ¿por dónde comienzo?",
    "este pues yo quiero saber qué puedo hacer para quedarme aquí legalmente",
    "compa, ¿cómo le hago pa salir de mojado de una vez?",
    "sin papeles, ¿qué hago?",
    "necesito salir de ilegal, aquí en Orlando sin papeles no consigues ni apartamento",
    "ay señorita quisiera ser legal para no andar escondiéndome, ¿qué hago?",
    "soy señora sola, limpio casas, ¿cómo compongo mis papeles?",
    "mi esposa y yo estamos los dos sin papeles queremos arreglar qué se necesita",
    "Mi esposo quiere arreglarse. ¿Qué necesitamos?",
    "Acabo de cumplir 40 y no quiero seguir viviendo con miedo. ¿Será que puedo meter papeles?",
    "Cumplí 30 años, llegué de niña y quiero regularizar mi estancia en este país",
    "mis tres hijos son ciudadanos, el mayor tiene doce, ¿no me dan algo a mí por ser la mamá?",
    "¿Yo califico para papeles? Nadie me ha sabido decir.",
    "nunca he tenido problemas con nadie, ¿cómo arreglo mis papeles?",
    "Parcero, ¿cómo saco la green card? acá no conozco a nadie que me oriente",
    "en:Is there any way for me to stay here legally? I have no status.",
    "en:I've been undocumented since I was a kid, I'm 27 now. Is there any path for me?",
    "mi esposo cruzó por el desierto y luego lo deportaron, yo quiero ver si califico para papeles",
    "mi esposa entró con visa pero anda igual que yo, ¿cómo me legalizo yo?",
    "un amigo arregló por su esposa ciudadana, yo también quiero mis papeles, ¿por dónde le entro?",
    "me muero por ver a mi mamá, ¿cómo arreglo para viajar?",
    "en:I just want my dad to finally have papers, how do I fix my status?",
    "en:How can my wife get legal status?",
  ])("%s", (text) => {
    const { kind, short } = said(text);
    expect(kind).toBe("clarify");
    expect(short).not.toMatch(/[«“]/);
  });
});

describe("years and days are counted, not compared", () => {
  test.each([
    [
      "Mi ahijado, un cipote de 16, lo dejó botado la mamá. ¿Hay una residencia para cipotes así?",
      /^(?!.*De 18 a 20)/,
    ],
    ["yo vine con la visa láser y me quedé ya van seis años qué me puede pasar", /«Más de 180 días»/],
    [
      "vine de visita con la visa de diez años y me quedé más de los seis meses, ya llevo un año",
      /^(?!.*Menos de 180)/,
    ],
  ])("%s", (text, short) => {
    expect(said(text).short).toMatch(short);
  });
});

describe("a child of age who may ask for the parent", () => {
  test.each([
    "mi hijo ya va a cumplir los veintiuno y nació aquí, ¿me puede arreglar a mí?",
    "mi muchacho ya cumplió los 21 y quiero arreglar por él",
    "mis hijos son de aquí, el mayor tiene 20, ¿cuándo me pueden arreglar?",
    "en:my son turns 21 next month, can he petition for me?",
  ])("the parent is asked how she came in: %s", (text) => {
    expect(said(text)).toMatchObject({ kind: "clarify", topic: "arreglar-papeles" });
  });

  test("who petitions for a parent stays there", () => {
    expect(said("quiero pedir a mi mamá")).toMatchObject({ topic: "pedir-papas" });
  });
});

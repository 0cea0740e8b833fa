/** A child who was lost from sight and is being looked for now: told as a danger, in words of its own. Server only. */
import type { Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const child =
  "(?:hij[oa]s?|hijit[oa]s?|nin[oa]s?|nen[ea]s?|chamac[oa]s?|chamaquit[oa]s?|chiquit[oa]s?|bebe|niet[oa]s?|nietecit[oa]s?|sobrin(?:it)?[oa]s?|herman(?:it)?[oa]s?|sons?|daughters?|kids?|child|children|(?:little|baby) (?:boy|girl|brother|sister)|baby|grandson|granddaughter|nephew|niece|toddler)";
const mine = "(?:mi|mis|el|la|los|nuestr[oa]s?|my|our|the)";
const aged = "(?:(?:\\w+ ){1,3}(?:years? old|anos) )?";
/** The child itself: "el acta de mi hijo" is a paper. */
const gone = [
  `\\bse (?:me|nos) (?:perdi(?:o|eron)|solt(?:o|aron)|desaparecio|extravio)(?: (?:ahorita|hoy|ayer|anoche|hace (?:rato|un rato|poco)))? (?:a )?${mine} ${aged}${child}\\b`,
  `\\b${mine} ${child}\\b(?: \\w+){0,4} se (?:me|nos) (?:perdi(?:o|eron)|solt(?:o|aron)|desaparecio)\\b`,
  `\\b(?:ya )?no (?:encuentro|encontramos|hallo|hallamos|veo|vemos|puedo (?:encontrar|hallar)|localizo) (?:a )?${mine} ${child}\\b`,
  `\\b${child}\\b.{0,80}\\b(?:ya )?no (?:aparecen?|(?:l[oa]s? )(?:veo|vemos|encuentro|encontramos|hallo|hallamos))\\b`,
  `\\b(?:cant|cannot|can not|couldnt) find ${mine} ${aged}${child}\\b(?! (?:birth|school|passport|papers?|green|card|case|certificate|social|medical|visa))|\\b${mine} ${aged}${child} (?:is|went|has gone|are) missing\\b|\\blost (?:sight of )?${mine} ${aged}${child}(?: \\w+)? (?:in the crowd|when|while|at the|running)\\b`,
  `\\b(?:perdi|perdimos) (?:de vista )?(?:a )?${mine} ${child}\\b.{0,40}\\b(?:entre la gente|en la (?:redada|pulga|tienda|multitud|marcha|calle|estacion|central)|cuando (?:llego|llegaron|corri\\w+|entr\\w+))\\b`,
].map((source) => new RegExp(source));
/** What died, what is far, a grown child, a case, and somebody whom officers are known to hold. */
const another =
  /\b(?:murio|fallec\w+|falec\w+|died|passed away|aborto|embarazo|miscarr\w+|custodia|custody|dhs|cps|locator|localizador|sistema|lista|detenid[oa]|detained|centro de detencion|orr|albergue|shelter|deport\w+|cruz\w+|frontera|border|coyote|desierto|hace (?:\w+ ){1,2}(?:semanas?|mes(?:es)?|anos?)|(?:weeks?|months?|years?) ago|(?:1[89]|[2-9]\d|veinte|veinti\w+|treinta|cuarenta) anos|(?:1[89]|[2-9]\d) years? old|trabajo|job|visa|peticion|petition|caso|case|receipt|recibo|pasaporte|passport|residencia|mica|acta|cuenta|desde (?:que|el|la|hace)|child support|manutencion|cada (?:quince|semana|mes|verano)|se mudo|(?:el|su|la) (?:papa|mama|padre|madre) (?:\w+ )?no aparece|no aparece (?:donde|el boton|la opcion|en (?:la pagina|el sistema|mi cuenta)))\b/;

/** The child itself is who officers took; it is looked for in their register. */
const taken = new RegExp(
  `\\b(?:(?:se )?llev(?:o|aron)|agarr(?:o|aron)|detuv(?:o|ieron)|arrest(?:o|aron|ed)|took|grabbed|detained)(?: \\w+)? (?:a )?${mine} ${child}\\b|\\b(?:pagina|website|page)\\b|\\b(?:se )?l[oa]s? (?:llev(?:o|aron)|agarr(?:o|aron)|detuv(?:o|ieron)|arrest(?:o|aron)) (?:la )?(?:migra|ice|inmigracion|migracion|policia|agentes|los agentes)\\b`,
);

export function isChildMissing(said: string): boolean {
  return !says(said, another) && !says(said, taken) && gone.some((one) => says(said, one));
}

/** Who looks for a child has seconds to read: one call, what to say, and who else may have it. */
export const missingChild: Record<Language, Pick<Reply, "warning" | "short" | "sentences" | "steps">> = {
  es: {
    warning:
      "Llama al 911 ahora: di que se perdió un niño o una niña, su edad, cómo va vestido y dónde estaba la última vez. Ayudan a buscarlo sin importar tus papeles.",
    short: "Primero es encontrarlo: entre más pronto llames, mejor.",
    sentences: [
      "Que alguien se quede donde se perdió, por si regresa, y otra persona pregunte por ahí con su foto.",
      "Si había agentes de migración cerca, llama también a la línea de ORR, 800-203-7001: si el gobierno tiene a un menor solo, ahí te dicen.",
      "Si te da miedo llamar, pídele a alguien de confianza que llame por ti, pero que sea ya.",
    ],
    steps: [
      "Llama al 911.",
      "Deja a alguien en el lugar y avisa a tu familia.",
      "Si hubo agentes, llama a ORR: 800-203-7001.",
    ],
  },
  en: {
    warning:
      "Call 911 now: say that a child is missing, the age, the clothes and where you last saw them. They help you search whatever your papers.",
    short: "Finding the child comes first: the sooner you call, the better.",
    sentences: [
      "Let someone stay where the child got lost, in case they come back, while another person asks around with a photo.",
      "If immigration officers were near, also call the ORR line, 800-203-7001: if the government has a child who was alone, they can tell you.",
      "If you are afraid to call, ask someone you trust to call for you, but right now.",
    ],
    steps: [
      "Call 911.",
      "Leave someone at the place and tell your family.",
      "If officers were there, call ORR: 800-203-7001.",
    ],
  },
};

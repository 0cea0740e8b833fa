/**
 * Subjects of a spot that few are in: in a conversation about something else a few everyday words ("¿cuánto cuesta todo y mientras tanto
 * puedo trabajar?") do not lead there, unless one word of that spot stands among them. Server only.
 */
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";

const wordsOf: Readonly<Record<string, RegExp>> = {
  "apelar-juez":
    /\b(?:apel\w+|appeal\w*|bia|juez|jueza|judge|cort[e]s?|court|neg(?:aron|o|ada|ado|ar)|denied|denial|perd\w+|lost|decision|decidio|eoir)\b/,
  "falte-a-corte":
    /\b(?:cortes?|court|audiencia|hearing|falt\w+|miss\w*|orden|order|juez|jueza|judge|present\w+|ausencia|absentia)\b/,
  "orden-deportacion": /\b(?:orden|order|deport\w+|remo\w+|expuls\w+|i ?220\w?|salida|juez|judge)\b/,
};

/** Money for something that no case is about: a consulate's passport, a rent, what a neighbour owes. */
const otherMoney =
  /\b(?:cuanto|precio|costo|how much|cost|price)\b.*\b(?:(?:pasaporte|matricula) (?:mexican[oa]|hondure[nñ][oa]|guatemaltec[oa]|salvadore[nñ][oa]|venezolan[oa]|colombian[oa]|ecuatorian[oa]|peruan[oa]|consular|de (?:mi pais|mexico|honduras|guatemala|el salvador|venezuela|colombia))|(?:mexican|honduran|guatemalan|salvadoran|venezuelan|colombian) passport|renta|alquiler|aseguranza|boletos?|vuelos?|rent|car insurance|plane tickets?)\b|\b(?:vecin[oa]|amig[oa]|prim[oa]|cunad[oa]|compadre|neighbor|friend|cousin)\b.*\b(?:me deben?|no me (?:quiere )?paga\w*|owes me|wont pay me)\b/;
export const isOfOtherMoney = (readings: readonly string[]): boolean =>
  readings.some((said) => otherMoney.test(said));

/** Of a trade, and not to drive. */
const tradeLicence =
  /\blicencia (?:de |para )?(?:enfermer\w+|doctor\w*|medic\w+|profesional|abogad\w+|maestr\w+|cosmetolog\w+|contratista|dentista)|\b(?:nursing|nurse|medical|professional|cosmetology|contractor) licen[sc]e\b/;
const drives = new Set(["licencia-manejar", "dui"]);
const drunk =
  /\b(?:dui|dwi|du[iy]a[iy]|tomad[oa]|tomando|borrach\w+|ebri[oa]|alcohol\w*|cervezas?|drunk|drinking|drank|beers?)\b/;

/** The words by themselves are taken for such a spot, and nothing in them names it. */
export function isUnnamed({ plain, readings, state }: Thread): boolean {
  const topic = plain.reply.topic ?? "";
  if (topic === state.topic) return false;
  const saysNot = (words: RegExp) => !readings.some((said) => words.test(said));
  if (drives.has(topic)) {
    if (!saysNot(tradeLicence)) return true;
    if (topic === "dui") return saysNot(drunk);
  }
  const words = wordsOf[topic];
  return words !== undefined && saysNot(words);
}

/** Server only. */

/** A citizen of the United States, as the source of a pattern: who is "ciudadano mexicano" or "ciudadana de Honduras" claims nothing. */
export const citizenHere =
  "ciudadan[oa]s?\\b(?! (?:mexican|guatemal|hondur|salvador|colomb|venez|nicarag|cuban|ecuator|peruan|dominican|de (?!aqui|estados|este|los|usa|ee)))";

/** The states of this country as people name them, so that a sentence that names one is found. Server only. */
import { clean } from "#guide/words/normalise.ts";
import { remembering } from "#guide/words/remembering.ts";

/** Spanish names and the commonest misspellings; a state that is called alike in both languages needs none. */
const spanish: readonly (readonly [string, string])[] = [
  ["tejas", "texas"],
  ["luisiana", "louisiana"],
  ["misisipi", "mississippi"],
  ["misuri", "missouri"],
  ["dakota del norte", "north dakota"],
  ["dakota del sur", "south dakota"],
  ["nueva york", "new york"],
  ["nueva jersey", "new jersey"],
  ["nuevo mexico", "new mexico"],
  ["nuevo hampshire", "new hampshire"],
  ["carolina del norte", "north carolina"],
  ["carolina del sur", "south carolina"],
  ["virginia occidental", "west virginia"],
  ["pensilvania", "pennsylvania"],
  ["hawai", "hawaii"],
  ["ilinois", "illinois"],
];
const states =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|west virginia|virginia|washington|wisconsin|wyoming";
const english = new Map(spanish);
const inSpanish = new RegExp(`\\b(?:${[...english.keys()].join("|")})\\b`, "g");
const named = new RegExp(`\\b(?:${states})\\b`, "g");

/** The states that a text names, by their English names. */
export const statesIn = remembering((text): readonly string[] => {
  const words = clean(text).replace(inSpanish, (own) => english.get(own) ?? own);
  return [...new Set(words.match(named) ?? [])];
});

/** "Louisiana", "en Georgia", "está en El Paso": where, and nothing else. */
export function isBarePlace(said: string): boolean {
  return (
    said.split(" ").length <= mostPlaced &&
    (/^(?:(?:y|es|pues|la|lo|el|mi|esposo) )*(?:(?:vivo|vive|vivimos|estoy|esta|estamos|fue|tienen|live|lives|is|was|im|hes|shes) )*(?:en|in|at) (?:el |la |los |las )?[a-z]+(?: [a-z]+)?$/.test(
      said,
    )
      ? !notPlace.test(said)
      : statesIn(said).length > 0 && said.split(" ").length <= mostNamed)
  );
}
/** One of the states, and nothing else. */
export const isBareState = (said: string): boolean => isBarePlace(said) && statesIn(said).length > 0;
const mostPlaced = 6;
const mostNamed = 3;
const notPlace =
  /\b(?:casa|trabajo|corte|carcel|hospital|linea|persona|tramite|proceso|total|efectivo|espanol|ingles|noche|manana|tarde|semana|mes|ano|dias?|horas?|home|work|court|jail|line|person|cash|spanish|english|night|morning|week|month|year|days?|\d+|dos|tres|un|una|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** Age and years with the card, as told: whether they spare the English test (INA 312(b): 50 and 20, 55 and 15). Server only. */
import { values } from "#guide/words/said-numbers.ts";

/** "Setenta y dos" as 72. */
function numbersInDigits(said: string): string {
  return said
    .split(" ")
    .map((word) => values.get(word)?.toString() ?? word)
    .join(" ")
    .replace(
      /\b([3-9]0)(?: y)? ([1-9])\b/g,
      (_, tens: string, unit: string) => `${Number(tens) + Number(unit)}`,
    );
}

const card = "(?:residentes?|residencia|mica|green ?card|tarjeta|resident|card)";
const withCard = [
  new RegExp(
    `\\b(\\d{1,2})(?: anos?| years?)?(?: ya| solo| apenas)? (?:de|con|como|siendo|with|as)(?: \\w+){0,2} ${card}\\b`,
  ),
  new RegExp(`\\b${card}\\b(?: \\w+){0,3} (?:hace|desde hace|por|for) (\\d{1,2})\\b`),
  new RegExp(`\\b(?:lleva|llevo|tiene|tengo) (\\d{1,2})(?: anos?)? (?:siendo |como |de )?${card}\\b`),
];
const ofAge =
  /\b(?:tiene|tengo|cumplio?|de edad|is|im|i am|shes|hes|turned)(?: \w+)? ([4-9]\d)\b|\b([4-9]\d) (?:anos?|years?)\b/;

/** True where both are told and one of them is too little. */
export function fallsShort(said: string): boolean {
  const told = numbersInDigits(said);
  const found = withCard.map((one) => one.exec(told)).find((one) => one !== null);
  const years = Number(found?.[1]);
  const aged = ofAge.exec(found === undefined || found === null ? told : told.replace(found[0], " "));
  const age = Number(aged?.[1] ?? aged?.[2]);
  if (Number.isNaN(years) || Number.isNaN(age)) return false;
  return !((age >= 50 && years >= 20) || (age >= 55 && years >= 15));
}

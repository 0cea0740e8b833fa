/** What a message tells besides its words: whom "él" means, and what a tapped choice or a bare question says. Server only. */
import type { DialogueState } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** "Él es residente", "es residente, no ciudadana", after a husband was told of. */
export function ofSpouse(
  { opened = "", said: labels }: DialogueState,
  [said = ""]: readonly string[],
): string[] {
  const names =
    /\b(?:espos[oa]|marido|mujer|novi[oa]|pareja|husband|wife|partner|boyfriend|girlfriend)\b/.test(
      clean(`${opened} ${labels.join(" ")}`),
    );
  const [, status] =
    /^(?:(?:y|pero|pues|bueno|but|well) )*(?:(?:el|ella|he|she) )?(?:ya |solo |nomas |only |just )*(?:es|is|hes|shes) (?:un |una |a |solo |nomas )*(residente|resident|ciudadan[oa]|citizen)\b/.exec(
      said,
    ) ?? [];
  return names && status !== undefined ? [`mi esposa es ${status}`] : [];
}

/** "¿Ya me dieron orden?" tells nothing; "Tengo asilo, ¿me protege?" does. */
export function asksAlone(question: string, [said = ""]: readonly string[]): boolean {
  if (tellsFirst.test(question)) return false;
  return /\?\s*$/.test(question) && said.split(" ").length <= mostAsked;
}
const mostAsked = 6;
const tellsFirst = /^\W*(?:y |pero |and |but )?(?:tengo|soy|estoy|i have|i'?m|i am)\b[^?¿]*,/i;

/** A tapped "Crucé sin revisión" tells as much as a sentence. */
export function chosen(text: string): string[] {
  const said = clean(text);
  if (said === "mi esposo o esposa" || said === "my husband or wife") return ["mi esposa es ciudadana"];
  return [];
}

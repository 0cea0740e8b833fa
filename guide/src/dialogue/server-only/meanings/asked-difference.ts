/** "¿Qué diferencia hay entre parole y visa?", "is asylum the same as refugee": two words, and nothing else asked. Server only. */
import type { Marked } from "#guide/dialogue/server-only/meanings/known-words.ts";
import { asksElse } from "#guide/dialogue/server-only/meanings/other-asks.ts";

/** Stands between the two words, and between them and what compares. */
const link =
  "(?:(?:el|la|los|las|un|una|unos|ser|es|son|y|e|i|o|u|que|con|contra|de|del|a|al|entre|en|hay|ay|ahi|existe|no|tiene|eso|esa|ese|forma|formulario|tipo|the|an?|and|or|between|is|are|as|than|from|to|being|form|mean|means|significan?|viene|siendo|do|does) )*";
const pair = `@(?<one>\\d+) ${link}(?:(?:lo mismo|the same(?: thing)?|different) ${link})?@(?<other>\\d+)`;
const first =
  "(?:diferen[cs]ias?|diferencian?|distin(?:guen?|go|cion)|lo mismo|confundo|diferen(?:te|tes)|differences?|the same(?: thing)?|(?:es|son|sera|is|are|how is|how are)(?= .*(?:lo mismo|the same|different)))";
const last =
  "(?:(?:es|son|sera|seran|significan?) (?:lo mismo|igual(?! que)|la misma (?:cosa|vaina)|iguales|diferentes|cosas (?:aparte|distintas|diferentes)|dos cosas|la misma persona)|lo mismo|(?:no )?son la misma (?:forma|cosa|persona)|(?:y )?(?:los|las) confundo|(?:en )?que (?:son diferentes|se diferencian?|se distinguen?|cambia|varian)|cual es (?:la diferencia|la una|cual)|comparad[oa]s?|the same(?: thing)?|different|differ|which (?:one )?is which)";
const compares = [
  new RegExp(`(?:^| )${first} ${link}${pair}(?= |$)`),
  new RegExp(`(?:^| )${pair} ${link}${last}(?= |$)`),
  new RegExp(
    `@(?<one>\\d+) (?:vs|versus|contra|comparado con|es lo mismo que|is the same as) ${link}@(?<other>\\d+)(?= |$)`,
  ),
];
const mostWords = 30;

/** Whose difference is asked, or null; twice the same where both words mean one thing. */
export function askedDifference(marked: Marked): [string, string] | null {
  if (marked.ids.length < 2 || marked.text.split(" ").length > mostWords) return null;
  for (const form of compares) {
    const found = form.exec(marked.text);
    const one = marked.ids[Number(found?.groups?.one)];
    const other = marked.ids[Number(found?.groups?.other)];
    if (found === null || one === undefined || other === undefined) continue;
    const rest = `${marked.text.slice(0, found.index)} ${marked.text.slice(found.index + found[0].length)}`;
    if (!asksElse(rest.replace(comparing, " "))) return [one, other];
  }
  return null;
}

/** Words of the comparison that would ask something by themselves. */
const comparing =
  /\b(?:(?:y )?(?:que|cual(?:es)?) (?:es |son |seria |hay )?(?:(?:la|las|una) )?(?:una|otra|cual|diferencias?)?|como se|how|por que dicen que son|para mi|which|explicame como a un nino|what does|does|different|differ)\b/g;

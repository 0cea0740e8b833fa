/**
 * The words that tell when a letter was written, without those that tell how long it gives: "tengo 30 días" is no letter of a month ago, "ya pasaron 12" is
 * one of twelve days ago, and "la abrí hoy" is none of today. Server only.
 */
import { inDigits } from "#guide/dialogue/server-only/told/times.ts";

/** "Es de hace 20 días", "ya pasaron 20 días": the age of the letter is no time that it gives. */
const given =
  /(?<!\b(?:h?a[cs]en?|pasaron|pasado|van|llev\w+|tiene|been|after|despues de)(?: \w+){0,2} )\b(\d{2}) (?:dias|days)\b(?! (?:ago|despues|later|antes|atras|old|(?:have |has )?(?:already )?passed|(?:de )?que (?:me )?(?:lleg\w+|la recib\w+)))/;
const gone =
  /\b(?:(?:ya )?(?:pasaron|han pasado|van)|(?:its )?been|already used)(?: ya| como| unos)? (\d{1,2})(?: (dias|semanas|days|weeks))?\b/;
const aged = /\bhace (?:\w+ )?\w+ (?:dias?|semanas?|mes(?:es)?)\b|\b(?:days|weeks|months) ago\b/;
const todayOnly = /\b(?:hoy(?: mismo)?|ahorita|today)\b/g;
/** What is done today, and not written. */
const doneToday =
  /\b(?:abri|abro|abrimos|lei|leo|vi|mand\w+|envi\w+|contest\w+|puedo|todavia|es el (?:dia|ultimo)|opened|read|send|mail\w*|answer)\b(?: \w+){0,4} (?:hoy|today)\b|\b(?:hoy|today)\b(?: \w+){0,2} (?:es el|is (?:day|the)|mismo|la (?:abri|lei|vi)|l[oa] (?:mando|envio))\b/;

/** Days that the letter gives; null where none are told. */
export function givenDays(said: string): number | null {
  const [, count] = given.exec(inDigits(said)) ?? [];
  return count === undefined ? null : Number(count);
}

/** The words that date the letter. */
export function letterDated(said: string): string {
  const words = inDigits(said)
    .replace(given, " ")
    .replace(
      gone,
      (_, count: string, unit = "dias") => `hace ${count} ${/^(?:sem|week)/.test(unit) ? "semanas" : "dias"}`,
    );
  return aged.test(words) || doneToday.test(words) ? words.replace(todayOnly, " ") : words;
}

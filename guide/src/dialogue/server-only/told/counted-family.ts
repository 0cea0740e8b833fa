/**
 * Days of families: a fiancé's ninety days, a widow's two years, the visa centre's year, the review of a denied citizenship; and those
 * of a hearing's proof and of the police's signature. Part of
 * `counted-dates.ts`. Server only.
 */
import type { Counted } from "#guide/dialogue/server-only/told/counted-lines.ts";
import {
  bare,
  begins,
  ending,
  ends,
  es,
  fromWhen,
  inWords,
  leftOf,
  monthsOn,
  open,
} from "#guide/dialogue/server-only/told/date-spans.ts";
import { numberOf } from "#guide/dialogue/server-only/told/times.ts";
import { anotherDeath, widowWords } from "#guide/dialogue/server-only/told/widow-words.ts";
import { addDays } from "#guide/letters/calendar.ts";
import { says } from "#guide/words/server-only/says.ts";

/** Days from the arrival with a K-1 in which they marry (topic prometido-k1). */
const fianceDays = 90;
/** A year alone names no such day. */
const yearOnly = "2026".length;
const wed =
  /\b(?:ya (?:nos|se|me) cas\w+|nos casamos (?:en|el|hace|por)|se casaron|casados?|already married|(?:we|they) (?:got )?married)\b/;

const ownEntry = /\b(?:entre|vine|llegue|me trajo|i (?:came|entered|arrived))\b/;

export function fianceLines(one: Counted): string[] {
  const { language, date, now, opened } = one;
  if (date.length === yearOnly || wed.test(now) || wed.test(opened)) return [];
  const end = ending(one, (iso) => addDays(iso, fianceDays));
  const when = inWords(date, language);
  const on = begins(end, language);
  const own = ownEntry.test(now);
  if (end.left !== null && end.left < 0)
    return es(language)
      ? [
          `${own ? "Si entraste" : "Si entró"} ${when}, los ${fianceDays} días para casarse se acabaron ${on}.`,
          "Si no hubo boda en ese tiempo, vayan esta semana con un abogado, antes de mandar papeles o de salir.",
        ]
      : [
          `${own ? "If you entered" : "If your fiancé entered"} ${when}, the ${fianceDays} days to marry ended ${on}.`,
          "If there was no wedding in that time, see a lawyer this week, before sending papers or leaving.",
        ];
  return es(language)
    ? [
        `${own ? "Si entraste" : "Si entró"} ${when}, los ${fianceDays} días para casarse se acaban ${on}: ${leftOf(end, language)}.`,
        "Cásense antes de ese día, aunque la fiesta sea después, y luego manden la I-485.",
      ]
    : [
        `${own ? "If you entered" : "If your fiancé entered"} ${when}, the ${fianceDays} days to marry end ${on}: ${leftOf(end, language)}.`,
        "Marry before that day, even if the party comes later, and then send the I-485.",
      ];
}

/** Months from a citizen's death in which a widow may ask for herself (topic murio-peticionario). */
const widowMonths = 24;

export function widowLines(one: Counted): string[] {
  const { language, date, now, opened } = one;
  const said = `${opened} ${now}`;
  if (!widowWords.every((words) => says(said, words)) || says(said, anotherDeath)) return [];
  const end = ending(one, (iso) => monthsOn(iso, widowMonths));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si murió ${when}, los dos años para mandar tu I-360 ${ends(end, language)}: ${leftOf(end, language)}.`,
        open(end)
          ? "Cuenta el día en que USCIS la recibe, así que ve esta semana con un abogado."
          : "Si ya pasaron, ve de todos modos con un abogado: puede haber otro camino.",
      ]
    : [
        `If the death was ${when}, the two years to send your I-360 ${ends(end, language)}: ${leftOf(end, language)}.`,
        open(end)
          ? "The day USCIS receives it counts, so see a lawyer this week."
          : "If they have passed, see a lawyer all the same: there may be another way.",
      ];
}

export function visaCentreLines(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => monthsOn(iso, 12));
  const when = inWords(date, language);
  return es(language)
    ? [`Si el aviso es ${fromWhen(when, language)}, el año se cumple ${end.on}: ${leftOf(end, language)}.`]
    : [`If the notice is ${fromWhen(when, language)}, the year ends ${end.on}: ${leftOf(end, language)}.`];
}

/** Months for which the police's signature is good (topic visa-u). */
const signatureMonths = 6;

export function certificationLines(one: Counted): string[] {
  const { language, date } = one;
  if (date.length === yearOnly) return [];
  const end = ending(one, (iso) => monthsOn(iso, signatureMonths));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si firmaron ${when}, los ${signatureMonths} meses para que llegue tu I-918 ${ends(end, language)}: ${leftOf(end, language)}.`,
      ]
    : [
        `If it was signed ${when}, the ${signatureMonths} months for your I-918 to arrive ${ends(end, language)}: ${leftOf(end, language)}.`,
      ];
}

/** The days that the judge gave: as many as were told, at most what the law lets him give (topic salida-voluntaria). */
const departureDays = /\b(\w+) (?:dias|days)\b/;
const mostDeparture = 120;
const fewestDeparture = 10;

export function departureLines(one: Counted): string[] {
  const { language, date, now, opened } = one;
  const told = [now, opened].map((said) => numberOf(departureDays.exec(said)?.[1] ?? ""));
  const days = told.find((count) => count !== null && count >= fewestDeparture) ?? null;
  if (date.length === yearOnly || days === null || days > mostDeparture) return [];
  const end = ending(one, (iso) => addDays(iso, days));
  const when = inWords(date, language);
  const over = end.left !== null && end.left < 0;
  return es(language)
    ? [
        `Si te la dieron ${when} por ${days} días, ${over ? "tenías" : "tienes"} que salir ${end.exact ? "a más tardar " : ""}${end.on}: ${leftOf(end, language)}.`,
        "Si se pasa ese día, la salida se vuelve orden de deportación, con multa y 10 años sin poder pedir otras ayudas.",
      ]
    : [
        `If it was given ${when} for ${days} days, you ${over ? "had" : "have"} to leave by ${bare(end.on)}: ${leftOf(end, language)}.`,
        "If that day passes, it becomes a removal order, with a fine and 10 years without other relief.",
      ];
}

/** Days before an individual hearing by which judges mostly want the proof (topic nta-corte). */
const evidenceDays = 30;

export function evidenceLines(one: Counted): string[] {
  const { language, date } = one;
  if (date.length === yearOnly) return [];
  const by = ending(one, (iso) => addDays(iso, -evidenceDays));
  const when = inWords(date, language);
  return es(language)
    ? [
        `Tu audiencia es ${when}; ${evidenceDays} días antes es ${by.exact ? "" : "por "}${by.on}: ${leftOf(by, language)}.`,
      ]
    : [`Your hearing is ${when}; ${evidenceDays} days before is ${bare(by.on)}: ${leftOf(by, language)}.`];
}

/** Days to ask for a hearing after a denied N-400, and those of a letter that came by mail (topic perdi-o-me-negaron). */
const hearingDays = 30;
const mailedDays = 33;

export function citizenshipReview(one: Counted): string[] {
  const { language, date } = one;
  if (date.length === yearOnly) return [];
  const end = ending(one, (iso) => addDays(iso, hearingDays));
  const mailed = ending(one, (iso) => addDays(iso, mailedDays));
  const when = inWords(date, language);
  const late = mailed.left !== null && mailed.left < 0;
  const lines = es(language)
    ? [
        `Si la decisión es ${fromWhen(when, language)}, los ${hearingDays} días para que llegue tu N-336 ${ends(end, language)}, o el ${bare(mailed.on)} si la carta llegó por correo.`,
      ]
    : [
        `If the decision is ${fromWhen(when, language)}, the ${hearingDays} days for your N-336 to arrive ${ends(end, language)}, or ${bare(mailed.on)} if the letter came by mail.`,
      ];
  if (!late) return lines;
  const over = es(language)
    ? "Esa fecha ya pasó: ve hoy con un abogado, y pregunta también por una N-400 nueva."
    : "That date has passed: see a lawyer today, and ask about a new N-400 too.";
  return [...lines, over];
}

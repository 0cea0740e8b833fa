/** When a DACA is renewed, and for how long after it ran out. Part of `counted-dates.ts`. Server only. */
import type { Counted } from "#guide/dialogue/server-only/told/counted-lines.ts";
import {
  bare,
  ending,
  es,
  inWords,
  leftOf,
  monthsOn,
  open,
} from "#guide/dialogue/server-only/told/date-spans.ts";
import { addDays } from "#guide/letters/calendar.ts";

/** Days before a DACA runs out in which its renewal is sent (topic daca). */
const dacaFirst = 150;
const dacaLast = 120;

export function dacaWindow(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => iso);
  if (!open(end)) return dacaExpired(one);
  // Sent already: no window to send it in.
  if (one.told.includes("renewalSent")) return [];
  const from = ending(one, (iso) => addDays(iso, -dacaFirst));
  const to = ending(one, (iso) => addDays(iso, -dacaLast));
  const late = !open(to);
  const when = inWords(date, language);
  return es(language)
    ? [
        `Si tu DACA vence ${when}, lo mejor es mandar la renovación entre ${dacaFirst} y ${dacaLast} días antes: ${fromTo(bare(from.on), bare(to.on))}.`,
        late
          ? "Ya estás dentro de ese tiempo o se te pasó: mándala ya."
          : "Mira la fecha exacta en tu tarjeta.",
      ]
    : [
        `If your DACA expires ${when}, the best time to send the renewal is ${dacaFirst} to ${dacaLast} days before: ${bare(from.on)} to ${bare(to.on)}.`,
        late ? "That time has come or has passed: send it now." : "Check the exact date on your card.",
      ];
}

/** "del 8 de mayo al 7 de junio", and of months alone "de mayo a junio". */
const fromTo = (from: string, to: string): string =>
  /^\d/.test(from) ? `del ${from} al ${to}` : `de ${from} a ${to}`;

/** Months after a DACA ran out in which asking again is a renewal (topic daca). */
const dacaMonths = 12;

function dacaExpired(one: Counted): string[] {
  const { language, date } = one;
  const end = ending(one, (iso) => monthsOn(iso, dacaMonths));
  const when = inWords(date, language);
  if (end.left !== null && end.left < 0)
    return es(language)
      ? [
          `Si tu DACA venció ${when}, ya pasó más de un año: cuenta como si fuera la primera vez, y esas se reciben pero no avanzan.`,
          "Habla con un abogado antes de mandar o pagar algo, y mientras no trabajes con la tarjeta vencida.",
        ]
      : [
          `If your DACA expired ${when}, more than a year has passed: it counts as a first request, and those are taken but do not move.`,
          "Talk to a lawyer before you send or pay anything, and do not work with the expired card meanwhile.",
        ];
  if (!open(end)) return [];
  return es(language)
    ? [
        `Si tu DACA venció ${when}, todavía cuenta como renovación hasta que se cumpla un año, ${end.on}: ${leftOf(end, language)}. Mándala ya.`,
        "Con la tarjeta vencida no puedes trabajar hasta tener la nueva; si seguiste trabajando, díselo a un abogado antes de mandarla.",
      ]
    : [
        `If your DACA expired ${when}, it still counts as a renewal until one year has passed, ${end.on}: ${leftOf(end, language)}. Send it now.`,
        "With an expired card you cannot work until you have the new one; if you kept working, tell a lawyer before you send it.",
      ];
}

/** What is said of a day in court that was told: how far it is, that it must not be missed, and where it is confirmed. Server only. */
import type { Counted } from "#guide/dialogue/server-only/told/counted-lines.ts";
import { bare, ending, es, inWords, open } from "#guide/dialogue/server-only/told/date-spans.ts";

/** From here on there is hardly time to find somebody. */
const soonDays = 21;
const ofAsylum = /^(?:asilo|permiso-trabajo-asilo|asylum|late-asylum)/;

export function hearingLines(one: Counted): string[] {
  const { language, date, ids, told } = one;
  const end = ending(one, (iso) => iso);
  if (!open(end) || end.left === null) return [];
  const when = inWords(date, language);
  const asylum = ids.some((id) => ofAsylum.test(id ?? "")) && !told.includes("asylumFiled");
  const soon = end.left <= soonDays;
  const left = end.exact ? far(end.left, language) : null;
  if (es(language))
    return [
      `Tu corte es ${when}${left === null ? ": busca el día exacto en tu papel" : `: ${left}`}.`,
      "No faltes, aunque no tengas abogado: si faltas, el juez puede dar la orden de deportación sin oírte.",
      "Confirma el día, la hora y el lugar en acis.eoir.justice.gov o en el 800-898-7180, porque la fecha puede cambiar.",
      ...(asylum
        ? [
            "Tu I-589 se entrega en esa corte, y el año para pedir asilo corre aunque falte para la audiencia.",
          ]
        : []),
      soon
        ? "Queda poco: busca abogado hoy mismo."
        : "Busca abogado desde ahora, porque tardan en tener lugar.",
    ];
  return [
    `Your court date is ${bare(when)}${left === null ? ": look for the exact day on your paper" : `: ${left}`}.`,
    "Do not miss it, even without a lawyer: if you do, the judge can order you removed without hearing you.",
    "Confirm the day, time and place at acis.eoir.justice.gov or 800-898-7180, because the date can change.",
    ...(asylum
      ? ["Your I-589 is filed with that court, and the year to ask for asylum runs even while you wait."]
      : []),
    soon
      ? "There is little time: look for a lawyer today."
      : "Look for a lawyer now, because they take time to have a place.",
  ];
}

function far(days: number, language: Counted["language"]): string {
  if (days === 0) return es(language) ? "es hoy" : "that is today";
  if (days === 1) return es(language) ? "es mañana" : "that is tomorrow";
  return es(language) ? `faltan ${days} días` : `${days} days from now`;
}

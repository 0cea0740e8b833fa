/** What is said of a day in court that was told: how far it is, that it must not be missed, and where it is confirmed. Server only. */
import type { Counted } from "#guide/dialogue/server-only/told/counted-lines.ts";
import { bare, ending, es, inWords, open } from "#guide/dialogue/server-only/told/date-spans.ts";

/** From here on there is hardly time to find somebody. */
const soonDays = 21;
const ofAsylum = /^(?:asilo|permiso-trabajo-asilo|asylum|late-asylum)/;

/** A relative, a friend or a client: the day is not the asker's. */
const ofAnother =
  /\b(?:mi|mis|su|un|una|my|his|her|a) (?:\w+ )?(?:h?ij[oa]s?|nin[oa]s?|mama|papa|papas|espos[oa]|marido|mujer|novi[oa]|herman[oa]s?|prim[oa]s?|ti[oa]s?|amig[oa]|vecin[oa]|senora?|sobrin[oa]s?|cunad[oa]|son|daughter|kids?|mom|dad|mother|father|wife|husband|brother|sister|cousin|friend|neighbor|uncle|aunt|nephew|niece)\b/;

export function hearingLines(one: Counted): string[] {
  const { language, date, ids, told, now } = one;
  const end = ending(one, (iso) => iso);
  if (!open(end) || end.left === null) return [];
  const asylum = ids.some((id) => ofAsylum.test(id ?? "")) && !told.includes("asylumFiled");
  const whose = ofAnother.test(now) ? "another" : "own";
  const say = lines[language];
  const left = end.exact ? far(end.left, language) : say.noDay;
  const when = language === "en" && whose === "own" ? bare(inWords(date, language)) : inWords(date, language);
  return [
    say[whose].date(when, left),
    say[whose].go,
    say.confirm,
    ...(asylum ? [say.asylum] : []),
    end.left <= soonDays ? say.soon : say.early,
  ];
}

const lines = {
  es: {
    own: {
      date: (when: string, left: string) => `Tu corte es ${when}: ${left}.`,
      go: "No faltes, aunque no tengas abogado: si faltas, el juez puede dar la orden de deportación sin oírte.",
    },
    another: {
      date: (when: string, left: string) => `La audiencia es ${when}: ${left}.`,
      go: "Que no falte, aunque no tenga abogado: a quien falta, el juez le puede dar la orden de deportación sin oírlo.",
    },
    noDay: "busca el día exacto en el papel",
    confirm:
      "Confirma el día, la hora y el lugar en acis.eoir.justice.gov o en el 800-898-7180, porque la fecha puede cambiar.",
    asylum:
      "La I-589 se entrega en esa corte, y el año para pedir asilo corre aunque falte para la audiencia.",
    soon: "Queda poco: busca abogado hoy mismo.",
    early: "Busca abogado desde ahora, porque tardan en tener lugar.",
  },
  en: {
    own: {
      date: (when: string, left: string) => `Your court date is ${when}: ${left}.`,
      go: "Do not miss it, even without a lawyer: if you do, the judge can order you removed without hearing you.",
    },
    another: {
      date: (when: string, left: string) => `The hearing is ${when}: ${left}.`,
      go: "It must not be missed, even without a lawyer: the judge can order removal without hearing the person.",
    },
    noDay: "look for the exact day on the paper",
    confirm:
      "Confirm the day, time and place at acis.eoir.justice.gov or 800-898-7180, because the date can change.",
    asylum: "The I-589 is filed with that court, and the year to ask for asylum runs even while you wait.",
    soon: "There is little time: look for a lawyer today.",
    early: "Look for a lawyer now, because they take time to have a place.",
  },
};

function far(days: number, language: Counted["language"]): string {
  if (days === 0) return es(language) ? "es hoy" : "that is today";
  if (days === 1) return es(language) ? "es mañana" : "that is tomorrow";
  return es(language) ? `faltan ${days} días` : `${days} days from now`;
}

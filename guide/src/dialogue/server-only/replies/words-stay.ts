/** How long ago a stay ran out, as people say it. Server only. */
import { says, told } from "#guide/dialogue/server-only/replies/words-family.ts";
import {
  ageIn,
  inDigits,
  monthName,
  months,
  numberOf,
  spanIn,
  withYear,
} from "#guide/dialogue/server-only/told/times.ts";

const day = 1;
const unitDays = { day, week: 7, month: 30, year: 365 };
const barFrom = 180;
/** "Six months" may be a day more or less. */
const unclear = 12;
export const lapsed =
  /(?<!\bno (?:se )?(?:me )?(?:ha )?)\b(?:venci\w*|bencio|expir(?!es?\b|a\b)\w*|caduc\w*|paso|pase|ran out|overstay\w*|was up|ended|termino|acabo|tenia que salir|debia salir|de mas|pasad\w+|past)\b/;
export const ahead =
  /(?<!\bno (?:me |le )?)\b(?:quedan?|faltan?|vence|venci(?:a|era)|vigente|sigue (?:buena|vigente)|(?:days|weeks|months|time) left|expires|still have|not yet|still (?:good|valid)|^(?:(?:no|pues) )*(?:todavia|aun) no(?= (?:me|se (?:me |ha )|ha|vence|pasa|llega|y|mi)|$)|(?:todavia|aun) (?:no (?:se )?(?:me )?(?:ha |vence|venc|pas)|esta (?:vigente|buena|bien)|(?:tengo|me quedan?) (?:como |unos |unas )?(?:\w+ )?(?:dias?|tiempo|semanas?|mes|meses|visa|permiso|estatus)|estoy (?:a tiempo|dentro))|no (?:se )?(?:me )?(?:ha )?(?:vencid\w|pasad\w|pasa|vencio|paso))\b/;
const arrivedOnly =
  /\b(?:llevo|llevamos|tengo|vine|llegue|entre|llegamos|entramos|came|arrived|entered|got here|been here|here for)\b/;

/** Days since the date passed, as far as told; null where only a stay, or nothing, is told. */
function daysOver(said: string, today: string): number | null {
  if (ahead.test(said) && !lapsed.test(said)) return null;
  // "Tengo 58 años" is an age, and work and weddings have years of their own.
  if (
    (ageIn(said) !== null ||
      /\b(?:trabaj\w+|work\w*|anos (?:de )?casad[oa]s?|casad[oa]s? (?:desde )?hace|married for)\b/.test(
        said,
      )) &&
    !lapsed.test(said)
  )
    return null;
  const told = said.replace(given, " ").replace(/\b(hace|ase) (mes|ano|semana)\b/, "hace un $2");
  const span = spanIn(told, true) ?? bareSpan(told);
  const stay = arrivedOnly.test(said) && !lapsed.test(said);
  if (span !== null) {
    const days = span.count * unitDays[span.unit];
    if (!stay) return days;
    // A visitor is let in for six months: who has been here for more than twice as long is far beyond.
    return days > unitDays.year ? days - barFrom : null;
  }
  return stay && !/\b(?:desde|since)\b/.test(said) ? null : sinceDate(told, today);
}

function bareSpan(said: string): ReturnType<typeof spanIn> {
  const found =
    /(?<!\b(?:de|tiene|tienen|cumplio|casad[oa]s?|matrimonio|is|turned|edad) (?:ya |los |con |unos |hace )?)\b(?:como |unos |casi |mas de |about |ya son |son |over |almost )?(\w+) (anos|ano|anios|years?|mes(?:es)?|months?|semanas?|weeks?|dias?|days?)\b(?! (?:de edad|old))/.exec(
      said,
    );
  const number = numberOf(found?.[1] ?? "");
  return number === null ? null : spanIn(`hace ${number} ${found?.[2]?.replace("anios", "anos")}`);
}

/** "Se venció en marzo", "desde 2019". */
function sinceDate(said: string, today: string): number | null {
  // Only with what ended then, or alone: children have years too. "Ago" is no August.
  if (!lapsed.test(said) && !/\b(?:desde|since)\b/.test(said) && said.split(" ").length > shortReply)
    return null;
  const text = withYear(inDigits(said), today)
    .replace(/\bago\b/g, " ")
    .replace(/\b(?:nacio|nacid[oa]|nacieron|born)(?: \w+){0,3} (?:19|20)\d\d\b/g, " ");
  const now = Date.parse(today);
  const thisYear = Number(today.slice(0, 4));
  const [, name] = new RegExp(`\\b(${monthName})\\b`).exec(text) ?? [];
  const year = Number(/\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? Number.NaN);
  const daysFrom = (on: number, month: number) =>
    Math.round((now - Date.UTC(on, month - 1, middleOfMonth)) / dayLength);
  const month = months.get(name ?? "");
  if (month !== undefined) {
    const days = daysFrom(Number.isNaN(year) ? thisYear : year, month);
    return days < 0 && Number.isNaN(year) ? daysFrom(thisYear - 1, month) : days;
  }
  if (!Number.isNaN(year)) return year < thisYear ? daysFrom(year, lastMonth) : null;
  return null;
}
const shortReply = 6;
const dayLength = 86_400_000;
const middleOfMonth = 15;
const lastMonth = 12;

const overOutright = /\b(?:mas de|over|more than) (?:6|seis|six|180|ciento ochenta)\b/;
const underOutright = /\b(?:menos de|less than|under) (?:6|seis|six|180|ciento ochenta)\b/;
export const over = (isMore: boolean) => (said: string, today: string) => {
  if (esta.test(said)) return false;
  if (overOutright.test(said) || underOutright.test(said)) return overOutright.test(said) === isMore;
  const days = daysOver(said, today);
  if (days === null || days < 0 || Math.abs(days - barFrom) < unclear) return false;
  return days > barFrom === isMore;
};
export const esta = told(
  "(?:con|wit|with|on|un|una|an|el|mi|used|the) (?:el |la |mi |an? |una? )?esta(?= (?:y|pero|desde|se|hace|ya|and|program\\w*|de|from|i|visa|or)\\b|$)",
  "^(?:la |el )?esta$|visa waiver|waiver program|autorizacion electronica|programa de exencion",
  "(?:pasaporte|passport) (?:de )?(?:espanol|chilen\\w|europe\\w+|italian\\w|espana|chile|italia)|(?:spanish|chilean|italian|european) passport",
  "sin visa (?:\\w+ )?(?:de|desde) (?:espana|chile|italia|francia)|(?:soy|vine|vengo|llegue|entre) (?:de|desde) (?:espana|chile|italia)|soy (?:espanol\\w?|chilen[oa])",
);
export const longAgo = told(
  "hace (?:ya )?(?:(?:muchos|varios|muchisimos|bastantes|anos|un chorro de|un monton de) ?(?:anos|anios|tiempo)?|mucho|muchisimo|un (?:buen )?rato)|anos vencid\\w+|years ago|long (?:time )?ago|(?:ya )?(?:pasaron|son) (?:muchos |varios )?anos|(?:many|several) years|mucho tiempo|a long time",
);
export const justNow = says(
  "(?:hace )?(?:poco|poquito)(?: tiempo)?|hace (?:unos |pocos |unas |pocas )(?:dias|semanas)|la semana pasada|el mes pasado|ayer|apenas (?:se )?(?:me )?(?:venci\\w+|paso|se paso)|acaba de vencer|last (?:week|month)|yesterday|(?:a few|some|a couple(?: of)?|couple) (?:days|weeks) ago|just (?:expired|passed|ran out)|recently|recien",
);
export const stillInside = told(
  "(?:me|le) (?:quedan?|faltan?)|^(?:(?:no|pues) )*(?:todavia|aun) no(?! (?:se|tengo|soy|es)\\b(?! (?:me|ha|vence|vencio|pasa|paso)\\b))|not yet|still good|sigue (?:buena|vigente)|no (?:se )?(?:me )?ha (?:pasado|vencido)|(?:days|weeks|months|time) left|vence (?:en|hasta|el)|hasn ?t (?:passed|expired)",
);
const given =
  /\b(?:dieron|dio|gave me|got) (?:permiso |por |de |solo |como )*(6|seis|six)\b(?: meses| months)?/;
const monthsHere =
  /\b(?:llevo|tengo|voy|llegue hace|vine hace|entre hace|been here|here for|came) (?:como |apenas |ya |about |for |hace )*(\w+)\b/;
/** "Me dieron seis meses y llevo cuatro". */
export function withinGiven(said: string): boolean {
  const here = numberOf(monthsHere.exec(said.replace(given, "dieron"))?.[1] ?? "");
  return given.test(said) && here !== null && here < visitorMonths;
}
const visitorMonths = 6;

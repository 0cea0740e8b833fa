/**
 * Dates that were told, by what happened on them: a decision, an arrival, a card that runs out. Kept in the state as a day, a month or a
 * year, so that a later "¿cuánto tiempo me queda?" can be counted. Server only.
 */
import { type Event, events, happened, sent } from "#guide/dialogue/server-only/told/events.ts";
import { heldSince } from "#guide/dialogue/server-only/told/held-since.ts";
import { givenDays, letterDated } from "#guide/dialogue/server-only/told/letter-age.ts";
import {
  ageIn,
  inDigits,
  monthName,
  months,
  numberOf,
  type Span,
  spanIn,
  withItsYear,
  withYear,
} from "#guide/dialogue/server-only/told/times.ts";
import { addDays, isoDate, weekday } from "#guide/letters/calendar.ts";
import { says } from "#guide/words/server-only/says.ts";

/** "2026-11-03", "2026-11" or "2026": as exactly as it was told. */
export type DateTold = string;
export type DatesTold = Partial<Record<Event, DateTold>>;

const shape = /^(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?$/;
const known = new Set<string>(events);

/** Dates of a state that may be forged. */
export function readDates(value: unknown): DatesTold {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([event, date]) => known.has(event) && typeof date === "string" && shape.test(date),
    ),
  );
}

const month = `(${monthName})`;
/** From Sunday, as `weekday` counts. */
export const days = "domingo lunes martes miercoles jueves viernes sabado".split(" ");
export const englishDays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** Cheap: nothing else is tried where none of these stands. */
const anyTime =
  /\d|hace|\bllev(?:o|amos)\b|\b(?:anos?|years?)\b|\beste (?:mismo )?ano\b|\bthis year\b|\b(?:dos mil|two thousand|twenty) [a-z]|\bago\b|\b(?:ayer|antier|anteayer|anoche|hoy|yesterday|today|pasad[oa]|last|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\w+day|ene\w*|feb\w*|mar\w*|abr\w*|apr\w*|may\w*|jun\w*|jul\w*|ago\w*|aug\w*|sep\w*|set\w*|oct\w*|nov\w*|dic\w*|dec\w*|jan\w*)\b/;
const slashed = /(?:^|[^\d/])(\d{1,2})[/-](\d{1,2})[/-]((?:20|19)?\d\d)(?![\d/])/;
const dayMonth = new RegExp(
  `\\b(\\d{1,2}|primero) (?:de )?${month}(?: (?:del? )?(?:ano )?((?:19|20)\\d\\d))?\\b`,
);
const monthDay = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?(?: ((?:19|20)\\d\\d))?\\b`);
const monthOnly = new RegExp(
  `\\b(?:en|in|de|desde|since|a finales de|a principios de|para|this|este|por) ${month}(?: (?:del? |of )?(?:ano )?((?:19|20)\\d\\d))?\\b|^${month}(?: (?:del? )?((?:19|20)\\d\\d))?$`,
);
const yearOnly = /\b(?:en|in|desde|since|de|del|el)(?: el)?(?: ano)? ((?:19|20)\d\d)\b/;
const weekdays = new RegExp(`\\b(?:el |este |on |last )?(${[...days, ...englishDays].join("|")})\\b`);

/** The date in the words, on the side of today that `ahead` says; null when none is told. */
export function dateIn(words: string, raw: string, today: string, ahead: boolean): DateTold | null {
  if (!anyTime.test(words)) return null;
  const said = withYear(inDigits(withItsYear(words)), today);
  // "31 de febrero" is no day, nor its month.
  if (dayMonth.test(said)) return byDay(said, today, ahead);
  return (
    bySlashes(raw) ??
    byDay(said, today, ahead) ??
    (lastYear.test(said) ? byMonth(said, today, ahead) : null) ??
    near(said, today) ??
    byMonth(said, today, ahead) ??
    byYear(said)
  );
}

function bySlashes(raw: string): DateTold | null {
  const [, first, second, year] = slashed.exec(raw) ?? [];
  if (year === undefined) return null;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  // As the letters print it; a day above 12 tells the other order.
  return isoDate(full, Number(first), Number(second)) ?? isoDate(full, Number(second), Number(first));
}

function byDay(said: string, today: string, ahead: boolean): DateTold | null {
  const [, day, name, year] = dayMonth.exec(said) ?? [];
  const [, name2, day2, year2] = day === undefined ? (monthDay.exec(said) ?? []) : [];
  const at = months.get(name ?? name2 ?? "");
  const number = day === "primero" ? 1 : Number(day ?? day2);
  if (at === undefined || !(number >= 1)) return null;
  const told = year ?? year2;
  if (told !== undefined) return isoDate(Number(told), at, number);
  return onSide((one) => isoDate(one, at, number), today, ahead);
}

/** The nearest year on that side of today. */
function onSide(dateOf: (year: number) => string | null, today: string, ahead: boolean): string | null {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year);
  if (date === null) return null;
  const same = today.slice(0, date.length);
  if (ahead) return date >= same ? date : dateOf(year + 1);
  return date <= same ? date : dateOf(year - 1);
}

function near(said: string, today: string): DateTold | null {
  if (/\b(?:hoy|today|esta manana|this morning)\b/.test(said)) return today;
  if (/\b(?:ayer|yesterday|anoche|last night)\b/.test(said)) return addDays(today, -1);
  if (/\b(?:antier|anteayer)\b/.test(said)) return addDays(today, -2);
  const span = ageIn(said) === null ? spanIn(said) : null;
  if (span !== null) return before(today, span);
  if (/\b(?:mes pasado|last month)\b/.test(said)) return before(today, { count: 1, unit: "month" });
  if (/\b(?:ano pasado|last year)\b/.test(said)) return String(Number(today.slice(0, 4)) - 1);
  if (/\b(?:este(?: mismo)? ano|this year)\b/.test(said)) return today.slice(0, 4);
  return byWeekday(said, today);
}

function before(today: string, { count, unit }: Span): DateTold {
  const number = Math.floor(count);
  if (unit === "day") return addDays(today, -number);
  if (unit === "week") return addDays(today, -7 * number);
  const back = unit === "year" ? 12 * number : number;
  const all = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back;
  const year = String(Math.floor(all / 12));
  return unit === "year" && number > 1 ? year : `${year}-${String((all % 12) + 1).padStart(2, "0")}`;
}

/** The last one before today. */
function byWeekday(said: string, today: string): DateTold | null {
  const name = weekdays.exec(said)?.[1] ?? "";
  const at = Math.max(days.indexOf(name), englishDays.indexOf(name));
  if (at < 0 || /\b(?:proxim[oa]|next|que viene|este|this)\b/.test(said)) return null;
  return addDays(today, -((weekday(today) - at + 7) % 7 || 7));
}

const lastYear = /\b(?:ano pasado|last year)\b/;

function byMonth(said: string, today: string, ahead: boolean): DateTold | null {
  const match = monthOnly.exec(said) ?? [];
  const at = months.get(match[1] ?? match[3] ?? "");
  if (at === undefined) return null;
  const year = match[2] ?? match[4];
  const of = (one: number) => `${one}-${String(at).padStart(2, "0")}`;
  if (year !== undefined) return of(Number(year));
  return lastYear.test(said) ? of(Number(today.slice(0, 4)) - 1) : onSide(of, today, ahead);
}

function byYear(said: string): DateTold | null {
  return yearOnly.exec(said)?.[1] ?? (/^(?:19|20)\d\d$/.test(said) ? said : null);
}

/** Dates with what this message adds; one without a verb, or of "lo mandé", is of `usual`, what the open subject counts from. */
export function withDates(
  before: DatesTold,
  spoken: string,
  raw: string,
  today: string,
  usual: Event | null,
): DatesTold {
  const said = withItsYear(spoken);
  const clauses = said.split(nextClause);
  const eventful = clauses.filter((one) => happened.some(([, words]) => says(one, words)));
  // "Vence en enero y metí la renovación la semana pasada": each date is of what its own clause tells.
  const apart = eventful.length > 1 && eventful.length === clauses.length && tellsTwo(clauses);
  const told = apart ? clauses : renewsAndEnds(eventful) ? eventful : null;
  if (told !== null) return told.reduce((dates, one) => withClause(dates, one, one, today, usual), before);
  return withClause(before, said, raw, today, usual);
}

/** "¿Y ella? Llegó en marzo", "my wife came in March": not the writer's own arrival; "my wife and I came" is. */
const arrived =
  "(?:llego|llegaron|entro|entraron|vino|vinieron|cruzo|cruzaron|came|entered|arrived|crossed|got here)";
const anothersArrival = new RegExp(
  `\\b(?:ella|mis? (?:mujer|espos[oa]|marido|senora|pareja|herman[oa]s?|mama|papa|h?ij[oa]s?|prim[oa]s?)|she|he|my (?:wife|husband|brother|sister|mom|dad|son|daughter|kids))(?: (?!(?:i|we|yo|me|nos)\\b)\\w+){0,4} ${arrived}\\b|\\bel (?:(?:ya|si|no|tambien|solo) )?${arrived}\\b`,
);

/** The dates to count from in a message: of somebody else who arrived, the writer's own arrival says nothing. It stays known. */
export function datesFor(dates: DatesTold, readings: readonly string[]): DatesTold {
  if (!readings.some((said) => anothersArrival.test(said))) return dates;
  const { came: _, ...others } = dates;
  return others;
}

/** "Se vence en enero, ya mandé la renovación en octubre": what was sent begins a clause of its own. */
const nextClause = new RegExp(
  ` (?:y|pero|and|but) | (?=(?:ya(?: la| lo)?|i(?: already)?) ${sent}\\b)|(?<!\\b(?:ya|la|lo|i|already)) (?=${sent} (?:la |mi |my |the )?(?:renovacion|renewal)\\b)`,
);

/** A card that runs out and its renewal, whatever else is told beside them. */
function renewsAndEnds(clauses: readonly string[]): boolean {
  const tells = (event: Event) => clauses.some((one) => eventIn(one) === event);
  return tells("renewal") && tells("expires");
}
const eventIn = (clause: string): Event | undefined => happened.find(([, words]) => words.test(clause))?.[0];

/** Two different things happened. */
function tellsTwo(clauses: readonly string[]): boolean {
  const [one, ...others] = clauses.map(eventIn);
  return others.some((other) => other !== one);
}

function withClause(
  before: DatesTold,
  said: string,
  raw: string,
  today: string,
  usual: Event | null,
): DatesTold {
  const reached = residentFrom(said, raw, today);
  if (reached !== null) return { ...before, resident: reached };
  const age = ofOthers.test(said) ? null : ageIn(said);
  const since = residentYear(said, today);
  const known = since === null ? before : { ...before, resident: since };
  const born = age === null ? known : { ...known, born: String(Number(today.slice(0, 4)) - age) };
  const held = age === null ? undefined : yearsHeld.exec(inDigits(said))?.[1];
  if (held !== undefined) return { ...born, resident: String(Number(today.slice(0, 4)) - Number(held)) };
  const possible = happened.filter(
    ([event]) =>
      !(event === "filed" && notSent.test(said)) &&
      !(event === "came" && anothersArrival.test(said)) &&
      !(event === "resident" && since !== null),
  );
  const [happens, words] = (anyTime.test(said) && possible.find(([, one]) => says(said, one))) || [];
  const told = anyTime.test(said) ? (happens ?? usual) : null;
  // "La carta trae fecha del 12": what was decided bears the date of its letter, whenever it was opened.
  const decided = (before.denied !== undefined && dated.test(said)) || wasDenied.test(said);
  const event = told === "letter" && decided ? "denied" : told;
  return event === null || isOfOther(event, said) || (event === "denied" && onlyOpened.test(said))
    ? born
    : { ...born, ...dateOf(event, words, { said, raw, today }) };
}

/** The letter that is spoken of is the denial itself. */
const wasDenied =
  /\b(?:(?:me|nos) (?:la |lo )?(?:negaron|rechazaron|denegaron)|(?:fue|was|got) (?:negad[ao]|denegad[ao]|denied)|(?:they|uscis) denied|denial (?:letter|notice)|carta de (?:la )?(?:negacion|denegacion))\b(?!.*\b(?:intenci?on|intent|piensan|asilo|asylum|juez|judge)\b)/;
const dated =
  /\b(?:fecha(?:d[ao])? (?:del?|es|que trae)|(?:trae|tiene|dice|con|lleva|marca) (?:la )?fecha|es del|dated|date (?:on|of) (?:the|it|my)|is (?:dated|from))\b/;
const onlyOpened =
  /\b(?:abri|abrimos|lei|leimos|opened|read)\b(?: \w+){0,4} (?:ayer|hoy|antier|anoche|apenas|yesterday|today)\b/;

/** The date of what happened or will, as far as it is told. */
function dateOf(event: Event, words: RegExp | undefined, { said, raw, today }: Told): DatesTold {
  const letter = lastDayOf(event, said, raw, today);
  if (letter !== null) return letter;
  const past = /\b(?:vencio|vencida|vencido|expired)\b/.test(said);
  const ahead = event === "due" || (event === "expires" && !past);
  const own = ofLetters.has(event) && event !== "due" ? letterDated(said) : said;
  const parts = ofOneClause.has(event) && words !== undefined ? clausesOf(said, words) : [own];
  const read = (part: string) =>
    event === "hearing" ? hearingDay(part, raw, today) : dateIn(part, raw, today, ahead);
  const date = parts.map(read).find((one) => one !== null) ?? null;
  return date === null || isToCome(event, date, today) ? {} : { [event]: date };
}

interface Told {
  said: string;
  raw: string;
  today: string;
}

/**
 * The day of a hearing to come. "Hoy" is often when something else happens ("en la corte de hoy agarraron a dos y a mí me toca mañana"), and a
 * year alone says nothing.
 */
function hearingDay(said: string, raw: string, today: string): DateTold | null {
  if (/\b(?:pasado manana|day after tomorrow)\b/.test(said)) return addDays(today, 2);
  if (/(?<!\b(?:la|esta|de|this) )\bmanana\b|\btomorrow\b/.test(said)) return addDays(today, 1);
  const words = inDigits(said);
  const dayAlone = ofTheMonth.exec(words);
  if (dayAlone !== null) return dayOfTrip(words, Number(dayAlone[1]), today);
  if (!monthNamed.test(words) && bySlashes(raw) === null) return null;
  const date = dateIn(said, raw, today, true);
  return date === null || date.length < "2026-11".length || date < today.slice(0, date.length) ? null : date;
}

/** "Mi corte es el 15", of the month that another day of the message names ("me voy el 12 de diciembre"). */
const ofTheMonth = new RegExp(
  `\\b(?:corte|audiencia|court|hearing)\\b(?: (?!${monthName}\\b)[a-z]+){0,5} (?:el|the) (\\d{1,2})(?:st|nd|rd|th)?\\b(?! (?:(?:de|del|of) )?${monthName}\\b)(?! (?:anos|years|am|pm|dias|days))`,
);
function dayOfTrip(words: string, day: number, today: string): DateTold | null {
  const named = dateIn(words, words, today, true);
  const date =
    named?.length === today.length
      ? `${named.slice(0, "2026-11".length)}-${String(day).padStart(2, "0")}`
      : null;
  return date === null || date < today ? null : (isoDate(...partsOf(date)) ?? null);
}
const partsOf = (iso: string): [number, number, number] => [
  Number(iso.slice(0, 4)),
  Number(iso.slice(5, 7)),
  Number(iso.slice(8, 10)),
];
const monthNamed = new RegExp(`\\b${month}\\b`);

/** The date belongs to somebody else, or to what was won before the letter came. */
const isOfOther = (event: Event, said: string): boolean =>
  (event === "resident" && ofOthers.test(said)) || (ofLetters.has(event) && granted.test(said));

/** "Pedí asilo y tengo corte en 2027": what was done is no day to come. */
const isToCome = (event: Event, date: DateTold, today: string): boolean =>
  !mayCome.has(event) && date > today.slice(0, date.length);
const mayCome: ReadonlySet<Event> = new Set<Event>(["expires", "due", "hearing"]);

/** "Ya me lo dieron en 2023": the year of what was won, in a letter about something else. */
const granted =
  /\b(?:asilo|residencia|tps|visa)\b(?: \w+){0,3} (?:me|nos) l[oa]s? (?:dieron|aprobaron|otorgaron|concedieron)\b|\b(?:asylum|residence|tps|visa)\b(?: \w+){0,3} (?:was|were|got) (?:granted|approved)\b/;

const ofOneClause: ReadonlySet<Event> = new Set<Event>(["came", "moved", "expires", "priority", "fiance"]);

/**
 * Where the date of an arrival, a move, an expiry or a petition may stand, nearest first: "me llegó el papel en septiembre, entré en 2023" has it behind its verb,
 * "entré en abril del 2023 y nos casamos este año" before the next clause, "he petitioned me in 2003, he moved last year" before the next who; a wedding, a birth
 * or a hearing has a date of its own.
 */
function clausesOf(said: string, words: RegExp): string[] {
  const behind = said.slice(said.search(words));
  const [own = ""] = behind.split(nextPart);
  const others = said.split(nextPart).filter((part) => !ofItsOwnDate.test(part));
  return [own, ...(ofItsOwnDate.test(behind) ? [] : [behind]), others.join(" ")];
}
const nextPart = / (?:y|pero|and|but|he|she|they|ella|ellos) /;
const ofItsOwnDate =
  /\b(?:casamos|case|casaron|casados|married|naci\w*|born|divorci\w+|murio|fallecio|died|audiencia|corte|cita|hearing|court|appointment)\b/;

/** "Cumplo 5 años de residente el 15 de marzo": the day from which they are counted. */
const yearsReached =
  /\b(?:(cumpli|cumplimos|i (?:reached|hit))|cumplo|cumplimos|voy a cumplir|vamos a cumplir|ill (?:have|reach|hit)|i (?:reach|hit|will have))(?: (?:ya|casi|los|mis|my))? (\d{1,2}) (?:anos|years) (?:de |con |as |with )(?:(?:la|mi|a|an|my|permanent) )*(?:residen(?:te|cia)|mica|green ?card|resident)\b/;
function residentFrom(said: string, raw: string, today: string): DateTold | null {
  const held = ofOthers.test(said) ? null : heldSince(inDigits(said), today);
  if (held !== null) return held;
  const [, past, count = ""] = yearsReached.exec(inDigits(said)) ?? [];
  const date = count === "" ? null : dateIn(said, raw, today, past === undefined);
  if (date === null || date.length < "2026-11".length) return null;
  return `${Number(date.slice(0, 4)) - Number(count)}${date.slice("2026".length)}`;
}

/** "Soy residente desde 1989", "I've had the green card for 8 years": whatever else is dated in the message. */
function residentYear(said: string, today: string): string | null {
  if (ofOthers.test(said)) return null;
  const words = inDigits(said);
  const year =
    /\b(?:residente|mica|green card|resident)\b(?: \w+){0,2} (?:desde|since)(?: el)?(?: ano)? ((?:19|20)\d\d)\b/.exec(
      words,
    )?.[1];
  const count = cardFor.exec(words)?.[1];
  const years = count === undefined ? null : numberOf(count);
  return year ?? (years === null ? null : String(Number(today.slice(0, 4)) - years));
}
const cardFor =
  /\b(?:(?:ive|i have|i) had (?:the|my|a) (?:green ?card|card) for|(?:llevo|tengo) (?:ya )?(?:con la (?:mica|green card|residencia) )?)(?: (?:about|como|ya))? ?(\w+) (?:years\b|anos (?:con la (?:mica|green card|residencia|tarjeta)|de residente|siendo residente)\b)/;

/** "Tengo 67 años y 22 de residente": beside an age, which is not how long. */
const yearsHeld =
  /\b(\d{1,2}) (?:(?:anos|years) )?(?:(?:de|con|siendo|as|with|being) )(?:(?:la|mi|a|an|my|permanent) )*(?:residen(?:te|cia)|mica|tarjeta|green ?card|resident)\b/;

/** "Entré en 2023 y pedí asilo allí, pero no he metido ningún papel": the year is the arrival's. */
const notSent =
  /\bno (?:he |hemos |lo |la |los )*(?:metid\w*|meti|mandad\w*|mande|presentad\w*|presente|entregad\w*)\b|\b(?:have ?nt|have not|did ?nt|did not|never) (?:filed|sent|submitted)\b/;

const ofLetters: ReadonlySet<Event> = new Set<Event>(["due", "denied", "letter"]);
const untilDay = /\b(?:hasta|antes|until|by|before|due) (?:el |del |the )?(?:\w+ )?(?:de )?\w*\d/;
/**
 * "Dated October 28, 30 days": the last day, counted without the days of the mail. A day that lies just behind us is the letter's
 * own and no deadline of next year.
 */
function lastDayOf(event: Event, said: string, raw: string, today: string): DatesTold | null {
  if (!ofLetters.has(event) || untilDay.test(said)) return null;
  const sent = dateIn(letterDated(said), raw, today, false);
  if (sent?.length !== fullDate) return null;
  if (sent < addDays(today, -longestAgo)) return event === "letter" ? soonIn(said, raw, today) : null;
  const count = givenDays(said);
  if (count === null) return event === "due" ? { letter: sent } : null;
  return { letter: sent, due: addDays(sent, count) };
}
/** "Tiene fecha del 20 de diciembre", said in November: no letter of last year is asked about, so it is the last day. */
function soonIn(said: string, raw: string, today: string): DatesTold | null {
  const day = /\b(?:19|20)\d\d\b/.test(inDigits(said)) ? null : dateIn(said, raw, today, true);
  return day !== null && day <= addDays(today, longestAgo) ? { due: day } : null;
}
const fullDate = 10;
const longestAgo = 120;

/** The age of a relative is not the asker's. */
const ofOthers =
  /\b(?:mi|mis|su|el|ella|my|his|her|he|she) (?:\w+ ){0,2}(?:hij[oa]s?|mama|papa|madre|padre|espos[oa]|marido|mujer|herman[oa]s?|niet[oa]s?|suegr[oa]s?|sons?|daughters?|mom|dad|mother|father|wife|husband|brothers?|sisters?|kids?)\b|\b(?:tiene|tienen|he is|she is|hes|shes)\b/;

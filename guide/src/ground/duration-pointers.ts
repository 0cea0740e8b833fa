import type { Language } from "#guide/content-schema.ts";

/**
 * What is said where a length of time was. Nothing before it is changed, for in a stream that was shown already: the words are
 * chosen so that none needs "del" or "al", and they go on from an article, a preposition or a verb.
 */
type DurationPointer = (before: string, raw: string, after: string) => string;

/** The last words before it, and what goes on from them. */
type Joint = readonly [pattern: RegExp, words: string];
const behind = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\s$`, "iu");

const page = "la página oficial";
const letter = `tu carta o ${page}`;

/** What is counted, by its own word: "los 30 días" goes on as "los días que marca tu carta". */
function counted(raw: string, other: string): string {
  return (
    /(?<!\p{L})(d[ií]as|meses|a[nñ]os|minutos|semanas|horas)(?!\p{L})/iu.exec(raw)?.[1]?.toLowerCase() ??
    other
  );
}
const feminine = /^(?:semanas|horas)$/;

const spanishJoints: readonly Joint[] = [
  [behind("cada"), `vez que lo indica ${page}`],
  [behind("entre"), `los plazos que indica ${page}`],
  [behind("(?:m[aá]s|menos|mayor|menor|cerca|alrededor|arriba|encima)\\sde"), `lo que indica ${page}`],
  [
    behind("(?:antes|dentro|despu[eé]s|luego|al cabo|pasado|a partir)\\sde|a|desde"),
    `la fecha que marca ${letter}`,
  ],
  [behind("(?:tienes?|tienen|hay|dan?|quedan?|faltan?)\\sde"), `plazo lo que marca ${letter}`],
  // "Un plazo de …", "es de …", "tarda de …".
  [behind("de"), `acuerdo con lo que marca ${letter}`],
  [
    behind("los|unos|[mts]us|estos|esos|nuestros|pr[oó]ximos|primeros|[uú]ltimos|otros|siguientes|mismos"),
    `plazos que marca ${letter}`,
  ],
  [behind("las|unas|est?as|pr[oó]ximas|primeras|[uú]ltimas|otras|mismas"), `fechas que marca ${letter}`],
  [
    behind("quedan|faltan|son|pasan|pasen|cuentan|pasad[oa]s|transcurrid[oa]s"),
    `los plazos que marca ${letter}`,
  ],
  [behind("el|un|del|al|[mts]u|este|ese|otro"), `plazo que marca ${letter}`],
  [behind("la|una|est?a|otra"), `fecha que marca ${letter}`],
];

const aboutSome = behind("unos|unas");
/** "El castigo es de 3 años". */
const lastsOf = behind("(?:es|son|era|ser[aá]n?)\\sde");

const waiting =
  /(?<!\p{L})(?:tard|demor|dur|esper|toma|llev|venc|v[aá]lid|vigen|vale|castigo|c[aá]rcel|prisi[oó]n|permiso)[^.;:!?]*$/iu;
const spent = /^\s(?:de\s)?(?:c[aá]rcel|prisi[oó]n|castigo|fuera|residen|espera|casad)/iu;
const owed =
  /(?<!\p{L})(?:tienes?|tienen|tendr[aá]s?|hay|dan?|quedan?|faltan?|plazo|l[ií]mite|ap[eé]l\p{L}*|contest\p{L}*|respon\p{L}*|present\p{L}*|m[aá]nd\p{L}*|env[ií]\p{L}*|p[ií]de(?:l[oa])?|h[aá]z\p{L}*|pag\p{L}*|avis\p{L}*|deb\p{L}*|en|hasta|antes|para)(?!\p{L})/iu;

/** "1 año antes", "con 30 días de anticipación". */
function earlySpanish(before: string, raw: string): string {
  if (behind("hasta").test(before)) return `la fecha que indica ${page}`;
  const said = `la anticipación que indica ${page}${/\s(?:antes|de\s\p{L}+)$/iu.test(raw) ? "" : ","}`;
  return behind("con|por|durante|en").test(before) ? said : `con ${said}`;
}

const spanish: DurationPointer = (before, raw, after) => {
  if (aboutSome.test(before)) return `${counted(raw, "plazos")} (mira cuántos en ${page})`;
  if (lastsOf.test(before)) {
    const unit = counted(raw, "plazos");
    return `${feminine.test(unit) ? "las" : "los"} ${unit} que marca ${letter}`;
  }
  const joint = spanishJoints.find(([pattern]) => pattern.test(before));
  if (joint !== undefined) return joint[1].replace(/^(?:plazos|fechas)(?= )/, (other) => counted(raw, other));
  const early = /\s(?:antes|de\santicipaci[oó]n|de\santelaci[oó]n)$/iu.test(raw);
  if (early || /^\santes(?!\p{L})/iu.test(after)) return earlySpanish(before, raw);
  const time = `el tiempo que indica ${page}`;
  if (/^\s(?:despu[eé]s|m[aá]s tarde)/iu.test(after)) {
    return behind("hasta|por|durante|en|con|tard\\p{L}*|esper\\p{L}*").test(before) ? time : `pasado ${time}`;
  }
  const short = waiting.test(before) || spent.test(after) || !owed.test(before + after);
  return short ? time : `el plazo que marca ${letter}`;
};

const officialPage = "the official page";
const given = `that your letter or ${officialPage} gives`;

const englishJoints: readonly Joint[] = [
  [behind("every|each"), `time ${officialPage} says so`],
  [behind("between"), `the times that ${officialPage} gives`],
  [behind("from"), `the date that ${officialPage} gives`],
  [behind("an"), `official period on ${officialPage}`],
  [
    behind("a|the|your|th[eo]se|this|their|his|her|its|my|next|first|last|past|another|other|full|only"),
    `period ${given}`,
  ],
  [behind("of"), `the length ${given}`],
];
const within = behind(
  "to|than|least|most|about|within|in|for|by|almost|nearly|until|with|after|under|over|takes?|lasts?|waits?|is|are",
);
/** "A 30-day deadline", "the one-year limit": says how long something is. */
const hyphened = /-(?:day|week|month|year|hour)$/i;
const thing = /^\s(?!years?|months?|weeks?|days?|hours?)\p{L}/u;

const english: DurationPointer = (before, raw, after) => {
  if (hyphened.test(raw) && thing.test(after)) {
    return behind("a").test(before) ? "certain official" : "official";
  }
  const joint = englishJoints.find(([pattern]) => pattern.test(before));
  if (joint !== undefined) return joint[1];
  const time = `the time ${given}`;
  if (within.test(before)) return time;
  if (/\s(?:before|earlier|early|ahead|in advance)$/i.test(raw)) return `as early as ${officialPage} says`;
  if (/^\s(?:before|prior to)\b/i.test(after)) return `as early as ${officialPage} says,`;
  return /^\s(?:after|later)\b/i.test(after) ? `once the time on ${officialPage} has passed,` : time;
};

export const durationPointers: Record<Language, DurationPointer> = { es: spanish, en: english };

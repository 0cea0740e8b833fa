/**
 * "Perdón, me equivoqué, fue en enero pero del dos mil veinticinco": a date that was told before, told otherwise. By itself it says nothing of what
 * happened on it, and what was counted from the wrong one ("quedan 45 días") would stand. So it is read as what the open subject counts from.
 * Server only.
 */
import { monthNames } from "#guide/dates.ts";
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { monthName } from "#guide/dialogue/server-only/told/times.ts";
import type { DialogueState, GuideTurn, Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

interface Counted {
  open: ReadonlySet<string>;
  /** What happened on the date, in words that are counted from. */
  told: Record<Language, string>;
  /** Words that may name it in the correction itself. */
  words: string;
}

const counted: readonly Counted[] = [
  {
    open: idSet("asilo-general asilo-un-anio"),
    told: { es: "entré", en: "I came" },
    words:
      "entre entro entramos llegue llego llegamos cruce cruzo cruzamos vine vino vinimos pase paso pasamos came arrived crossed entered got here we",
  },
  {
    open: idSet("apelar-juez"),
    told: { es: "el juez me lo negó", en: "the judge denied it" },
    words:
      "juez jueza nego lo decidio decision audiencia perdi perdimos judge denied decided decision lost hearing",
  },
  {
    open: idSet("perdi-o-me-negaron"),
    told: { es: "la carta tiene fecha", en: "the letter is dated" },
    words: "carta papel aviso dice tiene trae fecha fechada letter notice paper dated says decision",
  },
  {
    open: idSet("permiso-trabajo-asilo"),
    told: { es: "mandé el asilo", en: "I filed my asylum" },
    words: "mande mandamos meti metimos presente recibieron asilo i589 filed sent asylum received",
  },
  {
    open: idSet("examen-ciudadania ciudadania-requisitos"),
    told: { es: "me dieron la residencia", en: "I got my green card" },
    words:
      "mica tarjeta green card residencia residente resident since desde dice trae vi ya la tengo tengo soy dieron ano cuando i have had been says year",
  },
  {
    open: idSet("nta-corte consultar-caso-corte"),
    told: { es: "la corte es", en: "my court date is" },
    words: "corte audiencia cita juez toca court hearing date judge",
  },
];

const slip =
  /\b(?:mens[oa] (?:yo|de mi)|tont[oa] (?:yo|de mi)|que (?:mens[oa]|tont[oa])|me (?:equivoque|confundi|enrede)|equivoque|confundi|perdon(?:e|a|eme|ame)?|disculp(?:a|e|eme|ame)|esper(?:e|ese|ate|eme|ame)|(?:lei|vi) mal|quise decir|mejor dicho|digo|corrijo|sorry|wait|actually|my mistake|misread|i (?:was wrong|mean|meant|mixed|read it wrong|made a mistake|got (?:my|the) dates? (?:mixed|wrong))|mixed up)\b/;

const small =
  "(?:\\d{1,2}|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis\\w+|diecisiete|dieciocho|diecinueve|veinte|veinti\\w+|treinta(?: y uno)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const year =
  "(?:(?:19|20)\\d\\d|dos mil(?: (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis\\w+|diecisiete|dieciocho|diecinueve|veinte|veinti\\w+))?|este ano|el ano pasado|this year|last year)";
/** "Diciembre del veinticuatro", "May of 23". */
const shortYear =
  "(?:veinti(?:uno|dos|tres|cuatro|cinco|seis)|veinte|quince|dieci(?:seis|siete|ocho|nueve)|[012]\\d(?! \\d))";
const ofYear = `(?:,? (?:pero )?(?:(?:(?:de|del|of|in)(?: (?:el )?ano)? )?${year}|(?:del|of) ${shortYear}\\b))`;
const dates: readonly RegExp[] = [
  new RegExp(`\\b(?:el )?${small} de ${monthName}${ofYear}?\\b`),
  new RegExp(`\\b${monthName} \\d{1,2}(?:st|nd|rd|th)?${ofYear}?\\b`),
  new RegExp(`\\b${monthName}${ofYear}\\b`),
  new RegExp(`\\bhace ${small} (?:anos?|mes(?:es)?|semanas?|dias?)\\b`),
  new RegExp(`\\b${small} (?:years?|months?|weeks?|days?) ago\\b`),
  new RegExp(`\\b${year}\\b`),
  new RegExp(`\\b${monthName}\\b`),
];
export const anyDate = dates.map(({ source }) => `(?:${source})`).join("|");
/** What it was not. */
const denied = new RegExp(
  `\\b(?:y |and )?(?:no|not)(?: (?:en|el|de|del|fue|era|in|on|it was))* (?:${anyDate})`,
  "g",
);

/** All else that such a message may say: more is something of its own. */
const around = new Set(
  (
    "mensa menso tonta tonto yo veinticinco veinticuatro veintitres lei vi ay ah oh no si ya y o e i pero que es era fue fueron son sea en el la lo los de del a al un una eso esa esta ese este esto me te se le nos oiga oye mire mira bueno pues entonces como hago hacemos cambia cambian algo pasa pasan " +
    "afecta alcanzo alcanzamos todavia aun tengo tiempo plazo va van para casi dos anos ano mes dia fecha fechas mal dicho dije equivoque confundi enrede perdon perdone perdona perdoneme disculpa disculpe disculpeme espere esperese esperate mejor digo corrijo quise decir otra vez verdad bien ahora veo viendola viendolo cheque revise fije buena correcta correcto " +
    "sorry wait actually my mistake i was wrong mean meant mixed made a got the dates date up it its is in on of not does do that matter matters change changes anything what now then happens still ok okay oops um uh so and but read misread looked checked see now again right correct"
  ).split(" "),
);

/** Whether somebody takes back what was said, at the beginning or in plain words. */
export const isSlip = (said: string): boolean => slip.test(said);

/** The date that is meant. */
export function dateOf(said: string): string | undefined {
  const meant = said.replace(denied, " ");
  return dates.map((one) => one.exec(meant)?.[0]).find((one) => one !== undefined);
}

/** "05/03/11", as the papers of this country print it: its month and year. */
function withMonth(spoken: string, language: Language): string {
  return spoken.replace(printed, (all, first: string, second: string, year: string) => {
    const at = Number(first) > monthNames[language].length ? Number(second) : Number(first);
    const full = year.length === 2 ? `20${year}` : year;
    const name = monthNames[language][at - 1];
    return name === undefined ? all : `${name} ${language === "es" ? "de " : ""}${full}`;
  });
}
const printed = /\b(\d{1,2})[/-](\d{1,2})[/-]((?:19|20)?\d\d)\b/;

/** Whether a correction says nothing besides its date and `words`. */
export function restFits(said: string, date: string, words: readonly string[]): boolean {
  const rest = said.replace(denied, " ").replace(date, " ").split(" ").filter(Boolean);
  return rest.every((one) => around.has(one) || words.includes(one));
}

/** The corrected date as what the open subject counts from; null where nothing is corrected, or something else. */
export function asCorrected(
  spoken: string,
  { topic, pending }: Pick<DialogueState, "topic" | "pending">,
  language: Language,
): string | null {
  const subject = counted.find(({ open }) => topic !== null && open.has(topic));
  if (subject === undefined || pending !== null) return null;
  const said = clean(withMonth(spoken, language));
  if (!isSlip(said)) return null;
  const date = dateOf(said);
  if (date === undefined || !restFits(said, date, subject.words.split(" "))) return null;
  return `${subject.told[language]} ${joined(date, language)}`;
}

const whole = /^(?:el|hace|este|this|last)\b|\bago$/;
const ofDay = new RegExp(`^${small} de ${monthName}`);
const onDay = new RegExp(`^${monthName} \\d{1,2}\\b(?!\\d)`);

/** "Enero pero del dos mil ..." has no preposition of its own. */
function joined(date: string, language: Language): string {
  const plain = date.replace(" pero ", " ");
  if (whole.test(plain)) return plain;
  if (ofDay.test(plain)) return `el ${plain}`;
  return `${language === "es" ? "en" : onDay.test(plain) ? "on" : "in"} ${plain}`;
}

/** What was counted. */
const counts =
  /\b(?:ya pasó|quedan? (?:al menos )?\d+|faltan? \d+|se cumpl(?:e|en|ió|ieron)|(?:it |date )?has passed|(?:is|are) left|ends? (?:on|in)|ended (?:on|in)|court date is|is your court)(?![\wáéíóúñ])/i;

/** The day that counts now stands before all that was said already. */
export function countedFirst(turn: GuideTurn): GuideTurn {
  const { short, sentences } = turn.reply;
  const isCounted = (one: string) => counts.test(one) && /\b20\d\d\b/.test(one);
  const line = sentences.find(isCounted);
  if (line === undefined || isCounted(short)) return turn;
  const others = sentences.filter((one) => one !== line);
  return { ...turn, reply: { ...turn.reply, short: line, sentences: [...others, short] } };
}

/**
 * "Perdón, sí entré con visa", "disculpe, tiene 22", "sorry, since 2019": something told before, told otherwise. Its own words say too little,
 * and what was answered to the wrong ones would stand. So what opened the subject is read once more with the right words in their place: where
 * another way begins (how somebody entered, who is a citizen) as a whole, else the one part of it that counts. Server only.
 */
import { cameWithAnothers } from "#guide/dialogue/server-only/outright/entry.ts";
import { anyDate, dateOf, isSlip, restFits } from "#guide/dialogue/server-only/thread/corrected-dates.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

export interface ToldAnew {
  /** To be read in place of the message. */
  words: string;
  /** It is a story of its own: nothing that was made of the wrong one holds. */
  whole: boolean;
}

const moved =
  "(?:entr(?:e|o|amos|aron)|cruc(?:e|amos|aron)|cruz(?:o|amos|aron)|pas(?:e|o|amos|aron)|vin(?:e|o|imos|ieron)|llegu?(?:e|o|amos|aron)|came|entered|crossed)";
const manner =
  "(?:con (?:(?:mi|su|la|una?) )?(?:visa|parole|permiso|pasaporte)(?: (?:de|b1|b2) ?\\w*)?|sin (?:inspeccion|visa|papeles|permiso|revision|documentos)|por (?:el|la|los) (?:rio|cerro|desierto|monte|frontera|garita|aeropuerto|puente)|de mojad[oa]s?|caminando|nadando|en avion|(?:i?legal|legalmente|ilegalmente)|(?:with|on) (?:(?:a|my|his|her) )?(?:\\w+ )?(?:visa|parole)|without (?:inspection|papers|a visa)|(?:(?:through|across|by) )?the (?:desert|river|border)|(?:il)?legally)";
/** Ways that begin elsewhere: each of these once in what was told and once in the correction. */
const turning: readonly RegExp[] = [
  new RegExp(`\\b${moved}(?: \\w+){0,2}? ${manner}(?!\\w)`, "g"),
  /\b(?:ciudadan[oa]s?|residentes?|citizens?|(?:permanent )?residents?)\b/g,
  /\b(?:solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|single|married|divorced|widowed)\b/g,
];

const small =
  "(?:\\d{1,2}|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|one|two|three|four|five|six|seven|eight|nine|ten)";
const number =
  "(?:\\d{1,2}|(?:treinta|cuarenta|cincuenta|sesenta|setenta) y \\w+|dieci\\w+|veinti\\w+|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
/** Years of life, not of a stay, a card or a marriage. */
const lived = `(?:ten(?:go|ia|emos)|tien(?:e|en)|cumpl\\w+|turn(?:s|ed|ing)|im|i am|is|hes|shes)(?: ya| apenas| como)? (${number})(?: anos?| years? old)?(?! (?:anos? |years? )?(?:de (?:residente|mica|casad|matrimonio|vivir)|con |aqui|viviendo|trabajando|casad|meses|dias|hij|nin|mil|dolares|of|in|as|with|here)\\w*)\\b`;
const age = new RegExp(`\\b${lived}`);
const ages = new RegExp(age, "g");
const isEnglish = /\b(?:turn\w*|im|i am|is|hes|shes)\b/;
const withUnit = / (?:anos?|years?)/;
const household = new RegExp(`\\b(?:somos|seriamos|we are|were) (${number})\\b`);

/** A year's pay, in thousands. */
const money = /\b\d{2,3} (?:mil|thousand|k)\b|\b\d{2,3}k\b/;

/** What it was not. */
const denied = /\bno (?:es|era|son|soy|esta|is|was) (?:un |una |a )?\w+(?= |$)/g;
const asks =
  /[?¿]|\b(?:cuanto|cuando|donde|como (?!tres|cuatro)|cual|que (?:hago|pasa|sigue|papeles|necesito)|how|when|where|what|which|can i|puedo|podemos)\b/;
const kin =
  /\b(?:espos[oa]|marido|mujer|hij[oa]s?|papa|mama|papas|padres?|madre|herman[oa]s?|suegr[oa]s?|husband|wife|son|daughter|dad|mom|father|mother|brother|sister)\b/g;

const all = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([one]) => one);

/** The message as it was meant; null where it corrects nothing that was told. */
export function toldAnew(
  spoken: string,
  state: Pick<DialogueState, "topic" | "opened" | "pending" | "said" | "dates">,
): ToldAnew | null {
  const { topic, opened, pending, said: chosen, dates } = state;
  if (topic === null || opened === undefined) return null;
  const said = clean(spoken);
  // "Perdón, fue el 19": the excuse is what puts a day that was counted in its place (`dates.ts`).
  if (dates !== undefined && bareDay.test(said)) return null;
  if (asks.test(said)) return null;
  const instead = anotherThing(said, clean(opened)) ?? anotherDay(said, opened) ?? anotherCount(said, opened);
  if (instead !== null) return instead;
  const asked = pending !== null && chosen.length < bothTold;
  if (!isSlip(said)) return !asked && contradicts.test(said) ? anotherWay(said, opened) : null;
  return (
    anotherWay(withStatus(said), opened) ??
    anotherNumber(said, opened) ??
    anotherDate(said, opened) ??
    plainly(said)
  );
}

/** "No, entré con visa", of what was told before: where a question waits, and not only whether both were heard right, the "no" answers that. */
const contradicts = new RegExp(
  `^no+ (?:(?:yo|pues|es que|la verdad|senor\\w*|mire|el|ella|ellos|i|we|he|she|they) )*${moved}\\b`,
);
const bothTold = 2;

const bareDay =
  /^(?:(?:ay|uy|ah|oh|no|perdon\w*|disculp\w+|sorry|wait|espere\w*|me equivoque|my mistake) )+(?:fue|era|es|it was|its|was)(?: (?:el|en|dia|del?|on|the))* (?:\d{1,2}(?:st|nd|rd|th)?(?: (?:de|of) \w+)?|\w+ \d{1,2}(?:st|nd|rd|th)?)(?: (?:del? )?\d{4})?$/;

const little = "(?:en|el|la|los|las|mi|mis|un|una|de|del|my|the|a|in|an)";
const notBut = [
  new RegExp(
    `\\bno (?:es|era|fue|son|eran|fueron)(?: ${little})* (.+?) (?:sino(?: que)?|es|era|fue|son|eran|fueron)(?: ${little})* (.+)$`,
  ),
  new RegExp(
    `\\b(?:its|hes|shes|thats|he is|she is|it is|it was|was|were)? ?not(?: ${little})* (.+?) (?:its|hes|shes|it is|he is|she is|it was|but)(?: ${little})* (.+)$`,
  ),
];
const notThat = new RegExp(`\\b(?:eran|son|fueron|somos|es|era|fue|it was|were) (${small}) no (${small})\\b`);

/** "No es mi esposo, es mi novio", "eran cuatro, no dos": what it was not stands in what was told, and needs no excuse. */
function anotherThing(said: string, before: string): ToldAnew | null {
  for (const pattern of notBut) {
    const [, was = "", rest = ""] = pattern.exec(said) ?? [];
    const is = rest.split(" ").slice(0, was.split(" ").length).join(" ");
    const found = was === "" ? null : new RegExp(`\\b${was}\\b`, "g");
    // Another year or number goes on in the same story.
    if (found !== null && is !== "" && is !== was && !/^\d+$/.test(was) && found.test(before))
      return { words: before.replace(found, is), whole: true };
  }
  const [, is, was] = notThat.exec(said) ?? [];
  const people = household.exec(before);
  if (is === undefined || was === undefined || people?.[1] !== was) return null;
  return { words: `somos ${is}`, whole: false };
}

/** "Tiene la mica nada más" is a resident; "ciudadana no es" is none. */
const withStatus = (said: string): string =>
  said
    .replace(
      /\bciudadan[oa] no (?:es|soy|era)\b|\b(?:todavia |aun )?no (?:es|soy|se (?:ha hecho|hace|hizo)|me (?:he hecho|hago|hice))(?: todavia| aun)? ciudadan[oa]\b|\b(?:isnt|is not|not)(?: yet)? a citizen(?: yet)?\b/g,
      " ",
    )
    .replace(
      /\b(?:tiene|tengo) (?:solo |nomas |nada mas )?(?:la )?(?:mica|green ?card)\b|\b(?:has|have) a green ?card\b/g,
      "es residente",
    );

const excuse =
  "(?:perdon(?:e|a|eme|ame)?|disculp(?:a|e|eme|ame)|(?:me|yo) (?:equivoque|confundi|enrede)|corrijo|mejor dicho|quise decir|sorry|my mistake|i (?:made a mistake|was wrong|meant|mean))";
const excused = new RegExp(
  `^(?:(?:ay|uy|ah|oh|no|ups|oops|oiga|oye|bueno|pues|actually|wait) )*${excuse}(?: (?:${excuse.slice(3, -1)}|es que|que|fue que|se\\w+|joven))* `,
);
/** Not "perdón por la molestia", "disculpe que no entendí", "sorry for asking". */
const noNews =
  /^(?:(?:por|la|las|el|los|tanta|tantas|mi|mis|pero|for|to|if|the|but|my|about|to bother)\b|(?:(?:es )?que )?(?:no|i (?:dont|didnt|do not)) )/;
const fewest = 3;

/** The excuse hides what is told: without it the same words are a piece of news. */
function plainly(said: string): ToldAnew | null {
  const words = said.replace(excused, "");
  if (words === said || noNews.test(words) || words.split(" ").length < fewest) return null;
  return { words, whole: false };
}

function anotherWay(said: string, opened: string): ToldAnew | null {
  const before = clean(opened);
  // Whose visa it was changes more than the way in: it is read whole.
  if (cameWithAnothers.test(said)) return null;
  const meant = said.replace(denied, " ");
  const sameKin = all(meant, kin).every((one) => before.includes(one));
  for (const pattern of turning) {
    const [was, ...more] = all(before, pattern);
    const [is, ...others] = all(meant, pattern);
    if (was === undefined || is === undefined || was === is || !sameKin) continue;
    if (more.length + others.length === 0) return { words: before.replace(was, is), whole: true };
  }
  return null;
}

/** The part of what was told that holds the pattern. */
const partWith = (opened: string, pattern: RegExp): string | null =>
  opened
    .split(/[.,;:!?¿¡]+| y | and /)
    .map(clean)
    .find((part) => pattern.test(part)) ?? null;

function anotherNumber(said: string, opened: string): ToldAnew | null {
  const people = household.exec(said)?.[0];
  if (people !== undefined && partWith(opened, household) !== null) return { words: people, whole: false };
  const earned = money.exec(said)?.[0];
  const wage = partWith(opened, money);
  const earnedBefore = wage === null ? undefined : money.exec(wage)?.[0];
  if (earned !== undefined && wage !== null && earnedBefore !== undefined && earned !== earnedBefore)
    return { words: wage.replace(earnedBefore, earned), whole: false };
  const [, years, ...others] = age.exec(said) ?? [];
  const part = partWith(opened, age);
  if (years === undefined || others.length > 0 || part === null || all(clean(opened), ages).length > 1)
    return null;
  // Told in full, it is found by its own words; whose years they are stands in what was told.
  if (withUnit.test(said) && all(part, kin).length === 0) return null;
  const was = age.exec(part);
  if (was?.[1] === undefined || was[1] === years) return null;
  const told = was[0].replace(was[1], years);
  const full = withUnit.test(told) || isEnglish.test(told) ? told : `${told} años`;
  if (all(part, kin).length > 0) return { words: part.replace(was[0], full), whole: false };
  return { words: clean(opened).replace(was[0], full), whole: true };
}

/** "No el 8, el 18": another day of the month that was named. */
const dayNotDay =
  /\bno (?:es |era |el |del )+(\d{1,2})(?: (?:sino|es|era))? (?:el |del )?(\d{1,2})\b|\b(?:es|era) el (\d{1,2}) no el (\d{1,2})\b/;
function anotherDay(said: string, opened: string): ToldAnew | null {
  const [, was, is, last, first] = dayNotDay.exec(said) ?? [];
  const [from, to] = [was ?? first, is ?? last];
  if (from === undefined || to === undefined || from === to) return null;
  const before = clean(opened);
  const day = new RegExp(
    `\\b${from} (?=de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b)`,
    "g",
  );
  return all(before, day).length === 1 ? { words: before.replace(day, `${to} `), whole: true } : null;
}

/** "Fueron ocho meses, no cuatro", "it's 2024, not 2022": in the words that told it. */
const countNotCount = new RegExp(
  `\\b(?:eran|son|fueron|es|era|fue|it was|were|its) (${small}|(?:19|20)\\d\\d)( (?:meses|anos|semanas|dias|months|years|weeks|days))? (?:y )?(?:no|not) (?:son |fueron |eran |in )?(${small}|(?:19|20)\\d\\d)\\b`,
);
function anotherCount(said: string, opened: string): ToldAnew | null {
  const [, is, , was] = countNotCount.exec(said) ?? [];
  if (is === undefined || was === undefined || is === was) return null;
  const before = clean(opened);
  const isYear = /^\d{4}$/.test(was);
  const told = new RegExp(
    isYear ? `\\b${was}\\b` : `\\b${was}(?= (?:meses|anos|semanas|dias|months|years|weeks|days)\\b)`,
    "g",
  );
  return all(before, told).length === 1 ? { words: before.replace(told, is), whole: true } : null;
}

const oneDate = new RegExp(`\\b(?:${anyDate})`, "g");

/** A date alone, or with words that stood beside the first one. */
function anotherDate(said: string, opened: string): ToldAnew | null {
  const date = dateOf(said);
  const part = partWith(opened, new RegExp(oneDate, ""));
  if (date === undefined || part === null || !restFits(said, date, part.split(" "))) return null;
  const [was, ...more] = all(part, oneDate);
  if (was === undefined || more.length > 0 || was === date) return null;
  return { words: part.replace(was, date), whole: false };
}

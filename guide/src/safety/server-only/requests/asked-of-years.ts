/** Years, counts and dates that the writer tells to be otherwise than a letter shall say: "son dos nomás, escribe la carta con los diez años". Server only. */
import { unless, wholeWords, writeIt } from "#guide/safety/server-only/requests/asked-words.ts";
import { values } from "#guide/words/said-numbers.ts";
import { says } from "#guide/words/server-only/says.ts";

const number = `(?:\\d{1,2}|${[...values.keys()].join("|")}|un|una|a couple)`;
const signs =
  /\b(?:cartas?|letters?|declaracion\w*|affidavit|constancia|statement|firm\w+|sign|signs|jur\w+|swear|testigo|witness|write|draft|escrib\w+|redact\w+)\b/;
const years = [
  // So many of them, told.
  new RegExp(
    `\\b(?:llev(?:o|a|amos|an)|tengo|tiene|(?:has|have|ive|hes|shes|its only|its|only) been|trabaj\\w+|conozco|vive|worked|known|son|es|apenas|nomas|solo|only)\\b(?: \\w+){0,6}? (${number})\\b(?: (?:years?|anos|nomas|nada mas|apenas|only)\\b|$)`,
  ),
  // And so many to be written.
  new RegExp(
    `\\b(?:(?:write|put|say|saying|says|ponle|pongale|pon|ponga|diga|diciendo|(?:letter|one) (?:with|of|for)|(?:carta|constancia) (?:de|por|con))|(?:escrib|redact|hag|haz)\\w*(?: \\w+){0,3} con)\\b(?: (?:la|el|los|las|it|que|carta|son|its|fueron|like|as|that|of|letter))* (${number})\\b(?! de\\b)`,
  ),
] as const;
/** Since lately, beside years that a letter shall tell. */
const lately =
  /\b(?:desde|since) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|(?:el |last )?(?:mes|ano|verano|month|year|summer)(?: pasado)?|hace (?:poco|unos|un mes|\w+ meses))\b|\b(?:entre|entro|empece|empezo|llegue|llego|started|joined) (?:en|in) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)\b(?! (?:de|del|of|19|20)\b)|\b(?:met|conoci|conocimos)\b(?: \w+){0,3} (?:last (?:week|month|summer|year)|yesterday|ayer|el (?:mes|ano|verano) pasado)\b/;
const yearsToTell =
  /\b(?:(?:carta|letter)(?: \w+){0,2} (?:tiene que|debe|has to|must|needs to|should) (?:decir|say)|(?:que )?diga (?:la carta|the letter)|que la carta diga|firmar que|write|say|escrib\w+|pon(?:le|ga)?|redact\w+)\b(?: \w+){0,6} (?:(?:\w+ )?(?:anos|years)|desde (?:nin[oa]s?|chic[oa]s?|la (?:escuela|prepa))|since (?:high school|we were kids|childhood))\b/;
const onlySo = /\b(?:nomas|nada mas|apenas|solo|only)\b/;
const honestCount = unless("cambi\\w+|change|no me acuerdo|remember|puso|wrote|hijos|kids|children");
const countOf = (word: string): number => values.get(word) ?? Number(word);

/** "Son dos nomás, escribe la carta con los diez años". */
function writesOtherCount(said: string): boolean {
  if (says(said, signs) && says(said, lately) && says(said, yearsToTell)) return !says(said, honestCount);
  if (!says(said, signs) || !says(said, years[1]) || !says(said, years[0])) return false;
  const asked = countOf(years[1].exec(said)?.[1] ?? "");
  const told = [...said.replace(years[1], " ").matchAll(new RegExp(years[0], "g"))];
  const others = told.filter(([, count = ""]) => countOf(count) !== asked);
  // Where the number asked for is told too, only "son dos nomás" contradicts it.
  const alsoTold = said
    .replace(years[1], " ")
    .split(" ")
    .some((word) => countOf(word) === asked);
  const contradicts = alsoTold ? others.filter(([words]) => onlySo.test(words)) : others;
  return contradicts.length > 0 && !says(said, honestCount);
}

const cameIn =
  /\b(?:llego|llegue|llegaron|entro|entre|vino|vine|empezo|empece|came|arrived|entered|started|worked for me since|me mude|moved in|conoci|met)\b(?: \w+){0,5}? ((?:19|20)\d\d)\b/;
const saidSince =
  /\b(?:(?:vi|vimos|conozco|conoci|saw|seen|knew|know|known|met|viv[eo]|vivia|vivimos|rento|rent(?:a|amos)|estaba|trabaja|trabajo|works?|lives?|lived)\b(?: \w+){0,5}?|(?:write|put|say|saying|ponle|pongale|diga|diciendo|con el)(?: (?:la|el|que|letter|carta|it|that|me|a|desde|since))*) ((?:19|20)\d\d)\b/;
const firm = wholeWords(
  `${writeIt}|firm\\w+|sign|jurar|swear|total|nadie (?:revisa|checa)|que (?:le )?(?:escribo|pongo|digo) para que`,
);

/** Seen here, by the writing, before she came. */
function writesOtherYear(said: string): boolean {
  if (!says(said, signs) || !says(said, firm) || says(said, honestCount)) return false;
  const since = saidSince.exec(said);
  if (since === null) return false;
  const came = cameIn.exec(said.replace(since[0], " "));
  return came !== null && Number(since[1]) < Number(came[1]);
}

/** "I've been here eight, what makes it ten?" */
const yearsHere = new RegExp(
  `\\b(?:llev(?:o|amos)|tengo|tenemos|been here|been in the us)(?: (?:apenas|nomas|solo|for|aqui|como|unos|about|only))* (${number}) (?:anos|years)\\b.*\\b(?:make it|to be|turn it into|que (?:sean|parezcan|salgan|digan)|crea[n]? que (?:llevo|tengo|son)|show)(?: (?:look|like|los|as))* (${number})\\b`,
);
function makesItMore(said: string): boolean {
  const [, told = "", wanted = ""] = (says(said, yearsHere) ? yearsHere.exec(said) : null) ?? [];
  return wanted !== "" && countOf(told) < countOf(wanted) && !says(said, honestCount);
}

const isAged =
  /\b(?:tengo|tiene|cumpl(?:i|io)|i am|im|hes|shes|he is|she is|turned)(?: (?:ya|los|already))* (\d\d|[a-z]+)\b(?! (?:hij|kid|child|herman|mes|month|dia|day|semana|week|hor|hour|pm|am|de|mil|dolar|vis)\w*)/g;
const saidAged =
  /\b(?:digo|decir|decimos|diga|diciendo|pongo|poner|ponemos|ponga|say|saying|put|claim|tell (?:them|him|her|border patrol|the \w+))\b(?: (?:que|that|le|les|yo|tengo|tiene|soy|es|de|im|i|am|hes|shes|he|she|is|en|la|forma|nomas|como|solo)){1,6} (\d\d|[a-z]+)\b(?! (?:hij|kid|child|herman|mes|month|dia|day|semana|week|hor|hour|de (?!edad)|mil|dolar)\w*)/;
const ofAge =
  /\b(?:menor(?:es)?|albergue|minor|shelter|forma|acta|peticion|petition|edad|age|older|younger|mayor|hielera|form|border patrol|family|parents)\b/;
const youngest = 10;
const oldest = 40;
const isAge = (count: number): boolean => count >= youngest && count <= oldest;

/** "Tengo diecinueve, si digo que tengo dieciséis": an age that is told, and another that is to be said. */
function saysOtherAge(said: string): boolean {
  if (!says(said, ofAge) || !says(said, saidAged) || says(said, honestCount)) return false;
  const stated = countOf(saidAged.exec(said)?.[1] ?? "");
  if (!isAge(stated)) return false;
  const told = [...said.replace(saidAged, " ").matchAll(isAged)].map(([, age = ""]) => countOf(age));
  return told.some((age) => isAge(age) && age !== stated);
}

/** A date, a count or an age that the writer tells to be otherwise. */
export const writesOtherTime = (said: string): boolean =>
  writesOtherCount(said) || writesOtherYear(said) || makesItMore(said) || saysOtherAge(said);

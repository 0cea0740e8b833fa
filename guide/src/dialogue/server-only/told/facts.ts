/**
 * What a person said once and every later answer must know: a removal order, a lapsed DACA, how she entered. Kept in the state as a few
 * names, never as words of hers. Server only.
 */

import { caseRules, ofCase } from "#guide/dialogue/server-only/told/fact-cases.ts";
import { personRules } from "#guide/dialogue/server-only/told/fact-persons.ts";
import { came, type Fact, type FactRule, facts, rules } from "#guide/dialogue/server-only/told/fact-rules.ts";
import { monthName, months, spanIn } from "#guide/dialogue/server-only/told/times.ts";
import { says } from "#guide/words/server-only/says.ts";

export { type Fact, facts } from "#guide/dialogue/server-only/told/fact-rules.ts";

const known = new Set<string>(facts);

/** Facts of a state that may be old or forged. */
export function readFacts(value: unknown): Fact[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value)].filter((one): one is Fact => typeof one === "string" && known.has(one));
}

/** All that was told so far, with what these words add and take back. */
export function withFacts(before: readonly Fact[], readings: readonly string[], today: string): Fact[] {
  const told = new Set<Fact>(before);
  for (const rule of [...rules, ...personRules]) apply(rule, told, readings);
  if (readings.some((words) => ofCase.test(words))) for (const rule of caseRules) apply(rule, told, readings);
  for (const one of readings) addTimes(told, one, today);
  if (before.includes("claimAsked") && readings.some((one) => didSo.test(one))) told.add("falseClaim");
  if (readings.some((one) => oldDeportation.test(one) && wentInAgain.test(one))) told.add("reentry");
  // In and out by the hills, whatever the times are called.
  if (told.has("crossed") && readings.some((one) => backAndForth.test(one) && !withLeave.test(one)))
    told.add("twice");
  // Nobody but a resident sends an N-400.
  if (told.has("n400Sent")) told.add("resident");
  // Prints or a permit for a case here: who was deported before it came back.
  const caseHere = before.includes("asylum") || before.includes("asylumFiled");
  if (
    caseHere &&
    !told.has("abroad") &&
    readings.some((one) => deportedMe.test(one) && !neverDeported.test(one))
  )
    told.add("reentry");
  if (told.has("deported") && readings.some((one) => cameBack.test(one))) told.add("reentry");
  if (before.includes("conditional") && readings.some((one) => ofTenYears.test(one)))
    told.delete("conditional");
  return [...told];
}
/** "No, la busqué y es de diez años": a card of ten years, said of what was taken for one of two. */
export const ofTenYears =
  /\b(?:es|era|dice|its|is)(?: (?:que|la|una|de|a|the))* (?:10|diez|ten) ?(?:anos|years?)\b|\bno (?:es|era) (?:la )?de (?:2|dos)\b|\b(?:not|isnt) (?:a |the )?(?:2|two) ?year\b/;

/** "Fui y regresé como tres veces, la última en 2004". */
const backAndForth =
  /\b(?:(?:fui|iba|me fui|me iba|sali|salia|he ido|ida|idas|entraba|entre) y (?:me )?(?:vine|venia|regrese|regresaba|volvi|volvia|vuelto|venido|vueltas?|vuelta|salia|sali|entraba|entre)|(?:dos|tres|cuatro|cinco|varias|muchas|[2-9]) (?:entradas|cruces|cruzadas|veces (?:entre|cruce|pase|he entrado|he cruzado))|la (?:ultima|segunda|tercera)(?: vez| entrada)? (?:fue |entre |cruce |pase )?(?:en |el |del |hace )|(?:went|gone|going|came|come|been) (?:and came |and went |and come )?(?:back and forth|in and out)|came and went|left and (?:came|crossed|went) back|went (?:home |back )?and (?:came|crossed) back|(?:two|three|four|several|many|[2-9]) (?:entries|crossings|times)|the last (?:time|one) (?:was |in )|last (?:came|entered|crossed) (?:back )?in)\b/;
const withLeave =
  /\b(?:advance parole|permiso de viaje|travel permit|(?:con|with) (?:mi |la |una |a |my )?(?:visa|permiso|parole|daca)|una sola vez|only once|just once|corte|court|consulado|consulate)\b/;
/** "Ya lo puse": what was asked about before is done. */
const didSo =
  /^(?:(?:es que|pues|y|pero|la verdad|yo|i|but|well) )*(?:ya|already|i already|i did|si)\b(?: \w+){0,2} (?:puse|dije|marque|firme|hice|llene|did|put|said|signed|checked|marked|wrote)\b/;
const cameBack =
  /\b(?:volvi|volvio|regrese|regreso|reentre|entr[eo] (?:de nuevo|otra vez)|(?:esta|estoy) (?:aqui|aca) (?:otra vez|de nuevo)|de vuelta|came back|returned|is back)\b/;
const deportedMe =
  /\b(?:antes|ya|una vez|en (?:el )?(?:19|20)\d\d|hace \w+ anos)\b.*\bme (?:habian |han )?deport(?:aron|ado|o)\b|\bme (?:habian |han )?deport(?:aron|ado|o)\b.*\b(?:antes|una vez|en (?:el )?(?:19|20)\d\d|hace \w+ anos)\b|\bi was deported (?:before|once|in|years ago)\b/;
const neverDeported = /\b(?:nunca|jamas|no) (?:me )|\bnever\b/;
/** "Tengo una deportación de hace años y me volví a meter". */
const oldDeportation = /\b(?:tengo|tuve|traigo|con|have|had)(?: \w+){0,2} (?:deportacion|deportation)\b/;
const wentInAgain =
  /\b(?:volvi a (?:meter|entrar|cruzar|pasar)\w*|me (?:regrese|meti) (?:otra vez|de nuevo)|came back|crossed again)\b/;
/** "Mi hermana llegó en 2023" tells nothing of who asks. */
const ofOther =
  /\b(?:mi|my) (?:herman[oa]s?|prim[oa]s?|ti[oa]s?|amig[oa]s?|vecin[oa]s?|cunad[oa]s?|sobrin[oa]s?|sister|brother|cousin|uncle|aunt|friend|neighbor)\b(?: \w+){0,3} (?:llego|entro|vino|cruzo|came|entered|arrived|crossed)\b/;
const cameWords = new RegExp(`\\b${came}\\b`);
const lapse =
  /\b(?:no (?:la|lo) (?:he )?renov\w+|deje de renovar|(?:didnt|havent|never) renew\w*|venci\w*|expir\w+|caduc\w+|laps\w+)\b/;

function apply({ fact, said, unless, denied }: FactRule, told: Set<Fact>, readings: readonly string[]): void {
  if (denied !== undefined && readings.some((words) => says(words, denied))) told.delete(fact);
  else if (readings.some((words) => says(words, said) && !(unless !== undefined && says(words, unless))))
    told.add(fact);
}

/** How long ago somebody came decides asylum and fast removal; how long ago a DACA ran out, its renewal. */
function addTimes(told: Set<Fact>, said: string, today: string): void {
  // Eleven months or twenty: the date for asylum may be near or over.
  if (lastYear.test(said) && cameWords.test(said) && !ofOther.test(said)) told.add("new");
  const since = yearsSince(said, today);
  if (since === null) return;
  if (ofOther.test(said)) return;
  if (since >= 3 && hasU.test(said) && !uWaits.test(said)) told.add("uThreeYears");
  if (cameWords.test(said)) {
    for (const other of ["late", "recent", "new"] as const) told.delete(other);
    told.add(since > 1 ? "late" : "recent");
    if (since < 2) told.add("new");
  }
  // A year alone may mean its December.
  const yearAlone = spanIn(said, true) === null && inYear.test(said) && !inMonthOfYear.test(said);
  if (told.has("daca") && lapse.test(said) && since > (yearAlone ? 1.5 : 1)) told.add("dacaLapsed");
}

const lastYear = /\b(?:el ano pasado|last year)\b/;
const hasU =
  /^(?=.*\b(?:visa u|u visa)\b).*\b(?:aprob\w+|approved|tengo|dieron|granted|have|had|got|con mi|desde|since)\b/;
const uWaits =
  /\b(?:pendient\w+|pending|esper\w+|wait\w*|meti|mande|aplique|pedi|applied|filed|bona fide|no (?:me )?(?:la )?(?:ha|han) (?:aprob|respond)\w*)\b/;
const yearAndHalf = /\bhace (?:como )?ano y medio\b|\byear and a half ago\b/;
const inYear = /\b(?:en|in|desde|since|de|del)(?: el)?(?: ano)?(?: \w+(?: de)?)? ((?:19|20)\d\d)\b/;
const inMonthOfYear = new RegExp(`\\b(${monthName})(?: del?)?(?: ano)? ((?:19|20)\\d\\d)\\b`);
/** A month without its year is of the last twelve. */
const inMonth = new RegExp(`\\b(?:en|in|desde|since) ${monthName}\\b`);
/** So many of a unit make a year. */
const perYear = { year: 1, month: 12, week: 52, day: 365 };

/** Years that have passed by the words: "hace año y medio" 1.5, "en 2022" by the calendar; null when no time is told. */
export function yearsSince(said: string, today: string): number | null {
  const span = spanIn(said, true);
  if (span !== null) return span.count / perYear[span.unit];
  if (yearAndHalf.test(said)) return 1.5;
  const now = Number(today.slice(0, 4)) + Number(today.slice(5, 7)) / 12;
  const [, named = "", ofYear] = inMonthOfYear.exec(said) ?? [];
  if (ofYear !== undefined) return now - Number(ofYear) - (months.get(named) ?? 6) / 12;
  const year = inYear.exec(said)?.[1];
  if (year === undefined) return inMonth.test(said) ? 0.5 : null;
  // In the middle of the year, when no month is told.
  return now - Number(year) - 0.5;
}

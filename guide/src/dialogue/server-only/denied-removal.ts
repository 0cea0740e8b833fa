/**
 * "Crucé una sola vez y nunca me han deportado": who says that there was no deportation, no order, no arrest tells a good thing, and is
 * not warned of what did not happen. An order that never arrived ("nunca me llegó la orden") is no denial. Server only.
 */
import { clean } from "#guide/words/normalise.ts";

/** Only these may stand between the denial and what is denied, so that "no tengo papeles y tengo orden" is none. */
const between = [
  "yo|ell?a?|me|nos|le|les|l[oa]s?|i|we|he|she|they|us|him|her|them",
  "tengo|tenemos|tiene|tienen|he|hemos|ha|han|hay|sido|tenido|habido|fui|fue|have|has|had|was|were|been|ever|got|gotten",
  "una|ning[uú]n|ninguna|alguna|any|an|the|de|con|with",
].join("|");
const order =
  "(?:[oó]rden(?:es)?(?: (?:final(?:es)? )?de (?:deportaci[oó]n|remoci[oó]n|expulsi[oó]n|salida))?(?! de)|(?:removal|deportation) orders?|orders? of (?:removal|deportation))";
const done =
  "deportad[oa]s?|deportaci[oó]n(?:es)?|deported|removed|deportations?|arrestad[oa]s?|arrestos?|arrested|arrests?";
const deniedRemoval = new RegExp(
  String.raw`(?:\b(?:pero|y|but|and|que) )?(?<![\wáéíóúñ])(?:(?:(?:yo|[eé]l|ella|i|we|he|she|they)(?:['’]?ve|['’]?s)? )?(?:no+|nunca|jam[aá]s|tampoco|ni|never|not|do ?n['’]?t|does ?n['’]?t|have ?n['’]?t|has ?n['’]?t|was ?n['’]?t|without|sin)|(?:i|we|he|she|they)(?:['’]ve|['’]s| have| has| had| was| were) (?:never|not|no))[, ]+(?:(?:nunca|jam[aá]s|never|${between})[, ]+)*(?:${done}|${order})(?![\wáéíóúñ])(?: (?:nunca|jam[aá]s|ever|before|antes))?(?: (?:ni|or|nor) (?:nada|anything|${done}|${order}))*[.,;:!]?`,
  "i",
);
/** It will be so, it is feared or hoped: nothing is denied. */
const notYet = /\b(?:todavia|aun|yet|si no|if not|hasta|until|para no|to not)\b/;
const fewestLeft = 3;

const rest = (said: string): string => said.replace(deniedRemoval, " ").replace(/\s+/g, " ").trim();
const denies = (said: string): boolean => deniedRemoval.test(said) && !notYet.test(clean(said));

/** What is said beside the denial, where that is enough to be read. */
export function withoutRemoval(said: string): string {
  if (!denies(said)) return said;
  const left = rest(said);
  return left.split(" ").length >= fewestLeft ? left : said;
}

/** Nothing else is said. */
export const deniesRemovalAlone = (said: string): boolean =>
  denies(said) && rest(said).split(" ").length < fewestLeft;

/** The whole message as the facts are read, where something is denied in it: it may take back what was told. */
export const denialIn = (said: string): readonly string[] => (denies(said) ? [clean(said)] : []);

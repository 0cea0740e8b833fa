/**
 * "Crucé una sola vez y nunca me han deportado": who says that there was no deportation, no order, no arrest tells a good thing, and is
 * not warned of what did not happen. An order that never arrived ("nunca me llegó la orden") is no denial. Server only.
 */
import { besides, denialOf } from "#guide/dialogue/server-only/second-look/denied.ts";
import { clean } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

const order =
  "(?:[oó]rden(?:es)?(?: (?:final(?:es)? )?de (?:deportaci[oó]n|remoci[oó]n|expulsi[oó]n|salida))?(?! de)|(?:removal|deportation) orders?|orders? of (?:removal|deportation))";
const done =
  "deportad[oa]s?|deportaci[oó]n(?:es)?|deported|removed|deportations?|arrestad[oa]s?|arrestos?|arrested|arrests?";
const denial = denialOf({
  denies:
    "(?:(?:(?:yo|[eé]l|ella|i|we|he|she|they)(?:['’]?ve|['’]?s)? )?(?:no+|nunca|jam[aá]s|tampoco|ni|never|not|do ?n['’]?t|does ?n['’]?t|have ?n['’]?t|has ?n['’]?t|was ?n['’]?t|without|sin)|(?:i|we|he|she|they)(?:['’]ve|['’]s| have| has| had| was| were) (?:never|not|no))",
  between: [
    "yo|ell?a?|me|nos|le|les|l[oa]s?|i|we|he|she|they|us|him|her|them",
    "tengo|tenemos|tiene|tienen|he|hemos|ha|han|hay|sido|tenido|habido|fui|fue|have|has|had|was|were|been|ever|got|gotten",
    "una|ning[uú]n|ninguna|alguna|any|an|the|de|con|with",
  ],
  denied: `(?:${done}|${order})`,
  goesOn: `(?: (?:nunca|jam[aá]s|ever|before|antes))?(?: (?:ni|or|nor) (?:nada|anything|${done}|${order}))*`,
});
/** It will be so, it is feared or hoped: nothing is denied. */
const notYet = /\b(?:todavia|aun|yet|si no|if not|hasta|until|para no|to not)\b/;
/** What shall be said of it tells nothing of how it was. */
const willSay =
  /\b(?:ill|i will|im (?:just )?(?:going to|gonna)|id|let me|voy a|vamos a|puedo|podemos|mejor|nomas)(?: just| \w+ly)? (?:say|tell\w*|claim|put|decir\w*|digo|pongo|poner|contestar)\b|\b(?:dire|diremos|les digo|le digo|si digo|if i say)\b/;
const denies = (said: string): boolean => {
  const words = clean(said);
  return says(said, denial) && !says(words, notYet) && !says(words, willSay);
};

/** What is said beside the denial, where that is enough to be read. */
export const withoutRemoval = (said: string): string =>
  denies(said) ? (besides(said, denial) ?? said) : said;

/** Nothing else is said. */
export const deniesRemovalAlone = (said: string): boolean => denies(said) && besides(said, denial) === null;

/** The whole message as the facts are read, where something is denied in it: it may take back what was told. */
export const denialIn = (said: string): readonly string[] => (denies(said) ? [clean(said)] : []);

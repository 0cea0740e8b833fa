/** English names of papers as a voice transcript or a reader without English writes them, and regional words for a theft. Server only. */

import { withRather } from "#guide/words/server-only/says.ts";

const notice = "(?:notic[eis]?|notis|notiz|noris|noriz|norice|nodis|notais)";

/** What is read out from the head of a letter, and the name that the guide knows. */
const papers: readonly [RegExp, string][] = [
  [
    new RegExp(
      `\\b${notice}[ -]?(?:to|tu|tú|tv|two)[ -]?(?:a?pp?[ií]e?a?r|apear|apíar|appear|apier|aper)\\b`,
      "gi",
    ),
    "Notice to Appear",
  ],
  [/\b(?:i[- ]?)?797-?e\b/gi, "RFE"],
  [new RegExp(`\\b${notice} (?:of|ov|off|o) a(?:c|k|cc|ck)?(?:sh|ch|s|c|t)i?[oóe]ns?\\b`, "gi"), "I-797"],
  [
    new RegExp(
      `\\b${notice} (?:of|ov|o) (?:intent|inten|intén) (?:to|tu) (?:d[ie]n[aá]i|d[ie]n[aá]y|deny|dinay)\\b`,
      "gi",
    ),
    "notice of intent to deny",
  ],
  [/\b(?:gr[ie]ng?[ -]?[ck]ar[dt]?s?|(?<=\b(?:la|mi|una|su|el|tu) )green[ -]?[ck]art?)\b/gi, "green card"],
  [/\b[bv]i[sz]a[ -](?:yu|iu|you)\b/gi, "visa U"],
  [/\b[aá]d[vb][aá]n[sc]t?e?d?[ -]par[oó]le?\b/gi, "advance parole"],
  [/\b(?:g?ü?uork|g[uü]ork)[ -](?:autori\w*[sz]\w+|permi[ts]\w*)\b/gi, "permiso de trabajo"],
  [/\b(?:g[uü]|h?u|w)[ae]i[vb]er\b/gi, "waiver"],
  [/\br[ie](?:c|k|q)u?(?:u[eé]|e)s?t? (?:for|four|fore?) [eé]vid[eé]n[cs]?e?s?\b/gi, "request for evidence"],
  [
    /\border[ -]?s?[ -]?(?:of |ov )?[ -]?s[uaeo]p[aei]r[vb]i(?:sh|ch|s|c|tion|sion)\w*/gi,
    "order of supervision",
  ],
  [/\b(?:chek|chec|cheq|shek)[ -]?in\b(?= (?:con|de|en|with|at|el|la|ante|cada))/gi, "check-in"],
];

/** The letter at the end of a form's number, spelled out: "la i ciento veintinueve efe" is not the I-129. */
const lastLetters: readonly [RegExp, string][] = [
  [/\b(129|(?:ciento|uno) veintinueve) efe\b/gi, "$1 f"],
  [/\b(290|220|42|doscientos (?:noventa|veinte)|dos (?:noventa|veinte)|cuarenta y dos) b[eé]\b/gi, "$1 b"],
  [/\b(325|trescientos veinticinco|tres veinticinco) erre\b/gi, "$1 r"],
];

const bag =
  "(?:bols[oa]|bolsillo|cartera|billetera|monedero|mochila|maleta|riñonera|canguro|morral|cangurera|backpack|purse|wallet|bag)";
/** Thefts as they are called from place to place; "me volaron la chamba" is none. */
const thefts: readonly [RegExp, string][] = [
  [
    new RegExp(
      `\\b(me|nos|le) (?:tumb|vol(?!v)|ching|arrebat|arranc|clav|birl|guind|afan|hurt|trans|chor|manote)\\w* ((?:el|la|mi|mis|su|todo el|toda la) ${bag})\\b`,
      "gi",
    ),
    "$1 robaron $2",
  ],
  [
    /\b(me|nos|le) (?:bolse|carter|bols[ií]c|bolsique)[aá]?(?:ron|o|aron|earon|eó|eo|ó)\b/gi,
    "$1 robaron la cartera",
  ],
  [
    new RegExp(
      `\\b(someone|somebody|(?:a|some|this) (?:guy|man|kid|thief|dude)|thieves|they|he|she) (?:snatched|swiped|grabbed|nabbed|jacked) ((?:my|our) ${bag})\\b`,
      "gi",
    ),
    "$1 stole $2",
  ],
  [
    new RegExp(`\\b((?:my|our) ${bag}) (?:got|was) (?:snatched|swiped|jacked|nabbed|lifted)\\b`, "gi"),
    "$1 was stolen",
  ],
];

/** As it is printed on the paper, it is left as it is. */
const printed =
  /^(?:notice (?:to appear|of action|of intent to deny)|request for evidence|order of supervision)$/i;

const heard = [...papers, ...lastLetters, ...thefts];

export function hearPapers(said: string): string {
  let text = said;
  for (const [sound, name] of heard)
    text = withRather(text, sound, (all, ...rest) =>
      printed.test(all) ? all : name.replace(/\$(\d)/g, (_, at: string) => rest[Number(at) - 1] ?? ""),
    );
  return text;
}

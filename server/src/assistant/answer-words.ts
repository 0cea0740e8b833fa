/**
 * What no answer may contain, whatever a model writes: promises about a case, links that are in no passage,
 * markup, and short names of the country (spec part 1, section 7). Works on whole words as they stream.
 */
import type { Language } from "@faro/contract/shared/language.ts";
import type { Passage } from "@faro/guide/types.ts";

type Rule = readonly [pattern: RegExp, replacement: string];

/** Not after a condition or a negation: 'si te van a aprobar', 'no te van a aprobar'. */
const unconditional = String.raw`(?<!(?<![\p{L}])(?:si|cuando|no|nunca|nadie|que no)\s(?:(?:te|se|le|les|me|lo|la|los|las)\s){0,2})(?<![\p{L}])`;
const spanish = (source: string) => new RegExp(unconditional + source, "giu");
const english = (source: string) =>
  new RegExp(String.raw`(?<!\b(?:if|when|whether|not|never)\s(?:you\s|it\s|they\s)?)\b${source}`, "gi");

const promises: Record<Language, Rule[]> = {
  es: [
    [spanish("van a aprobar"), "podrían aprobar"],
    [spanish("va a aprobar"), "podría aprobar"],
    [spanish("van a ser aprobad([oa]s)"), "podrían ser aprobad$1"],
    [spanish("va a ser aprobad([oa])"), "podría ser aprobad$1"],
    [spanish("serán aprobad([oa]s)"), "podrían ser aprobad$1"],
    [spanish("será aprobad([oa])"), "podría ser aprobad$1"],
    [spanish(String.raw`aprobarán(?![\p{L}])`), "podrían aprobar"],
    [spanish(String.raw`aprobará(?![\p{L}])`), "podría aprobar"],
    [
      spanish("van a dar (?=(?:la|el|tu|su) (?:residencia|asilo|visa|permiso|mica|ciudadanía|green))"),
      "podrían dar ",
    ],
    [spanish(String.raw`calificas(?![\p{L}])`), "podrías calificar"],
    [spanish(String.raw`vas a (calificar|ganar|obtener|recibir)(?![\p{L}])`), "podrías $1"],
    [spanish(String.raw`ganarás(?![\p{L}])`), "podrías ganar"],
    [spanish("se va a ganar"), "se podría ganar"],
    [spanish("va a ganar"), "podría ganar"],
    [spanish("te (?:lo )?aseguro"), "no te puedo asegurar"],
    [spanish("te (?:lo )?aseguramos"), "no te podemos asegurar"],
    [spanish("te (?:lo )?garantizo"), "no te puedo garantizar"],
    [spanish("te (?:lo )?garantizamos"), "no te podemos garantizar"],
    [spanish("(está|están) garantizad"), "no $1 garantizad"],
  ],
  en: [
    [english(String.raw`will (be approved|be granted|win|qualify)\b`), "could $1"],
    [english("will (get|receive) (?=(?:your|the|a) (?:green|visa|work|asylum|citizenship))"), "could $1 "],
    [english(String.raw`you qualify\b`), "you may qualify"],
    [english(String.raw`(I|we) guarantee\b`), "$1 cannot guarantee"],
    [english(String.raw`(is|are) guaranteed\b`), "$1 not guaranteed"],
  ],
};

/** A word that stands in every promise. */
const promised: Record<Language, RegExp> = {
  es: /aprob|calific|van a dar|vas? a|ganarás|garantiz|asegur/i,
  en: /will|qualify|guarante/i,
};

const country: Record<Language, Rule[]> = {
  es: [
    // The full stop stays where the sentence ends with it.
    [/(?<![\p{L}\d])(?:EE\.?\s?UU|E\.?E\.?U\.?U)\.?(?=\s+[\p{Lu}¿]|\s*$|\n)/gu, "Estados Unidos."],
    [/(?<![\p{L}\d])(?:EE\.?\s?UU|E\.?E\.?U\.?U)\.?/gu, "Estados Unidos"],
    [/(?<![\p{L}\d])(?:USA|EUA|U\.\s?S\.(?:\s?A\.)?)(?![\p{L}\d])/gu, "Estados Unidos"],
  ],
  en: [[/\b(?:USA\b|US\b|U\.\s?S\.(?:\s?A\.)?(?!\p{L}))/gu, "United States"]],
};

/** Markup of a model that was told to write plain text: headings, bullets, bold, code. */
const markup: Rule[] = [
  [/\[([^\]]+)\]\([^)]*\)/g, "$1"],
  [/(?<=^|\n)[ \t]*(?:#{1,6}|[-*•])[ \t]+/g, ""],
  [/[*`]+/g, ""],
];

/** An address with or without its beginning, or an e-mail address. The marks behind it belong to the sentence. */
const address =
  /(?:https?:\/\/|www\.)[^\s<>"]+?(?=[.,;:!?)\]"»]*(?:\s|$))|[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<![@\p{L}\d.-])(?:[a-z\d-]+\.)+(?:com|org|net|us|info|gov|mil|edu|mx|co|io|app|online|site)(?:\/[^\s<>"]*?)?(?=[.,;:!?)\]"»]*(?:\s|$))/giu;

const official: Record<Language, string> = { es: "la página oficial", en: "the official page" };

const plain = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");

/** Addresses that an answer on this ground may name. A bare government domain is never wrong. */
function createAddressCheck(passages: readonly Passage[]): (url: string) => boolean {
  let known: Set<string> | null = null;
  // Few answers name an address, and before the first word every moment counts.
  const isKnown = (url: string) => {
    known ??= new Set(
      passages.flatMap(({ source, text }) => [source.url, ...(text.match(address) ?? [])]).map(plain),
    );
    return known.has(url);
  };
  return (url) => isKnown(plain(url)) || /^(?:[a-z\d-]+\.)*(?:gov|mil)$/.test(plain(url));
}

/** Lowest letters of a replaced text follow those of the original: 'Calificas' becomes 'Podrías calificar'. */
function inCase(original: string, replacement: string): string {
  const first = original.charAt(0);
  return first !== first.toLowerCase() && first === first.toUpperCase()
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement;
}

/** Applies a rule to `text`, letting it look at what stands around it. */
function apply(text: string, before: string, after: string, [pattern, replacement]: Rule): string {
  const whole = before + text + after;
  const end = before.length + text.length;
  let out = "";
  let from = before.length;
  for (const match of whole.matchAll(pattern)) {
    const matchEnd = match.index + match[0].length;
    if (match.index < from || matchEnd > end) continue;
    const said = replacement.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
    out += whole.slice(from, match.index) + inCase(match[0], said);
    from = matchEnd;
  }
  return out + whole.slice(from, end);
}

/** The check of an answer's words, for `createStreamGuard`. */
export function createWordCheck(passages: readonly Passage[], language: Language) {
  const allowed = createAddressCheck(passages);
  return (text: string, before: string, after: string): string => {
    let checked = text;
    // Most words give no cause to look closer, and there are a hundred a second for each reader.
    if (/[*`#•[-]/.test(text)) {
      for (const rule of markup) checked = apply(checked, before.slice(-1), "", rule);
    }
    if (/[.@:]\S/.test(text)) {
      checked = checked.replace(address, (url) => (allowed(url) ? url : official[language]));
    }
    if (promised[language].test(text)) {
      for (const rule of promises[language]) checked = apply(checked, before, after, rule);
    }
    if (/[EU]/.test(text)) {
      for (const rule of country[language]) checked = apply(checked, before, after, rule);
    }
    return checked;
  };
}

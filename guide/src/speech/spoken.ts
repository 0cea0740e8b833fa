import type { Language } from "#guide/content-schema.ts";
import { dateInWords } from "#guide/dates.ts";
import { texts } from "#guide/reply/texts.ts";
import { codesInWords } from "#guide/speech/codes.ts";
import { formNumberInWords, lettersInWords, underHundred } from "#guide/speech/number-words.ts";

const forms =
  /(?<![\p{L}\d])(EOIR|DS|AR|SS|I|N|G|W)-(\d{1,4})(EZ|WS|[A-Z])?(?:\s+Supp(?:lement|\.)?\s+([A-J]))?(s?)(?![\p{L}\d])/gu;
const phone = /(?<![\d-])(?:1-)?(\d{3})-(\d{3})-(\d{4})(?!\d)/g;
/** "uscis.gov/es/i-90": the site is said, the way within it is looked up in the written answer. */
const site = /(?<![\p{L}\d.@/])((?:[a-z0-9-]+\.)+(?:gov|org|com))(?:\/[^\s)]*[^\s).,;:])?(?![\p{L}\d])/giu;

/** "Confirma tu fecha en https://acis.eoir.justice.gov": without the site's name the sentence would break off. Behind a colon it is looked up. */
const siteBehind =
  /(?<=(?<!\p{L})(?:en|o|u|de|es|son|at|or|on|in|from|is|to)\s)https?:\/\/(?:www\.)?([a-z0-9.-]+\.[a-z]{2,})(?:\/[^\s)]*?)?(?=[.,;:)]*(?:\s|$))/giu;

/** The text as a voice should say it: no marks, no links, form names and figures as people say them. */
export function spoken(text: string, language: Language): string {
  let said = text
    .replace(/```[\s\S]*?```/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\s*\(\s*https?:\/\/[^\s)]+\s*\)/g, "")
    .replace(siteBehind, (_, name: string) => siteInWords(name, language))
    .replace(/:?\s*https?:\/\/[^\s)]+?(?=[.,;:)]*(?:\s|$))/g, "")
    .replace(site, (_, name: string) => siteInWords(name, language))
    .replace(/^\s*(?:[-*•]|\d+[.)]|#{1,6}|>)\s+/gm, "")
    .replace(/[*_`#~|]+/g, " ")
    .replace(/[«»“”"]/g, "")
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, " ");

  said = said.replace(
    forms,
    // "W-2s": more than one of them, in English.
    (_, letters: string, digits: string, suffix?: string, part?: string, many = "") =>
      `${formInWords(letters, digits, suffix, part, language)}${many}`,
  );
  said = codesInWords(said, language)
    .replace(/(?<![\d/-])(\d{4}-\d{2}-\d{2})(?![\d-])/g, (iso) => dateInWords(iso, language))
    .replace(
      /(?<![\d/-])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g,
      (_, month: string, day: string, year: string) =>
        dateInWords(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, language),
    )
    .replace(phone, (_, a: string, b: string, c: string) =>
      [a, b, c].map((run) => digitsInWords(run, language)).join(", "),
    )
    .replace(/(?<![\d-])(911|988)(?![\d-])/g, (run) => digitsInWords(run, language))
    .replace(/(?:US)?\$\s?(\d[\d,]*)(?:\.(\d{2}))?(?!\d)/g, (_, whole: string, cents?: string) =>
      moneyInWords(whole, cents, language),
    )
    .replace(/(\d)\s?%/g, `$1 ${language === "es" ? "por ciento" : "percent"}`)
    .replace(/(\d+)\+/g, `$1 ${texts[language].spokenMore}`)
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/(?<=\d)\s?\/\s?(?=\d)/g, language === "es" ? " o " : " or ")
    .replace(/\by\/o\b/g, "o")
    .replace(/ & /g, language === "es" ? " y " : " and ")
    // "Fiancé(e)", "Widow(er)"
    .replace(/(?<=\p{L}{3})\((?:e|er|s)\)/gu, "")
    .replace(/(\p{L})\s?\/\s?(?=\p{L})/gu, `$1 ${language === "es" ? "o" : "or"} `);
  if (language === "es") said = spanishOnly(said);
  return said
    .replace(/\(\s*\)/g, "")
    .replace(/\s+([.,;:!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

function formInWords(
  letters: string,
  digits: string,
  suffix: string | undefined,
  part: string | undefined,
  language: Language,
): string {
  const name = `${lettersInWords(letters, language)}, ${formNumberInWords(digits, language)}`;
  const tail = suffix === undefined ? "" : ` ${lettersInWords(suffix, language)}`;
  const supplement =
    part === undefined
      ? ""
      : ` ${language === "es" ? "suplemento" : "supplement"} ${lettersInWords(part, language)}`;
  return `${name}${tail}${supplement}`;
}

/** "i94.cbp.dhs.gov": its first part is the form. */
function siteInWords(name: string, language: Language): string {
  return name
    .replace(/^i94\b/, `${lettersInWords("i", language)} ${formNumberInWords("94", language)}`)
    .replaceAll(".", language === "es" ? " punto " : " dot ");
}

function digitsInWords(run: string, language: Language): string {
  return [...run].map((digit) => underHundred(Number(digit), language)).join(" ");
}

function moneyInWords(whole: string, cents: string | undefined, language: Language): string {
  const value = whole.replace(/,/g, "");
  const unit =
    language === "es" ? (value === "1" ? "dólar" : "dólares") : value === "1" ? "dollar" : "dollars";
  if (cents === undefined || cents === "00") return `${value} ${unit}`;
  return language === "es" ? `${value} ${unit} con ${cents}` : `${value} ${unit} and ${cents} cents`;
}

/** Names that a Spanish voice would otherwise spell or mangle. */
function spanishOnly(text: string): string {
  return text
    .replace(/(\p{L}+)o\(a\)/gu, "$1o o $1a")
    .replace(/(\p{L}+)\(a\)/gu, "$1")
    .replace(/(\p{L}+)os\(as\)/gu, "$1os o $1as")
    .replace(/\bUSCIS\b/g, "u ese ce i ese")
    .replace(/\bICE\b/g, "ais")
    .replace(/\bEOIR\b/g, "e o i erre")
    .replace(/\bVAWA\b/g, "vagua")
    .replace(/\bN\.?° ?/g, "número ");
}

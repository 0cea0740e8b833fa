/**
 * Keeps of a model's sentences only those whose figures, dates, links, phones and payees stand in the letter or in the
 * guide. What a hidden text tells a model to say has no ground in what can be seen (security E2).
 */
import { contactsIn } from "@faro/guide/letters/details.ts";
import { printedDates } from "@faro/guide/letters/printed-dates.ts";

export interface Ground {
  digits: string;
  dates: ReadonlySet<string>;
  words: string;
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function groundOf(...texts: string[]): Ground {
  const all = texts.join("\n");
  return {
    // Numbers side by side, each between spaces; "1,060" and "1060" are the same.
    digits: ` ${(all.replace(/(?<=\d)[,.](?=\d{3}\b)/g, "").match(/\d+/g) ?? []).join(" ")} `,
    dates: new Set(printedDates(all).map(({ date }) => date)),
    words: fold(all).replace(/\s+/g, ""),
  };
}

function numbersOf(sentence: string): string[] {
  const withoutDates = printedDates(sentence).reduce(
    (text, { printed }) => text.replace(printed, " "),
    sentence,
  );
  return withoutDates.replace(/(?<=\d)[,.](?=\d{3}\b)/g, "").match(/\d+/g) ?? [];
}

/** Who is paid or written to: capitalised words after a verb of paying. */
const payee =
  /\b(?:pag\w*|env[ií]\w*|transf\w*|deposit\w*|pay\w*|send\w*|wire\w*)\b[^.]{0,60}?\b(?:a|al|to)\s+((?:\p{Lu}[\p{L}.'-]+\s*){1,4})/u;

/** Ways to pay that no letter of the government asks for. */
const trick =
  /\b(zelle|western union|moneygram|cash ?app|venmo|bitcoin|tarjetas? de regalo|gift cards?|whatsapp)\b/i;

export function isGrounded(sentence: string, ground: Ground): boolean {
  if (/!\[|<\w+|javascript:/i.test(sentence)) return false;
  if (printedDates(sentence).some(({ date }) => !ground.dates.has(date))) return false;
  if (numbersOf(sentence).some((number) => !ground.digits.includes(` ${number} `))) return false;
  const { links, emails, phones } = contactsIn(sentence);
  const stands = (text: string) => ground.words.includes(fold(text).replace(/\s+/g, ""));
  if (![...links, ...emails].every(stands)) return false;
  if (!phones.every((phone) => ground.digits.replace(/ /g, "").includes(phone.replace(/\D/g, "").slice(-10))))
    return false;
  if (trick.test(sentence) && !stands(trick.exec(sentence)?.[0] ?? "")) return false;
  const name = payee.exec(sentence)?.[1]?.trim();
  return name === undefined || stands(name);
}

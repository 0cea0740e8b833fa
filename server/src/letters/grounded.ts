/**
 * Keeps of a model's sentences only those whose figures, dates, links, phones and payees stand in the letter or in the
 * guide. What a hidden text tells a model to say has no ground in what can be seen (security E2).
 */
import { contactsIn } from "@faro/guide/letters/details.ts";
import { printedDates } from "@faro/guide/letters/printed-dates.ts";

import { withDigits } from "#server/letters/number-words.ts";

export interface Ground {
  digits: string;
  dates: ReadonlySet<string>;
  words: string;
  text: string;
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function groundOf(...texts: string[]): Ground {
  const written = texts.join("\n");
  const all = `${written}\n${withDigits(written)}`;
  return {
    // Numbers side by side, each between spaces; "1,060" and "1060" are the same.
    digits: ` ${(all.replace(/(?<=\d)[,.](?=\d{3}\b)/g, "").match(/\d+/g) ?? []).join(" ")} `,
    dates: new Set(printedDates(all).map(({ date }) => date)),
    words: fold(written).replace(/\s+/g, ""),
    text: written,
  };
}

function numbersOf(sentence: string): string[] {
  const withoutDates = printedDates(sentence).reduce(
    (text, { printed }) => text.replace(printed, " "),
    sentence,
  );
  return withoutDates.replace(/(?<=\d)[,.](?=\d{3}\b)/g, "").match(/\d+/g) ?? [];
}

/** Who gets money or papers: capitalised words after a verb of giving. */
const payee =
  /\b(?:pag\w*|env[ií]\w*|transf\w*|deposit\w*|entreg\w*|mand\w*|d[aáe]le?|dar\w*|llev\w*|gir\w*|abon\w*|pay\w*|send\w*|wire\w*|give\w*|hand\w*|deliver\w*|bring\w*|deposit\w*)\b[^.]{0,60}?\b(?:a|al|de|con|to|of|with)\s+(?:nombre de\s+)?((?:\p{Lu}[\p{L}.'-]+\s*){1,4})/u;

/** Ways to pay that no letter of the government asks for. */
const trick =
  /\b(zelle|western union|moneygram|cash ?app|venmo|bitcoin|tarjetas? de regalo|gift cards?|whatsapp)\b/i;

/** What people lose most by: money, the passport, and how a case ends. */
const grave = [
  {
    said: /\b(?:dinero|efectivo|d[oó]lar\w*|cuenta (?:bancaria|de)|pag(?:a|ar|o|os|ue|ues)\b|cuota|money|cash|dollars?|pay(?:ment)?|fees?|bank account)/i,
    ground:
      /\$|\bpay|\bfees?\b|\bpaid|\bamount|\bbond|\bfine\b|\bpenalty|payment|\bpag[aou]|d[oó]lar|cuota|multa|fianza/i,
  },
  { said: /\b(?:pasaporte|passport)/i, ground: /\b(?:pasaporte|passport)/i },
  {
    said: /\b(?:aprob(?:ad[oa]s?|aron|ó)|approved|concedi(?:d[oa]|ó|eron)|otorg\w+|granted|ganaste|you won)/i,
    ground: /\b(?:approv(?:ed|al)|granted|grants)/i,
  },
  {
    said: /\b(?:negad[oa]|negaron|denegad[oa]|rechazad[oa]|denied|rejected)/i,
    ground: /\b(?:den(?:y|ied|ial|ies)|reject)/i,
  },
  {
    said: /\b(?:cerrad[oa]|terminad[oa]|desestimad[oa]|cancelad[oa]|closed|dismissed|terminated|cancel+ed)\b/i,
    ground: /\b(?:closed?|dismiss|terminat|cancel)/i,
  },
  {
    said: /\b(?:(?:ya )?no (?:tienes|necesitas|hace falta|hay|es necesario|debes)(?: que)?|no vayas|no contestes|no respondas|ignora|olv[ií]date|(?:do not|don't|no longer|need not) (?:need|have|go|answer|respond|appear|attend)|ignore|no need)/i,
    ground:
      /\b(?:do not (?:need|have|appear|respond|send)|not required|no longer|need not|no action|cancel|vacated|not necessary)/i,
  },
];

/** Days that are not in any letter: "tomorrow", "next week". */
const looseDays =
  /\b(?:mañana|pasado mañana|tomorrow|la pr[oó]xima semana|next week|este viernes|this friday)\b/i;

export function isGrounded(sentence: string, ground: Ground): boolean {
  if (/!\[|<\w+|javascript:/i.test(sentence)) return false;
  if (grave.some((part) => part.said.test(sentence) && !part.ground.test(ground.text))) return false;
  if (looseDays.test(sentence) && !/por la mañana|de la mañana/i.test(sentence)) return false;
  if (printedDates(sentence).some(({ date }) => !ground.dates.has(date))) return false;
  if (numbersOf(withDigits(sentence)).some((number) => !ground.digits.includes(` ${number} `))) return false;
  const { links, emails, phones } = contactsIn(sentence);
  const stands = (text: string) => ground.words.includes(fold(text).replace(/\s+/g, ""));
  if (![...links, ...emails].every(stands)) return false;
  if (!phones.every((phone) => ground.digits.replace(/ /g, "").includes(phone.replace(/\D/g, "").slice(-10))))
    return false;
  if (trick.test(sentence) && !stands(trick.exec(sentence)?.[0] ?? "")) return false;
  const name = payee.exec(sentence.charAt(0).toLowerCase() + sentence.slice(1))?.[1]?.trim();
  return name === undefined || stands(name);
}

/** Signs of a letter that only looks like the government's (facts, section 5): how it wants money, and from where it writes. */
import { contactsIn } from "#guide/letters/details.ts";

/** The government never asks to be paid this way. */
const ways =
  /\b(?:gift\s?cards?|tarjetas? de regalo|zelle|western union|moneygram|cash\s?app|venmo|bitcoin|crypto|whats\s?app|wire transfer to)\b/i;
const pay = "(?:pay|paying|paid|payment|payments|fees?|fines?|pagar|paga|pague|pago|cuota|multa)";
const code = new RegExp(
  `\\b${pay}\\b[^]{0,120}\\b(?:QR|scan)\\b|\\b(?:QR|scan)\\b[^]{0,120}\\b${pay}\\b`,
  "i",
);
const phone = new RegExp(
  `\\b${pay}\\b[^.]{0,80}\\b(?:by|over the|por) (?:tele)?(?:phone|fono|tel[eé]fono)\\b|\\b(?:call|llam[ae])\\b[^.]{0,60}\\b(?:to|para|and|y) (?:make (?:a|your|the) )?${pay}\\b`,
  "i",
);
/** Not the government's names, but made to look like them. */
const lookAlike = /uscis|immigra|inmigra|homeland|\bdhs|eoir|green-?card|visa/i;
const official = /\.(?:gov|mil)(?:[/:?#]|$)/i;
const claims = /\b(?:USCIS|EOIR|ICE)\b|immigration|homeland security|inmigraci[oó]n/i;

function domainOf(address: string): string {
  return (
    address
      .replace(/^https?:\/\//i, "")
      .split("@")
      .at(-1)
      ?.split("/")[0] ?? ""
  );
}

export function hasPaymentTrick(text: string, { receiptNumber = null as string | null } = {}): boolean {
  if (ways.test(text) || phone.test(text)) return true;
  const { emails, links } = contactsIn(text);
  const foreign = emails.filter((email) => !official.test(domainOf(email)));
  if ([...foreign, ...links].some((one) => lookAlike.test(domainOf(one)) && !official.test(domainOf(one))))
    return true;
  if (!claims.test(text)) return false;
  if (code.test(text)) return true;
  // An address of its own, money wanted and no number of any case: no office writes so.
  const wantsMoney = /\$\s?\d/.test(text) && new RegExp(`\\b${pay}\\b`, "i").test(text);
  return wantsMoney && receiptNumber === null && foreign.length > 0 && !/A[-#\s]?\d{2,3}/.test(text);
}

/** How a voice says what is hidden: the kind of it, never the value. What is read aloud may be heard by a whole bus. */
import type { Language } from "@faro/contract/shared/language.ts";

const kinds: Record<Language, Record<string, string>> = {
  es: {
    "A-NUMERO": "tu número A",
    RECIBO: "tu número de recibo",
    PASAPORTE: "tu pasaporte",
    SEGURO: "tu Seguro Social",
    TARJETA: "tu tarjeta",
    CODIGO: "tu código",
    TELEFONO: "ese teléfono",
    CORREO: "ese correo",
    CURP: "tu CURP",
    DOCUMENTO: "tu documento",
    CUENTA: "tu número de cuenta",
  },
  en: {
    "A-NUMERO": "your A-number",
    RECIBO: "your receipt number",
    PASAPORTE: "your passport",
    SEGURO: "your Social Security number",
    TARJETA: "your card",
    CODIGO: "your code",
    TELEFONO: "that phone number",
    CORREO: "that e-mail address",
    CURP: "your CURP",
    DOCUMENTO: "your document",
    CUENTA: "your account number",
  },
};
const other: Record<Language, string> = { es: "ese número", en: "that number" };

/** "Tu número [A-NUMERO-1]": what names it before is said with it. */
const token =
  /(?:(?<![\p{L}])(al|del|tu|el|su|your|the) )?(?:(?<![\p{L}])(?:número(?: A)?(?: de recibo)?|teléfono|correo|recibo|pasaporte|tarjeta|código|CURP|documento|cuenta|Seguro(?: Social)?|A-number|number|phone|receipt|passport|card|document|account|e-mail)(?: number)? )?\[([A-Z-]+)-\d+\]/giu;

/** The text with every token of `mask` in words. */
export function sayTokens(text: string, language: Language): string {
  return text.replace(token, (found, before: string | undefined, kind: string) => {
    const named = kinds[language][kind] ?? other[language];
    const said = before === "al" ? `a ${named}` : before === "del" ? `de ${named}` : named;
    return /^\p{Lu}/u.test(found) ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : said;
  });
}

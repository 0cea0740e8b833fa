/** A person's copy of her data as a page to read, without any program. */
import type { Language } from "@faro/contract/shared/language.ts";
import { fieldLabels, internalFields, valueLabels } from "#server/accounts/copy-labels.ts";
import { personalData } from "#server/accounts/personal-data.ts";

const words = {
  es: {
    title: "Tus datos en Faro",
    made: "Copia hecha el",
    none: "Nada guardado.",
    yes: "Sí",
    no: "No",
    note: "Aquí está todo lo que Faro guarda sobre ti. Guarda este archivo en un lugar seguro: quien lo abra puede leerlo.",
  },
  en: {
    title: "Your data in Faro",
    made: "Copy made on",
    none: "Nothing stored.",
    yes: "Yes",
    no: "No",
    note: "This is everything Faro keeps about you. Keep this file in a safe place: whoever opens it can read it.",
  },
};

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

interface Reader {
  language: Language;
  timeZone: string;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Moments on the person's own clock, days as days. */
function dateWords(text: string, { language, timeZone }: Reader): string | null {
  const locale = language === "es" ? "es-MX" : "en-US";
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(text));
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text))
    return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(
      new Date(text),
    );
  return null;
}

function plainWords(name: string, value: unknown, reader: Reader): string {
  const { language } = reader;
  if (typeof value === "boolean") return value ? words[language].yes : words[language].no;
  if (typeof value === "number") return /cents$/i.test(name) ? `$${(value / 100).toFixed(2)}` : String(value);
  const text = String(value);
  return valueLabels[name]?.[text]?.[language] ?? dateWords(text, reader) ?? text;
}

/** Values as nested lists; what is empty is not listed. */
function asHtml(name: string, value: unknown, reader: Reader): string {
  if (isEmpty(value)) return `<p>${words[reader.language].none}</p>`;
  if (Array.isArray(value))
    return `<ol>${value.map((item) => `<li>${asHtml(name, item, reader)}</li>`).join("")}</ol>`;
  if (typeof value === "object" && value !== null) {
    const rows = Object.entries(value)
      .filter(([field, item]) => !internalFields.has(field) && !isEmpty(item))
      .map(([field, item]) => {
        const label = fieldLabels[field]?.[reader.language] ?? field.replaceAll("_", " ");
        return `<dt>${escapeHtml(label)}</dt><dd>${asHtml(field, item, reader)}</dd>`;
      });
    return `<dl>${rows.join("")}</dl>`;
  }
  return escapeHtml(plainWords(name, value, reader)).replaceAll("\n", "<br>");
}

/** `date`: ISO moment of the copy. */
export function copyPage(data: Record<string, unknown>, language: Language, date: string): string {
  const { title, made, note } = words[language];
  const timeZone = (data.profile as { time_zone?: string } | undefined)?.time_zone ?? "UTC";
  const reader = { language, timeZone };
  const sections = personalData.map(
    (part) =>
      `<section><h2>${part.title[language]}</h2>${asHtml(part.name, data[part.name], reader)}</section>`,
  );
  const style =
    "body{font:18px/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1d2740}dt{font-weight:700}dd{margin:0 0 .5rem}li{margin-bottom:1rem}";
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${note}</p><p>${made} ${dateWords(date, reader)}</p>${sections.join("")}</body></html>`;
}

import type { Language } from "@faro/contract/shared/language.ts";

const texts = {
  es: {
    title: "Conversaciones con Faro",
    file: "conversaciones-faro",
    made: "Copia hecha el",
    part: "parte {part} de {parts}",
    note: "Faro da orientación, no asesoría legal, y no es parte del gobierno. Este archivo puede tener datos privados: compártelo solo con quien confíes, por ejemplo tu abogado.",
    footer: "Faro. Orientación, no asesoría legal. No somos el gobierno.",
    question: "Pregunta",
    answer: "Respuesta",
    warning: "Importante",
    steps: "Qué hacer ahora",
    stopped: "(La respuesta se detuvo antes de terminar.)",
    unrecorded: "(Este texto no viene del registro de Faro. No podemos confirmar que Faro lo haya dicho.)",
    sources: "Fuentes",
    noSources: "Esta respuesta no lleva fuente.",
    checked: "dato al",
    asked: "Preguntado el",
    saved: "Guardado el",
    category: "Categoría",
    categories: {
      residencia: "Residencia",
      asilo: "Asilo",
      trabajo: "Trabajo",
      familia: "Familia",
      otros: "Otros",
    },
  },
  en: {
    title: "Conversations with Faro",
    file: "faro-conversations",
    made: "Copy made on",
    part: "part {part} of {parts}",
    note: "Faro gives orientation, not legal advice, and is not part of the government. This file may hold private data: share it only with people you trust, such as your lawyer.",
    footer: "Faro. Orientation, not legal advice. We are not the government.",
    question: "Question",
    answer: "Answer",
    warning: "Important",
    steps: "What to do now",
    stopped: "(The answer was stopped before its end.)",
    unrecorded: "(This text does not come from Faro's record. We cannot confirm that Faro said it.)",
    sources: "Sources",
    noSources: "This answer names no source.",
    checked: "as of",
    asked: "Asked on",
    saved: "Saved on",
    category: "Category",
    categories: {
      residencia: "Residence",
      asilo: "Asylum",
      trabajo: "Work",
      familia: "Family",
      otros: "Other",
    },
  },
} as const;

/** Which of how many files this is. */
interface Part {
  part: number;
  parts: number;
}

/** The words of an exported file, with its dates in the person's time zone. */
export function exportWords(language: Language, timeZone: string, now: Date, { part, parts }: Part) {
  const words = texts[language];
  const locale = language === "en" ? "en-US" : "es-MX";
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  // The narrow space before 'p. m.' is in no standard font of a PDF.
  const moment = (at: Date) => moments.format(at).replace(/[\u202f\u00a0]/g, " ");
  const named = words.part.replace("{part}", String(part)).replace("{parts}", String(parts));
  const day = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  return {
    ...words,
    title: parts > 1 ? `${words.title} (${named})` : words.title,
    /** Name of the file, without its ending. */
    file: `${words.file}-${day}${parts > 1 ? `-${named.replaceAll(" ", "-")}` : ""}`,
    made: `${words.made} ${moment(now)}`,
    saved: (at: Date) => `${words.saved} ${moment(at)}`,
    asked: (iso: string) => `${words.asked} ${moment(new Date(iso))}`,
    checked: (isoDate: string) => `${words.checked} ${dates.format(new Date(`${isoDate}T00:00:00Z`))}`,
    category: (category: string) =>
      `${words.category}: ${words.categories[category as keyof typeof words.categories] ?? category}`,
  };
}

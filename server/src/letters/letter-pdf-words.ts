import type { LetterPdfInput } from "@faro/contract/letters/result-pdf.ts";

type Deadline = NonNullable<LetterPdfInput["deadline"]>;

interface Words {
  title: string;
  made: (date: string) => string;
  file: (name: string) => string;
  footer: string;
  fileName: string;
  deadline: Record<Deadline["kind"], string>;
  /** Of a day that has passed: nobody can act before it any more. */
  deadlinePast: Record<Deadline["kind"], string>;
  noDate: string;
  toConfirm: string;
  unsure: string;
  past: string;
  pastMaybe: string;
  at: (time: string) => string;
  printed: (date: string) => string;
  lawyerTitle: string;
  lawyer: string;
  numbers: string;
  receipt: (number: string) => string;
  alien: (number: string) => string;
  translation: string;
  description: string;
  solution: string;
  byModel: string;
  original: string;
  compare: string;
  private: string;
}

/** What the file says besides the explanation itself. */
export const letterPdfWords: Record<"es" | "en", Words> = {
  es: {
    title: "Tu carta, explicada",
    made: (date) => `Explicación de Faro, hecha el ${date}.`,
    file: (name) => `Archivo: ${name}`,
    footer: "Explicación de Faro, no es un papel del gobierno. Orientación, no asesoría legal.",
    fileName: "carta-explicada",
    deadline: { respond: "Actúa antes del", attend: "Tienes que ir el", expires: "Vale hasta el" },
    deadlinePast: {
      respond: "La fecha para actuar era el",
      attend: "Tu cita fue el",
      expires: "Venció el",
    },
    toConfirm: "Fecha por confirmar:",
    noDate: "No pudimos leer la fecha",
    unsure: "No estamos seguros de esta fecha. Compárala con tu carta.",
    past: "Esa fecha ya pasó. Habla con un abogado hoy.",
    pastMaybe: "Si esa fecha es correcta, ya pasó. Revísala hoy con un abogado.",
    at: (time) => `a las ${time}`,
    printed: (date) => `En la carta: ${date}.`,
    lawyerTitle: "Habla ya con un abogado",
    lawyer:
      "Esta carta puede cambiar tu vida. Un abogado de inmigración o representante acreditado debe verla. Lista de ayuda gratis o de bajo costo: justice.gov/eoir/list-pro-bono-legal-service-providers",
    numbers: "Números de tu caso",
    receipt: (number) => `Número de recibo: ${number}`,
    alien: (number) => `Número A: ${number}`,
    translation: "Qué Dice tu Carta",
    description: "Qué Significa",
    solution: "Pasos a Seguir",
    original: "Texto original de tu carta, como lo leímos",
    byModel: "Traducción hecha con inteligencia artificial. Puede tener errores.",
    compare: "Compara cada fecha y cada número con tu carta antes de confiar en ellos.",
    private: "Este papel trae datos privados. Enséñalo solo a quien te ayuda con tu caso.",
  },
  en: {
    title: "Your letter, explained",
    made: (date) => `An explanation by Faro, made on ${date}.`,
    file: (name) => `File: ${name}`,
    footer: "An explanation by Faro, not a government paper. Orientation, not legal advice.",
    fileName: "letter-explained",
    deadline: { respond: "Act before", attend: "You must go on", expires: "Valid until" },
    deadlinePast: {
      respond: "The date to act was",
      attend: "Your appointment was on",
      expires: "It expired on",
    },
    toConfirm: "Date to confirm:",
    noDate: "We could not read the date",
    unsure: "We are not sure of this date. Compare it with your letter.",
    past: "That date has passed. Talk to a lawyer today.",
    pastMaybe: "If that date is right, it has passed. Check it today with a lawyer.",
    at: (time) => `at ${time}`,
    printed: (date) => `In the letter: ${date}.`,
    lawyerTitle: "Talk to a lawyer now",
    lawyer:
      "This letter can change your life. An immigration lawyer or accredited representative must see it. List of free or low-cost help: justice.gov/eoir/list-pro-bono-legal-service-providers",
    numbers: "Numbers of your case",
    receipt: (number) => `Receipt number: ${number}`,
    alien: (number) => `A-number: ${number}`,
    translation: "What Your Letter Says",
    description: "What It Means",
    solution: "Steps to Follow",
    original: "Original text of your letter, as we read it",
    byModel: "Translated with artificial intelligence. It may have mistakes.",
    compare: "Compare each date and each number with your letter before you rely on them.",
    private: "This paper holds private data. Show it only to those who help with your case.",
  },
};

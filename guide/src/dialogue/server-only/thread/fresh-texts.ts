/** What is said where an answer would only be told again. Server only. */
import type { Language } from "#guide/content-schema.ts";
import type { Aspect } from "#guide/dialogue/aspects.ts";
import { places, texts } from "#guide/reply/texts.ts";

type Told = "bare" | "place" | "there" | "fact" | "more";

const notes: Record<Language, Record<Told, string>> = {
  es: {
    bare: "Entendido, gracias.",
    place: "Gracias por decírmelo. Lo que te dije es ley federal, así que vale igual en tu estado.",
    there: "Gracias por decírmelo. Dilo también cuando llames y a quien te ayude.",
    fact: `Gracias por contármelo: puede pesar en tu caso, así que díselo también a un abogado o representante acreditado: ${places.lawyers}.`,
    more: "Gracias; cuéntale también eso a quien te ayude.",
  },
  en: {
    bare: "Understood, thank you.",
    place: "Thank you for telling me. What I told you is federal law, so it is the same in your state.",
    there: "Thank you for telling me. Say it too when you call and to whoever helps you.",
    fact: `Thank you for telling me: it may weigh in your case, so tell a lawyer or accredited representative too: ${places.lawyers}.`,
    more: "Thank you; tell that too to whoever helps you.",
  },
};

export const acknowledged = (language: Language, told: Told): string => notes[language][told];

const unknowns: Record<Language, readonly [string, string]> = {
  es: ["Eso no lo sé con seguridad, y prefiero decírtelo.", "Eso tampoco lo sé con seguridad."],
  en: [
    "I do not know that detail for sure, and I would rather say so than guess.",
    "I do not know that for sure in your case either.",
  ],
};

/** The second time in other words. */
export const unknown = (language: Language, turns: number): string => unknowns[language][turns === 0 ? 0 : 1];

export function leadsOn(language: Language, line: string): string {
  if (language === "en") return `As I was saying, ${lower(line)}`;
  return `${/^como\b/i.test(line) ? "Te lo repito:" : "Como te decía,"} ${lower(line)}`;
}

/** Inside a sentence; names in capitals stay. */
export const lower = (text: string): string =>
  /^(?:[A-Z]{2}|[A-Z]-|Casa\b|I\b)/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

export const mainLead: Record<Language, (short: string) => string> = {
  es: (short) => `Lo más importante: ${lower(short)}`,
  en: (short) => `What matters most: ${lower(short)}`,
};
/** To who did not understand: the one sentence alone, a word of it in other words, and what to ask for. */
export const inShort: Record<Language, (line: string) => string> = {
  es: (line) => `En pocas palabras: ${lower(line)}`,
  en: (line) => `In short: ${lower(line)}`,
};
export const wordMeans: Record<Language, (word: string, meaning: string) => string> = {
  es: (word, meaning) => `«${word}» quiere decir: ${lower(meaning)}`,
  en: (word, meaning) => `“${word}” means: ${lower(meaning)}`,
};
/** `another`: one was explained already. */
export const askOfWord: Record<Language, (another: boolean) => string> = {
  es: (another) => `Si hay ${another ? "otra" : "una"} palabra que no conoces, dímela y te la explico.`,
  en: (another) =>
    `If there is ${another ? "another" : "a"} word you do not know, tell me and I will explain it.`,
};
export const byOneStep: Record<Language, (step: string) => string> = {
  es: (step) => `Vamos por partes, lo primero es esto: ${lower(step)}`,
  en: (step) => `One step at a time, the first is this: ${lower(step)}`,
};
export const byPerson: Record<Language, string> = {
  es: "También te lo puede explicar una persona, gratis o por poco: búscala en immigrationlawhelp.org.",
  en: "A person can explain it to you too, free or for little: look at immigrationlawhelp.org.",
};
export const oneQuestion: Record<Language, readonly [string, string]> = {
  es: ["Te lo digo más fácil: contéstame una sola cosa.", "Contesta con tus palabras, o toca una respuesta."],
  en: ["Let me make it easier: answer just one thing.", "Answer in your own words, or tap an answer."],
};

export const stepLead: Record<Language, (step: string) => string> = {
  es: (step) => `Lo que sigue: ${lower(step)}`,
  en: (step) => `What comes next: ${lower(step)}`,
};

const ofAspect: Record<Language, Partial<Record<Aspect, string>>> = {
  es: {
    work: "El permiso de trabajo no se pide solo: siempre sale de otro trámite tuyo, y mientras no lo tengas en la mano no puedes trabajar con permiso.",
    travel: "No salgas del país sin preguntar antes a un abogado: según tu caso, podrías no poder volver.",
    family:
      "Para tu familia no tengo una regla segura en este punto: cada persona puede necesitar su propio trámite.",
  },
  en: {
    work: "A work permit is never asked for alone: it always comes from another case of yours, and until you hold it you cannot work with permission.",
    travel:
      "Do not leave the country before you ask a lawyer: depending on your case, you may not be able to come back.",
    family: "I have no sure rule for your family on this point: each person may need a case of their own.",
  },
};

/** What holds of an aspect whatever the subject; null where nothing does. */
export function knownOfAspect(language: Language, aspect: Aspect, pressing: boolean): string | null {
  if (aspect === "time") return pressing ? noTime[language] : texts[language].formTime;
  if (aspect === "cost") return texts[language].noCost;
  return ofAspect[language][aspect] ?? null;
}

const noTime: Record<Language, string> = {
  es: "No tengo un tiempo seguro para eso, porque cambia de un caso a otro.",
  en: "I have no sure time for that, because it differs from case to case.",
};

export const aspectLabels: Record<
  Language,
  Record<"cost" | "time" | "family" | "work" | "travel" | "documents", string>
> = {
  es: {
    cost: "¿Cuánto cuesta?",
    time: "¿Cuánto tarda?",
    family: "¿Y mi familia?",
    work: "¿Puedo trabajar?",
    travel: "¿Puedo viajar?",
    documents: "¿Qué papeles necesito?",
  },
  en: {
    cost: "How much does it cost?",
    time: "How long does it take?",
    family: "What about my family?",
    work: "Can I work?",
    travel: "Can I travel?",
    documents: "What papers do I need?",
  },
};

export function askHelp(language: Language): string {
  return language === "es"
    ? `Pregúntaselo a un abogado o representante acreditado: ${places.lawyers}.`
    : `Ask a lawyer or accredited representative: ${places.lawyers}.`;
}

export function officialAt(language: Language, url: string): string {
  return language === "es"
    ? `La página oficial de este tema es ${url}.`
    : `The official page on this is ${url}.`;
}

/** To who only announces a question. */
export const goAhead: Record<Language, [string, ...string[]]> = {
  es: [
    "Claro, dime tu pregunta.",
    "Cuéntame con tus palabras qué pasó o qué quieres saber de papeles, permisos, corte o familia.",
  ],
  en: [
    "Of course, go ahead.",
    "Tell me in your own words what happened or what you want to know about papers, permits, court or family.",
  ],
};

/** To who tells only that there was no deportation, order or arrest. */
export const noRemoval: Record<Language, [string, ...string[]]> = {
  es: ["Qué bien: eso es un obstáculo menos.", "¿Qué más quieres saber?"],
  en: ["Good: that is one obstacle less.", "What else would you like to know?"],
};

/** To who did not understand while nothing was told yet. */
export const gladly: Record<Language, [string, ...string[]]> = {
  es: [
    "Con gusto te lo digo más fácil.",
    "Dime qué necesitas, como si hablaras con una amiga: una carta que te llegó, tu permiso, tu corte o tu familia.",
  ],
  en: [
    "I am glad to say it more simply.",
    "Tell me what you need, as you would tell a friend: a letter you got, your permit, your court or your family.",
  ],
};

import type { Language } from "#guide/content-schema.ts";
import type { Courtesy } from "#guide/dialogue/server-only/courtesy/courtesy-words.ts";
import { phones, places } from "#guide/reply/texts.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";

/** What is said to thanks, joy, fear, grief and an apology. Server only. */

/** What somebody goes home to after this talk. */
export type Matter =
  | "court"
  | "held"
  | "harm"
  | "asylum"
  | "family"
  | "citizenship"
  | "scam"
  | "work"
  | "door";

const topicsOf: Record<Matter, string> = {
  court: "nta-corte falte-a-corte consultar-caso-corte apelar-juez cancelacion-de-deportacion",
  held: "encontrar-detenido fianza check-in-ice orden-deportacion reingreso-tras-deportacion salida-voluntaria",
  harm: "vawa visa-u visa-t sij-jovenes",
  asylum: "asilo-general asilo-un-anio entrevista-asilo retencion-cat miedo-creible permiso-trabajo-asilo",
  family:
    "pedir-esposo pedir-papas pedir-hermanos hijos-hijastros hijos-nacidos-aqui ajuste-familiar prometido-k1 proceso-consular menor-no-acompanado inmediato-vs-preferencia murio-peticionario",
  citizenship: "ciudadania-requisitos examen-ciudadania",
  scam: "notarios-fraude llamadas-estafa",
  work: "derechos-laborales",
  door: "ice-en-mi-puerta",
};
const matters = new Map(
  (Object.keys(topicsOf) as Matter[]).flatMap((matter) =>
    topicsOf[matter].split(" ").map((topic) => [topic, matter] as const),
  ),
);

export const matterOf = (topic: string | null): Matter | null =>
  (topic === null ? undefined : matters.get(topic)) ?? null;

interface Wishes {
  matters: Record<Matter, string>;
  /** Of any other subject. */
  other: string;
  /** To who goes with less of a burden, and to who wishes well. */
  relieved: string;
  blessed: string;
  /** After a danger, the line that stays open. */
  danger: Record<Crisis, string>;
}

export const wishes: Record<Language, Wishes> = {
  es: {
    matters: {
      court: "Que te vaya muy bien en tu corte.",
      held: "Mucha fuerza para ti y para tu familia.",
      harm: "Mucha fuerza: lo que has pasado no es fácil, y hiciste bien en preguntar.",
      asylum: "Mucha fuerza con tu caso.",
      family: "Que todo salga bien para ti y tu familia.",
      citizenship: "Mucha suerte en tu camino a la ciudadanía.",
      scam: "Hiciste muy bien en preguntar.",
      work: "Hiciste bien en preguntar: tu trabajo vale.",
      door: "Ojalá nunca lo necesites, y si llega a pasar, ya sabes qué hacer.",
    },
    other: "Que te vaya muy bien con tu trámite.",
    relieved: "Me da gusto que te vayas con más calma.",
    blessed: "Gracias por tus buenos deseos; lo mejor también para ti.",
    danger: {
      violence: `No estás a solas: en el ${phones.violence} te escuchan gratis, día y noche.`,
      trafficking: `No estás a solas: en el ${phones.trafficking} te escuchan gratis, día y noche.`,
      minor: `Si algo cambia, llama al ${phones.emergency}; cuídense mucho.`,
      lost: `Si algo cambia, llama al ${phones.emergency}; cuídense mucho.`,
      threat: `Cuídate mucho: en el ${phones.lifeline} te escuchan gratis, día y noche.`,
      selfHarm: `Cuídate mucho: en el ${phones.lifeline} te escuchan gratis, día y noche.`,
    },
  },
  en: {
    matters: {
      court: "I hope your court goes very well.",
      held: "Stay strong, you and your family.",
      harm: "Stay strong: what you went through is not easy, and you did well to ask.",
      asylum: "Stay strong with your case.",
      family: "I hope it all goes well for you and your family.",
      citizenship: "Good luck on your way to citizenship.",
      scam: "You did very well to ask.",
      work: "You did well to ask: your work has worth.",
      door: "I hope you never need it, and if it happens, you know what to do.",
    },
    other: "I hope it goes very well with your case.",
    relieved: "I am glad you feel calmer.",
    blessed: "Thank you for your good wishes; all the best to you too.",
    danger: {
      violence: `You are not alone: at ${phones.violence} somebody listens, free, day and night.`,
      trafficking: `You are not alone: at ${phones.trafficking} somebody listens, free, day and night.`,
      minor: `If anything changes, call ${phones.emergency}; take good care.`,
      lost: `If anything changes, call ${phones.emergency}; take good care.`,
      threat: `Take good care: at ${phones.lifeline} somebody listens, free, day and night.`,
      selfHarm: `Take good care: at ${phones.lifeline} somebody listens, free, day and night.`,
    },
  },
};

type Said = readonly [string, ...string[]];

/** A thanks closes in words of its own, fear has one sentence, and a card that came a joy of its own. */
export const said: Record<
  Language,
  Record<Exclude<Courtesy, "closing" | "fear"> | "card", Said> & { fear: string }
> = {
  es: {
    heard: ["Muy bien.", "Si te queda otra duda de migración, aquí estoy."],
    overheard: [
      "Entonces no hables: escríbeme, baja el brillo y toca Salir rápido si alguien se acerca.",
      `Si hay peligro, llama al ${phones.emergency} aunque no puedas hablar; en muchos lugares también se le manda un texto.`,
      `Cuando estés a solas, llama gratis al ${phones.violence} por violencia en casa, o al ${phones.trafficking} si te obligan a trabajar.`,
      "Antes de dejar el teléfono, borra esta plática con Limpiar Chat.",
    ],
    sorry: ["No pasa nada, para eso estoy.", "Pregunta con confianza lo que necesites."],
    unserved: [
      "Perdón por no haberte ayudado.",
      "Dímelo otra vez con pocas palabras: qué papel, qué persona o qué fecha te preocupa.",
      `Y si prefieres a una persona, aquí hay ayuda gratis o por poco dinero: ${places.lawyers}.`,
    ],
    upset: [
      "Te entiendo, y tienes razón en sentirte así.",
      "Si quieres, vemos qué puedes hacer ahora: dime qué es lo que más te preocupa.",
    ],
    anger: [
      "Entiendo tu coraje y tu cansancio.",
      "Si quieres, te digo qué derechos tienes si llegan agentes, o vemos qué puedes hacer en tu caso.",
    ],
    joy: ["¡Felicidades! Me da mucho gusto por ti.", "Si quieres saber qué sigue, pregúntame."],
    card: [
      "¡Felicidades! Me da mucho gusto por ti y por tu familia.",
      "Revisa que tu nombre y tus datos estén bien en la tarjeta.",
      "Si quieres, te digo qué sigue ahora que eres residente.",
    ],
    reading: [
      "No te preocupes: puedes hablarme con el micrófono y tocar Escuchar para oír lo que te contesto.",
      "Si te llegó una carta, tómale una foto y te digo de qué trata.",
      "Antes de firmar algo, pide a alguien de confianza o a un abogado que te lo lea.",
    ],
    person: [
      `Soy un programa, pero sí hay personas que te atienden gratis o por poco dinero: ${places.lawyers}.`,
      "Por tu caso en USCIS llama al 800-375-5283, y si tienes corte, al 800-898-7180.",
      "Tu consulado también te puede orientar; si eres de México, el CIAM contesta en el 520-623-7874.",
    ],
    grief: [
      "Siento mucho que estés pasando por esto.",
      "Cuando quieras, cuéntame con calma en qué te ayudo.",
    ],
    weather: ["Sí, qué clima. Cuídate mucho.", "Cuando quieras, seguimos con tu duda."],
    fear: "Es normal tener miedo, y no tienes que pasarlo a solas.",
  },
  en: {
    heard: ["All right.", "If you have another immigration question, I am here."],
    overheard: [
      "Then do not speak: type to me, turn the screen down and tap Quick exit if somebody comes near.",
      `If there is danger, call ${phones.emergency} even if you cannot speak; in many places you can also send it a text.`,
      `When you are alone, call ${phones.violence} for violence at home, or ${phones.trafficking} if you are forced to work: both are free.`,
      "Before you leave the phone, erase this conversation with Clear Chat.",
    ],
    sorry: ["No problem at all, that is what I am here for.", "Ask whatever you need."],
    unserved: [
      "Sorry that I did not help you.",
      "Tell me again in a few words: which paper, which person or which date worries you.",
      `And if you would rather have a person, here is free or low-cost help: ${places.lawyers}.`,
    ],
    upset: [
      "I understand you, and it is right to feel that way.",
      "If you want, we look at what you can do now: tell me what worries you most.",
    ],
    anger: [
      "I understand that you are angry and tired.",
      "If you want, I can tell you your rights if officers come, or we look at what you can do in your case.",
    ],
    joy: ["Congratulations! I am so glad for you.", "If you want to know what comes next, ask me."],
    card: [
      "Congratulations! I am so glad for you and your family.",
      "Check that your name and details are right on the card.",
      "If you want, I will tell you what comes next now that you are a resident.",
    ],
    reading: [
      "Do not worry: you can talk to me with the microphone and tap Listen to hear what I answer.",
      "If you got a letter, take a photo of it and I will tell you what it is about.",
      "Before you sign anything, have somebody you trust or a lawyer read it to you.",
    ],
    person: [
      `I am a program, but there are people who help for free or at low cost: ${places.lawyers}.`,
      "About your case at USCIS call 800-375-5283, and if you have court, 800-898-7180.",
      "Your consulate can guide you too; if you are from Mexico, CIAM answers at 520-623-7874.",
    ],
    grief: [
      "I am very sorry you are going through this.",
      "Whenever you want, tell me what I can help with.",
    ],
    weather: ["It sure is. Take care out there.", "Whenever you are ready, we go on with your question."],
    fear: "It is normal to be afraid, and you do not have to go through it alone.",
  },
};

/** With a subject open, one thing at a time; without one, what helps whoever is afraid. */
export const calming: Record<Language, { step: (step: string) => string; plan: string }> = {
  es: {
    step: (step) => `Un paso a la vez: ${step}`,
    plan: "Ayuda tener un plan: conoce tus derechos, guarda el teléfono de un abogado y di a alguien de confianza dónde están tus papeles.",
  },
  en: {
    step: (step) => `One step at a time: ${step}`,
    plan: "A plan helps: know your rights, keep a lawyer's phone number and tell somebody you trust where your papers are.",
  },
};

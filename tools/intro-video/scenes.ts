/** What the intro video shows and says, second by second. The captions are made from the same list. */

export type Picture =
  | "landing"
  | "demo"
  | "hearing"
  | "heard"
  | "answer"
  | "source"
  | "clarify"
  | "urgent"
  | "forms"
  | "letters"
  | "protect"
  | "leave";

export interface Scene {
  /** Seconds it lasts. */
  lasts: number;
  /** What stands in the phone; null for the name alone. */
  picture: Picture | null;
  /** Pixels of the page that pass while it lasts. */
  pan?: number;
  es: { title: string; caption: string };
  en: { title: string; caption: string };
}

/** Length of the video in seconds (spec part 2, section 9). */
export const videoLength = 90;

export const scenes: Scene[] = [
  {
    lasts: 6,
    picture: null,
    es: {
      title: "Orientación migratoria en español",
      caption: "Faro responde tus dudas de migración en español claro.",
    },
    en: {
      title: "Immigration guidance in Spanish",
      caption: "Faro answers your immigration questions in plain Spanish.",
    },
  },
  {
    lasts: 7,
    picture: "landing",
    pan: 300,
    es: { title: "Desde tu teléfono", caption: "Abre la página en tu teléfono. No hay que instalar nada." },
    en: { title: "On your phone", caption: "Open the page on your phone. There is nothing to install." },
  },
  {
    lasts: 6,
    picture: "demo",
    es: {
      title: "Prueba sin cuenta",
      caption: "Puedes hacer dos preguntas sin crear una cuenta y sin tarjeta.",
    },
    en: { title: "Try it without an account", caption: "Ask two questions with no account and no card." },
  },
  {
    lasts: 4,
    picture: "hearing",
    es: {
      title: "Pregunta con tu voz",
      caption: "Toca el botón verde y habla. Lo que dices aparece escrito.",
    },
    en: {
      title: "Ask with your voice",
      caption: "Tap the green button and speak. Your words appear.",
    },
  },
  {
    lasts: 5,
    picture: "heard",
    es: { title: "Pregunta con tu voz", caption: "Tócalo otra vez para enviar. También puedes escribir." },
    en: { title: "Ask with your voice", caption: "Tap again to send it. You can also type." },
  },
  {
    lasts: 8,
    picture: "answer",
    es: {
      title: "Primero, la respuesta corta",
      caption: "La respuesta corta va primero. Puedes leerla o escucharla.",
    },
    en: {
      title: "The short answer comes first",
      caption: "The short answer comes first. You can read it or listen to it.",
    },
  },
  {
    lasts: 8,
    picture: "source",
    es: {
      title: "De dónde sale, y de qué día",
      caption: "Cada respuesta dice su fuente oficial y qué día se revisó.",
    },
    en: {
      title: "Where it comes from, and when",
      caption: "Every answer names its official source and the day it was checked.",
    },
  },
  {
    lasts: 8,
    picture: "clarify",
    es: {
      title: "Te pregunta lo que hace falta",
      caption: "Si falta un dato, Faro te pregunta. Contesta con un toque.",
    },
    en: {
      title: "It asks what it needs to know",
      caption: "If something is missing, Faro asks you. Answer with one tap.",
    },
  },
  {
    lasts: 7,
    picture: "urgent",
    es: {
      title: "Si es urgente, te lo dice",
      caption: "Si tu caso es urgente, primero te dice con quién hablar hoy.",
    },
    en: {
      title: "If it is urgent, it says so",
      caption: "If your case is urgent, it first tells you whom to talk to today.",
    },
  },
  {
    lasts: 7,
    picture: "letters",
    es: {
      title: "¿Te llegó una carta?",
      caption: "Toma una foto de tu carta: Faro te dice qué es y para cuándo.",
    },
    en: {
      title: "Did you get a letter?",
      caption: "Take a photo of your letter: Faro tells you what it is and by when.",
    },
  },
  {
    lasts: 7,
    picture: "forms",
    pan: 260,
    es: {
      title: "Formularios y guías",
      caption: "Aquí están los formularios oficiales y guías gratis en español.",
    },
    en: { title: "Forms and guides", caption: "Official forms and free guides in Spanish, in one place." },
  },
  {
    lasts: 7,
    picture: "protect",
    es: {
      title: "Cómo te cuidamos",
      caption: "Tapamos tus números antes de responder. No vendemos tus datos.",
    },
    en: {
      title: "How we protect you",
      caption: "We hide your numbers before answering. We do not sell your data.",
    },
  },
  {
    lasts: 5,
    picture: "leave",
    es: {
      title: "Salir rápido",
      caption: "Con «Salir rápido» dejas la página en un toque.",
    },
    en: { title: "Quick exit", caption: "“Salir rápido” (quick exit) leaves the page in one tap." },
  },
  {
    lasts: 5,
    picture: null,
    es: {
      title: "Orientación, no asesoría legal",
      caption: "Faro es orientación, no asesoría legal. No somos el gobierno.",
    },
    en: {
      title: "Orientation, not legal advice",
      caption: "Faro is orientation, not legal advice. We are not the government.",
    },
  },
];

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const part = String(Math.round((seconds - whole) * 1000)).padStart(3, "0");
  return `00:${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}.${part}`;
}

/** The captions as WebVTT. */
export function captions(language: "es" | "en"): string {
  let at = 0;
  const cues = scenes.map((scene) => {
    const cue = `${clock(at + 0.3)} --> ${clock(at + scene.lasts - 0.1)}\n${scene[language].caption}\n`;
    at += scene.lasts;
    return cue;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

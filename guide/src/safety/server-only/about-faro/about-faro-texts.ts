import type { Language } from "#guide/content-schema.ts";
import { places } from "#guide/reply/texts.ts";
import { aboutUsTexts } from "#guide/safety/safety-texts.ts";

/** What people ask of Faro itself. Server only. The words hold with and without outside providers; the privacy page says the same at length. */

export type FaroQuestion =
  | "reports"
  | "keeps"
  | "photos"
  | "voice"
  | "phone"
  | "deletes"
  | "cancels"
  | "official"
  | "lawyer"
  | "machine"
  | "costs"
  | "others";

/** The first sentence stands in bold, and must do alone. */
export type Told = [string, ...string[]];

export const aboutFaroTexts: Record<Language, Record<FaroQuestion, Told>> = {
  es: {
    reports: [
      "No: Faro no es del gobierno, y no le avisa a ICE, a la policía ni a nadie de lo que preguntas.",
      "Es normal tener miedo. Faro no vende tus datos ni se los da al gobierno, salvo que lo obligue una orden legal válida.",
      "Para preguntar no hace falta tu nombre, tu número A ni tu dirección: mejor no los escribas.",
    ],
    keeps: [
      "Faro no vende lo que dices ni se lo da al gobierno, salvo que lo obligue una orden legal válida.",
      "Tus preguntas y respuestas se guardan cifradas para seguir la plática, y las puedes borrar.",
      "Para contestarte puede mandar tu pregunta a otra empresa, y antes tapa tu número A, tu seguro social y tus teléfonos.",
      "Tu nombre y tu dirección no los puede tapar, y no hacen falta: mejor no los escribas.",
      "No pide tu ubicación, y la página Política de privacidad lo explica todo.",
    ],
    photos: [
      "La foto de tu carta se lee y se borra; el resultado se queda solo si lo guardas.",
      "La foto sale de tu teléfono sin tu ubicación.",
      "Si un servicio de otra empresa la va a leer, Faro te pregunta antes.",
    ],
    voice: [
      "Faro no guarda tu voz: la usa para pasar a texto lo que dices.",
      "De eso se encarga tu navegador o un servicio de otra empresa, con sus propias reglas.",
      "Si prefieres que no, escribe: la respuesta es la misma.",
    ],
    phone: [
      "Quien tenga tu teléfono en la mano podría ver lo que quedó en la pantalla o en el historial.",
      "Salir rápido quita Faro de la pantalla, y Limpiar Chat borra esta plática.",
      "El historial del navegador lo borras tú; si alguien te revisa el teléfono, usa una ventana privada y cierra tu sesión.",
      "Sin tu teléfono y sin tu contraseña, nadie de tu familia ve lo que preguntas en tu cuenta.",
    ],
    deletes: [
      "Sí puedes: esta plática se borra con Limpiar Chat, y sin cuenta, con Borrar esta conversación.",
      "Una que guardaste se borra en tus conversaciones guardadas.",
      "Para toda tu cuenta, entra a Configuración y toca Eliminar mi cuenta: se van tus pláticas, tus resultados y tu perfil, y se cancela la membresía.",
      "Lo borrado puede quedar un tiempo en copias de respaldo cifradas, hasta que se vencen.",
    ],
    cancels: [
      "Entra a Configuración y cancela ahí la membresía: no se cobra nada más.",
      "Lo que ya pagaste te sirve hasta que se acabe ese tiempo, y después sigues con el plan gratis.",
      "Si algo no cuadra con un cobro, escríbenos en Sugerencias.",
    ],
    official: aboutUsTexts.es.notOfficial,
    lawyer: [
      "No soy abogado, y lo que te digo no es asesoría legal.",
      "Te oriento con datos oficiales para que entiendas tus opciones y sepas qué preguntar.",
      `Para alguien que vea tu caso, aquí hay abogados y representantes gratis o de bajo costo: ${places.lawyers}.`,
    ],
    machine: [
      "Soy Faro, un programa de computadora: no soy una persona, ni abogado, ni del gobierno.",
      "Lo que te digo viene de páginas oficiales, y abajo ves de qué página y de qué fecha.",
      `Si quieres hablar con una persona, aquí hay abogados y representantes gratis o de bajo costo: ${places.lawyers}.`,
    ],
    costs: [
      "Preguntar es gratis: 2 preguntas sin cuenta, y con el plan gratis 3 al día, sin tarjeta.",
      "La membresía quita ese límite: $1 por los primeros 7 días y después $9.99 al mes, y la cancelas cuando quieras.",
      "Los formularios oficiales son gratis siempre.",
    ],
    others: [
      "No: lo que otras personas preguntan es privado, y no se lo doy a nadie.",
      "Tampoco puedo ver sus nombres, sus números ni sus pláticas desde aquí.",
      "Lo tuyo se cuida igual; si tienes una duda de migración, aquí estoy.",
    ],
  },
  en: {
    reports: [
      "No: Faro is not part of the government, and does not tell ICE, the police or anybody what you ask.",
      "It is normal to be afraid. Faro does not sell your data or give it to the government, unless a valid legal order forces it to.",
      "You do not need your name, A-number or address to ask: better not to write them.",
    ],
    keeps: [
      "Faro does not sell what you say or give it to the government, unless a valid legal order forces it to.",
      "Your questions and answers are kept encrypted to follow the conversation, and you can erase them.",
      "To answer you it may send your question to another company, and first it hides your A-number, Social Security number and phone numbers.",
      "It cannot hide your name and address, and does not need them: better not to write them.",
      "It does not ask where you are, and the Privacy policy page explains it all.",
    ],
    photos: [
      "The photo of your letter is read and erased; the result stays only if you save it.",
      "The photo leaves your phone without your location.",
      "If a service of another company is to read it, Faro asks you first.",
    ],
    voice: [
      "Faro does not keep your voice: it uses it to turn what you say into text.",
      "Your browser or a service of another company does that, under its own rules.",
      "If you would rather not, type: the answer is the same.",
    ],
    phone: [
      "Whoever holds your phone could see what was left on the screen or in the history.",
      "Quick exit takes Faro off the screen, and Clear Chat erases this conversation.",
      "The browser's history is yours to erase; if somebody checks your phone, use a private window and sign out.",
      "Without your phone and your password nobody in your family sees what you ask in your account.",
    ],
    deletes: [
      "Yes, you can: this conversation goes with Clear Chat, and without an account, with Erase this conversation.",
      "One that you saved is erased in your saved conversations.",
      "For your whole account, open Settings and tap Delete my account: your conversations, results and profile go, and the membership is cancelled.",
      "What was erased may stay for a time in encrypted backups, until they expire.",
    ],
    cancels: [
      "Open Settings and cancel the membership there: nothing more is charged.",
      "What you paid is yours until that time ends, and then you go on with the free plan.",
      "If a charge looks wrong, write to us under Suggestions.",
    ],
    official: aboutUsTexts.en.notOfficial,
    lawyer: [
      "I am not a lawyer, and what I tell you is not legal advice.",
      "I guide you with official facts, so that you understand your options and know what to ask.",
      `For somebody who looks at your case, here are free or low-cost lawyers and representatives: ${places.lawyers}.`,
    ],
    machine: [
      "I am Faro, a computer program: I am not a person, a lawyer or the government.",
      "What I tell you comes from official pages, and below you see which page and from what date.",
      `If you want to talk to a person, here are free or low-cost lawyers and representatives: ${places.lawyers}.`,
    ],
    costs: [
      "Asking is free: 2 questions without an account, and 3 a day on the free plan, with no card.",
      "The membership lifts that limit: $1 for the first 7 days and then $9.99 a month, and you cancel when you like.",
      "The official forms are always free.",
    ],
    others: [
      "No: what other people ask is private, and I give it to nobody.",
      "From here I cannot see their names, numbers or conversations either.",
      "Yours are kept just as safe; if you have an immigration question, here I am.",
    ],
  },
};

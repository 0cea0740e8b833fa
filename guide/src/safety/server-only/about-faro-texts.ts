import type { Language } from "#guide/content-schema.ts";
import { aboutUsTexts } from "#guide/safety/safety-texts.ts";

/** What people ask of Faro itself. Server only. The words hold with and without outside providers; the privacy page says the same at length. */

export type FaroQuestion = "reports" | "keeps" | "deletes" | "official" | "lawyer" | "machine" | "costs";

/** The first sentence stands alone in the guest demo. */
export type Told = [string, ...string[]];

const freeHelp = "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers";

export const aboutFaroTexts: Record<Language, Record<FaroQuestion, Told>> = {
  es: {
    reports: [
      "No: Faro no es del gobierno y no le avisa a ICE ni a la policía de lo que preguntas.",
      "Tampoco vende tus datos ni se los da al gobierno, salvo que una orden legal válida lo obligue.",
      "Para preguntar no hace falta tu nombre, tu número A ni tu dirección: mejor no los escribas.",
    ],
    keeps: [
      "Lo que preguntas se guarda cifrado para seguir la plática, y en tu cuenta solo lo ves tú.",
      "Faro no vende tus datos ni se los da al gobierno, salvo que una orden legal válida lo obligue.",
      "Para contestarte puede usar servicios de otras empresas, y antes tapa tu número A, tu seguro social y tus teléfonos.",
      "Tu nombre y tu dirección no los puede tapar, así que mejor no los escribas.",
      "La foto de una carta se lee y se borra.",
      "La página Política de privacidad lo explica completo.",
    ],
    deletes: [
      "Sí puedes: borra esta plática, una que guardaste o tu cuenta entera.",
      "Esta plática se borra con Limpiar Chat, y sin cuenta, con Borrar esta conversación.",
      "Para tu cuenta, entra a Configuración y toca Eliminar mi cuenta: se van tus pláticas, tus resultados y tu perfil, y se cancela la membresía.",
    ],
    official: aboutUsTexts.es.notOfficial,
    lawyer: [
      "No soy abogado, y lo que te digo no es asesoría legal.",
      "Te oriento con datos oficiales para que entiendas tus opciones y sepas qué preguntar.",
      `Para alguien que vea tu caso, aquí hay abogados y representantes gratis o de bajo costo: ${freeHelp}.`,
    ],
    machine: [
      "Soy Faro, una guía de información sobre migración: no soy una persona.",
      "Lo que te digo viene de páginas oficiales, y abajo dice de cuál y de qué día.",
      `Si quieres hablar con una persona, aquí hay abogados y representantes gratis o de bajo costo: ${freeHelp}.`,
    ],
    costs: [
      "Con la cuenta gratis haces 3 preguntas al día y no te pide tarjeta.",
      "La membresía quita ese límite: $1 por los primeros 7 días y después $9.99 al mes, y la cancelas cuando quieras.",
      "Los formularios oficiales son gratis siempre.",
    ],
  },
  en: {
    reports: [
      "No: Faro is not part of the government and does not tell ICE or the police what you ask.",
      "It does not sell your data or give it to the government either, unless a valid legal order forces it to.",
      "You do not need your name, A-number or address to ask: better not to write them.",
    ],
    keeps: [
      "What you ask is kept encrypted to follow the conversation, and in your account only you see it.",
      "Faro does not sell your data or give it to the government, unless a valid legal order forces it to.",
      "To answer you it may use services of other companies, and first it hides your A-number, Social Security number and phone numbers.",
      "It cannot hide your name and address, so better not to write them.",
      "The photo of a letter is read and erased.",
      "The Privacy policy page explains it all.",
    ],
    deletes: [
      "Yes, you can erase this conversation, one that you saved, or your whole account.",
      "This conversation goes with Clear Chat, and without an account, with Erase this conversation.",
      "For your account, open Settings and tap Delete my account: your conversations, results and profile go, and the membership is cancelled.",
    ],
    official: aboutUsTexts.en.notOfficial,
    lawyer: [
      "I am not a lawyer, and what I tell you is not legal advice.",
      "I guide you with official facts, so that you understand your options and know what to ask.",
      `For somebody who looks at your case, here are free or low-cost lawyers and representatives: ${freeHelp}.`,
    ],
    machine: [
      "I am Faro, an information guide on immigration: I am not a person.",
      "What I tell you comes from official pages, and below it says which one and from what day.",
      `If you want to talk to a person, here are free or low-cost lawyers and representatives: ${freeHelp}.`,
    ],
    costs: [
      "With the free account you ask 3 questions a day, and it asks for no card.",
      "The membership lifts that limit: $1 for the first 7 days and then $9.99 a month, and you cancel when you like.",
      "The official forms are always free.",
    ],
  },
};

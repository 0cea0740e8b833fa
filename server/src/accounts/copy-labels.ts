/** What the fields of a person's copy are called on the page to read. The JSON keeps its own names. */
import type { Language } from "@faro/contract/shared/language.ts";

type Words = Readonly<Record<Language, string>>;

/** For programs, not for reading: the page leaves them out. */
export const internalFields: ReadonlySet<string> = new Set([
  "id",
  "voice_id",
  "remaining",
  "has_password",
  "sandbox",
  "canResume",
]);

export const fieldLabels: Readonly<Record<string, Words>> = {
  email: { es: "Correo electrónico", en: "Email" },
  first_name: { es: "Nombre", en: "First name" },
  last_name: { es: "Apellido", en: "Last name" },
  phone_number: { es: "Teléfono", en: "Phone" },
  plan: { es: "Plan", en: "Plan" },
  preferred_language: { es: "Idioma", en: "Language" },
  speech_rate: { es: "Velocidad de la voz", en: "Voice speed" },
  time_zone: { es: "Zona horaria", en: "Time zone" },
  created_at: { es: "Guardado el", en: "Saved on" },
  profile_updated_at: { es: "Último cambio de tus datos", en: "Last change of your details" },
  password_updated_at: { es: "Último cambio de contraseña", en: "Last change of password" },
  device: { es: "Dispositivo", en: "Device" },
  createdAt: { es: "Abriste tu sesión el", en: "Signed in on" },
  lastUsedAt: { es: "Último uso", en: "Last used" },
  question: { es: "Pregunta", en: "Question" },
  answer: { es: "Respuesta", en: "Answer" },
  warning: { es: "Aviso", en: "Warning" },
  steps: { es: "Pasos", en: "Steps" },
  sources: { es: "Fuentes", en: "Sources" },
  title: { es: "Título", en: "Title" },
  url: { es: "Página", en: "Page" },
  checked: { es: "Revisada el", en: "Checked on" },
  state: { es: "Estado", en: "State" },
  card: { es: "Tarjeta", en: "Card" },
  nextChargeOn: { es: "Próximo cobro", en: "Next charge" },
  nextChargeCents: { es: "Monto del próximo cobro", en: "Amount of the next charge" },
  accessUntil: { es: "Acceso hasta", en: "Access until" },
  receipts: { es: "Recibos", en: "Receipts" },
  kind: { es: "Por", en: "For" },
  cents: { es: "Monto", en: "Amount" },
  paidOn: { es: "Pagado el", en: "Paid on" },
  channel: { es: "Te avisamos", en: "How we tell you" },
  date: { es: "Fecha", en: "Date" },
  time: { es: "Hora", en: "Time" },
  category: { es: "Tema", en: "Topic" },
  is_favorite: { es: "Favorita", en: "Favourite" },
  conversation: { es: "Conversación", en: "Conversation" },
  at: { es: "Fecha y hora", en: "Date and time" },
  expectations_met: { es: "Faro me dio lo que esperaba", en: "Faro gave me what I expected" },
  information_clarity: { es: "La información se entiende bien", en: "The information is easy to understand" },
  intuitive_navigation: { es: "Encuentro fácil lo que busco", en: "I easily find what I look for" },
  positive_experience: { es: "Usar Faro fue una buena experiencia", en: "Using Faro was a good experience" },
  support_usefulness: { es: "Las respuestas me sirvieron", en: "The answers helped me" },
  resource_effectiveness: {
    es: "Los formularios y artículos me sirvieron",
    en: "The forms and articles helped me",
  },
  response_times: { es: "Faro contesta rápido", en: "Faro answers quickly" },
  ease_of_use: { es: "Faro es fácil de usar", en: "Faro is easy to use" },
  accessibility: {
    es: "Puedo leerlo, oírlo y tocarlo sin problema",
    en: "I can read it, hear it and tap it without trouble",
  },
  clear_processes: {
    es: "Los pasos que debo seguir quedan claros",
    en: "The steps I have to follow are clear",
  },
  visual_appeal: { es: "Me gusta cómo se ve", en: "I like how it looks" },
  readability: { es: "Las letras y los colores se leen bien", en: "Letters and colours are easy to read" },
  intuitive_layout: { es: "Cada cosa está donde la espero", en: "Things are where I expect them" },
  would_recommend: {
    es: "Se lo recomendaría a mi familia o a un amigo",
    en: "I would recommend it to my family or a friend",
  },
  future_use: { es: "Voy a volver a usar Faro", en: "I will use Faro again" },
  needs_consideration: { es: "Faro toma en cuenta lo que necesito", en: "Faro takes my needs into account" },
  expectations_details: {
    es: "¿Qué esperabas y qué encontraste?",
    en: "What did you expect and what did you find?",
  },
  support_feedback: { es: "¿Qué te ayudó y qué te faltó?", en: "What helped you and what was missing?" },
  usability_suggestions: { es: "¿Qué harías más fácil?", en: "What would you make easier?" },
  design_suggestions: { es: "¿Qué cambiarías de cómo se ve?", en: "What would you change in how it looks?" },
  recommendation_factors: {
    es: "¿Qué haría que lo recomendaras más?",
    en: "What would make you recommend it more?",
  },
  additional_comments: { es: "¿Algo más que quieras decirnos?", en: "Anything else you want to tell us?" },
};

/** Words in place of codes, by field. */
export const valueLabels: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  plan: {
    FREE: { es: "Gratis", en: "Free" },
    UNLIMITED: { es: "Ilimitado", en: "Unlimited" },
  },
  preferred_language: {
    es: { es: "Español", en: "Spanish" },
    en: { es: "Inglés", en: "English" },
  },
  state: {
    trial: { es: "Días de prueba", en: "Trial days" },
    active: { es: "Activa", en: "Active" },
    grace: { es: "Pago pendiente", en: "Payment pending" },
    cancelled: { es: "Cancelada", en: "Cancelled" },
    ended: { es: "Terminada", en: "Ended" },
    paid: { es: "Pagado", en: "Paid" },
    returned: { es: "Devuelto", en: "Returned" },
  },
  kind: {
    trial: { es: "Periodo de prueba", en: "Trial" },
    month: { es: "Un mes", en: "One month" },
  },
  channel: {
    email: { es: "Por correo", en: "By email" },
    sms: { es: "Por mensaje de texto", en: "By text message" },
  },
  category: {
    residencia: { es: "Residencia", en: "Residence" },
    asilo: { es: "Asilo", en: "Asylum" },
    trabajo: { es: "Trabajo", en: "Work" },
    familia: { es: "Familia", en: "Family" },
    otros: { es: "Otros", en: "Other" },
  },
};

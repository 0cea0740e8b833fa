/**
 * Every error that crosses the wire: code, HTTP status and the text a person reads in both languages.
 * Texts are those of the specification's error catalogues where these have one (part 1 and 2, section 8).
 */
import { accountErrors } from "#contract/accounts/errors.ts";
import { documentsErrors } from "#contract/documents/errors.ts";
import { feedbackErrors } from "#contract/feedback/errors.ts";
import { helpErrors } from "#contract/help/errors.ts";
import { historyErrors } from "#contract/history/errors.ts";
import { letterErrors } from "#contract/letters/errors.ts";
import { messagesErrors } from "#contract/messages/errors.ts";
import { paymentErrors } from "#contract/payments/errors.ts";
import type { Language } from "#contract/shared/language.ts";

interface ErrorDefinition {
  status: number;
  es: string;
  en: string;
}

export const errorCatalogue = {
  BAD_REQUEST: {
    status: 400,
    es: "La solicitud no es válida. Revisa los datos e inténtalo de nuevo.",
    en: "The request is not valid. Check the data and try again.",
  },
  QUESTION_EMPTY: { status: 400, es: "Escribe o di tu pregunta.", en: "Type or say your question." },
  QUESTION_TOO_LONG: {
    status: 413,
    es: "Tu pregunta es muy larga. Usa como máximo 2,000 letras.",
    en: "Your question is too long. Use 2,000 characters at most.",
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    es: "Lo que enviaste es demasiado grande.",
    en: "What you sent is too large.",
  },
  UNAUTHORIZED: {
    status: 401,
    es: "Tu acceso venció. Inténtalo de nuevo.",
    en: "Your access has expired. Try again.",
  },
  FORBIDDEN_ORIGIN: {
    status: 403,
    es: "Esta solicitud viene de otra página y no se aceptó.",
    en: "This request comes from another site and was not accepted.",
  },
  NOT_FOUND: { status: 404, es: "No encontramos lo que buscas.", en: "We could not find that." },
  /** Spec part 1, section 7: the text is the same in both languages. */
  NO_API_KEY: { status: 404, es: "No API key found", en: "No API key found" },
  DEMO_LIMIT_REACHED: {
    status: 429,
    es: "Ya usaste tus preguntas de prueba. Crea tu cuenta gratis para seguir preguntando.",
    en: "You have used your trial questions. Create your free account to keep asking.",
  },
  LIMIT_REACHED: {
    status: 429,
    es: "Has alcanzado el límite de consultas gratuitas. Actualiza tu plan para continuar.",
    en: "You have reached the limit of free questions. Upgrade your plan to continue.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    es: "Se ha excedido el límite de solicitudes. Por favor, intenta más tarde.",
    en: "The request limit has been exceeded. Please try again later.",
  },
  MODEL_CREDENTIAL: {
    status: 502,
    es: "API key inválida. Por favor, contacta al administrador.",
    en: "Invalid API key. Please contact the administrator.",
  },
  MODEL_QUOTA: {
    status: 502,
    es: "La cuota de API se ha agotado. Por favor, contacta al administrador.",
    en: "The API quota has been used up. Please contact the administrator.",
  },
  MODEL_RATE_LIMIT: {
    status: 503,
    es: "Se ha excedido el límite de solicitudes. Por favor, intenta más tarde.",
    en: "The request limit has been exceeded. Please try again later.",
  },
  MODEL_FAILED: {
    status: 502,
    es: "Hubo un error al procesar tu pregunta. Por favor, inténtalo de nuevo.",
    en: "There was an error processing your question. Please try again.",
  },
  SPEECH_NOT_ALLOWED: {
    status: 403,
    es: "Solo podemos leer en voz alta las respuestas de Faro.",
    en: "We can only read Faro's own answers aloud.",
  },
  SPEECH_FAILED: {
    status: 502,
    es: "No pudimos leer la respuesta en voz alta. La respuesta sigue aquí por escrito.",
    en: "We could not read the answer aloud. The written answer is still here.",
  },
  AUDIO_UNSUPPORTED: {
    status: 415,
    es: "No pudimos usar esa grabación. Inténtalo de nuevo o escribe tu pregunta.",
    en: "We could not use that recording. Try again or type your question.",
  },
  TRANSCRIPTION_FAILED: {
    status: 502,
    es: "No pudimos entender la grabación. Inténtalo de nuevo o escribe tu pregunta.",
    en: "We could not understand the recording. Try again or type your question.",
  },
  ...accountErrors,
  ...paymentErrors,
  ...documentsErrors,
  SERVICE_UNAVAILABLE: {
    status: 503,
    es: "El servicio no está disponible en este momento. Inténtalo en unos minutos.",
    en: "The service is not available right now. Try again in a few minutes.",
  },
  ...messagesErrors,
  INTERNAL: {
    status: 500,
    es: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
    en: "Something failed on our side. Try again in a moment.",
  },
  ...letterErrors,
  ...helpErrors,
  ...feedbackErrors,
  ...historyErrors,
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCatalogue;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorCatalogue, value);
}

/** The text of an error in the reader's language. */
export function errorMessage(code: ErrorCode, language: Language): string {
  return errorCatalogue[code][language];
}

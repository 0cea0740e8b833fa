/** Errors of the website assistant (spec part 2, section 8). */
export const helpErrors = {
  HELP_UNAVAILABLE: {
    status: 503,
    es: "No pudimos conectar con nuestro asistente. Por favor intenta nuevamente más tarde.",
    en: "We could not connect to our assistant. Please try again later.",
  },
  HELP_FAILED: {
    status: 502,
    es: "No pudimos procesar tu pregunta. Por favor intenta nuevamente.",
    en: "We could not process your question. Please try again.",
  },
  HELP_QUESTION_TOO_LONG: {
    status: 413,
    es: "Tu pregunta es muy larga. Usa como máximo 500 letras.",
    en: "Your question is too long. Use 500 characters at most.",
  },
} as const;

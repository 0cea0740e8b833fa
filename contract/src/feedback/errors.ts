/** Errors of the survey and the public form (spec part 2, sections 5 and 8). */
export const feedbackErrors = {
  FEEDBACK_EMPTY: {
    status: 400,
    es: "Por favor proporciona al menos una calificación o un comentario",
    en: "Please give at least one rating or a comment",
  },
  FEEDBACK_SIGN_IN: {
    status: 401,
    es: "Debes iniciar sesión para enviar comentarios",
    en: "You must sign in to send comments",
  },
} as const;

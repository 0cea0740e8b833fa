/** Errors of saved chats (spec part 1, sections 6 and 8). */
export const historyErrors = {
  SAVE_SIGN_IN: {
    status: 401,
    es: "Debes iniciar sesión para guardar chats",
    en: "You must sign in to save chats",
  },
  SAVE_NOTHING: { status: 400, es: "No hay mensajes para guardar", en: "There are no messages to save" },
  SAVE_LIMIT_REACHED: {
    status: 429,
    es: "Ya guardaste 3 chats hoy. Copia esta respuesta, o elimina uno de los de hoy y espera unos segundos después de eliminarlo.",
    en: "You have saved 3 chats today. Copy this answer, or delete one of today's and wait a few seconds after deleting it.",
  },
  CHAT_TOO_LONG: {
    status: 413,
    es: "Este chat ya es muy largo para guardar más. Lo que guardaste antes sigue en Guardados.",
    en: "This chat is too long to save more of it. What you saved before is still under Saved.",
  },
} as const;

/**
 * Errors of sending codes and messages. Texts are ours, except SMS_FAILED: specification part 1, section 8.
 * SMS_* are thrown for a phone, MAIL_FAILED for an e-mail address.
 */
export const messagesErrors = {
  SMS_FAILED: { status: 502, es: "Error al enviar el código", en: "The code could not be sent" },
  SMS_NUMBER_INVALID: {
    status: 400,
    es: "Ese número no es válido. Revísalo y escríbelo de nuevo.",
    en: "That number is not valid. Check it and type it again.",
  },
  /** Landlines and numbers whose phone company says that no text can arrive. */
  SMS_NUMBER_UNREACHABLE: {
    status: 400,
    es: "A ese número no le llegan mensajes de texto. Usa un número de celular.",
    en: "That number cannot get text messages. Use a mobile number.",
  },
  /** Numbers outside the United States, and ranges that the provider holds back against fraud. */
  SMS_NUMBER_REFUSED: {
    status: 403,
    es: "No podemos enviar mensajes a ese número. Usa otro número de celular de Estados Unidos.",
    en: "We cannot send messages to that number. Use another mobile number of the United States.",
  },
  SMS_UNSUBSCRIBED: {
    status: 403,
    es: "Ese número pidió no recibir nuestros mensajes. Responde START al último mensaje que te enviamos e inténtalo de nuevo.",
    en: "That number asked not to get our messages. Reply START to the last message we sent you and try again.",
  },
  SMS_TOO_MANY: {
    status: 429,
    es: "Ya enviamos varios códigos a ese número. Espera unos minutos e inténtalo de nuevo.",
    en: "We have already sent several codes to that number. Wait a few minutes and try again.",
  },
  MAIL_FAILED: {
    status: 502,
    es: "No pudimos enviar el correo. Revisa la dirección e inténtalo de nuevo.",
    en: "We could not send the e-mail. Check the address and try again.",
  },
} as const;

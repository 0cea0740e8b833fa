/**
 * Errors of trial and subscription. Texts of the specification stand to the letter (part 2, section 8); where it only
 * says what a message is about, the words are ours.
 */
export const paymentErrors = {
  /** Spec: 'Payment function error'. */
  PAYMENT_FUNCTION: {
    status: 502,
    es: "Error al procesar el pago. Por favor intente más tarde.",
    en: "There was an error processing the payment. Please try later.",
  },
  /** Spec: 'Payment unexpected error'. */
  PAYMENT_UNEXPECTED: {
    status: 500,
    es: "Error inesperado al procesar el pago. Por favor, intenta nuevamente.",
    en: "Unexpected error processing the payment. Please try again.",
  },
  /** Spec: 'Payment failure without message'. */
  PAYMENT_NO_MESSAGE: {
    status: 402,
    es: "Error al procesar el pago",
    en: "The payment could not be processed",
  },
  PAYMENT_GENERIC: {
    status: 402,
    es: "Hubo un error inesperado al procesar tu pago. Por favor, intenta nuevamente.",
    en: "There was an unexpected error processing your payment. Please try again.",
  },
  PAYMENT_ACCOUNT_EXISTS: {
    status: 409,
    es: "Ya existe una cuenta con este correo. Con este intento no te cobramos nada. Inicia sesión para continuar.",
    en: "There is already an account with this email. This try was not charged. Sign in to continue.",
  },
  /** The same browser has just paid for this account, with another password typed. */
  PAYMENT_PAID_BEFORE: {
    status: 409,
    es: "Tu pago ya pasó y tu cuenta está lista. Entra con la contraseña que escribiste primero.",
    en: "Your payment already went through and your account is ready. Sign in with the password you typed first.",
  },
  PAYMENT_SUBSCRIPTION_EXISTS: {
    status: 409,
    es: "Ya tienes una suscripción activa. No te cobramos otra vez.",
    en: "You already have an active subscription. You were not charged again.",
  },
  PAYMENT_TEMPORARY: {
    status: 502,
    es: "Tenemos un problema temporal con los pagos. No te cobramos nada. Intenta más tarde.",
    en: "We have a temporary problem with payments. You were not charged. Try later.",
  },
  PAYMENT_DECLINED: {
    status: 402,
    es: "Tu banco no aceptó la tarjeta. No te cobramos nada; si ves un cargo pendiente, se quita solo. Revisa los datos o prueba con otra tarjeta.",
    en: "Your bank did not accept the card. You were not charged; if you see a pending charge, it goes away by itself. Check the details or try another card.",
  },
  PAYMENT_CARD: {
    status: 402,
    es: "Hay un problema con los datos de tu tarjeta. No te cobramos nada; si ves un cargo pendiente, se quita solo. Revisa el número, la fecha y el código.",
    en: "There is a problem with your card details. You were not charged; if you see a pending charge, it goes away by itself. Check the number, the date and the code.",
  },
  PAYMENT_CONNECTION: {
    status: 504,
    es: "Se perdió la conexión con el banco. No vuelvas a llenar todo: toca Ver si ya pasó y te decimos si el pago se hizo. No te cobraremos dos veces.",
    en: "The connection with the bank was lost. Do not start over: tap See if it went through and we will tell you whether the payment went through. You will not be charged twice.",
  },
  /** The browser could not hand the card to the gateway, so that nothing was asked of any bank. */
  PAYMENT_NOT_SENT: {
    status: 503,
    es: "No pudimos conectar con el banco. Con este intento no te cobramos nada. Revisa tu internet y prueba otra vez.",
    en: "We could not reach the bank. This try was not charged. Check your internet and try again.",
  },
  PAYMENT_REVIEW: {
    status: 409,
    es: "El banco está revisando tu pago. No lo repitas: te avisaremos por correo o por mensaje de texto cuando termine.",
    en: "The bank is reviewing your payment. Do not repeat it: we will tell you by email or text message when it is done.",
  },
  PAYMENT_TOO_MANY: {
    status: 429,
    es: "Hubo varios intentos que no pasaron. Por seguridad, espera una hora antes de probar otra vez.",
    en: "Several attempts did not go through. For safety, wait an hour before trying again.",
  },
  /** Asks the browser for a proof of work; shown only when that cannot be done. */
  PAYMENT_PROOF: {
    status: 428,
    es: "No pudimos comprobar que no eres un robot. No te cobramos nada. Recarga la página e intenta de nuevo.",
    en: "We could not check that you are not a robot. You were not charged. Reload the page and try again.",
  },
  /** The account has no limit and pays nothing. */
  PLAN_NOT_NEEDED: {
    status: 409,
    es: "Tu cuenta ya tiene preguntas sin límite. No necesitas pagar.",
    en: "Your account already has unlimited questions. You do not need to pay.",
  },
  /** A card number must never reach this server while a gateway is configured: the browser sends a token. */
  RAW_CARD_REFUSED: {
    status: 400,
    es: "Por seguridad no recibimos números de tarjeta. Vuelve a cargar la página e inténtalo de nuevo.",
    en: "For safety we do not take card numbers. Reload the page and try again.",
  },
  CARD_DETAILS_INVALID: {
    status: 400,
    es: "Revisa los datos de tu tarjeta.",
    en: "Check your card details.",
  },
  SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    es: "No encontramos una suscripción en tu cuenta.",
    en: "We could not find a subscription in your account.",
  },
  SUBSCRIPTION_ENDED: {
    status: 409,
    es: "Esta suscripción ya terminó.",
    en: "This subscription has already ended.",
  },
} as const;

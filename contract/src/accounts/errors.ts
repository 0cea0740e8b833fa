/** Errors of sign-in, profile and deletion. Texts of the specification stand to the letter. */
export const accountErrors = {
  NAME_REQUIRED: { status: 400, es: "Por favor ingresa tu nombre", en: "Please enter your name" },
  EMAIL_REQUIRED: {
    status: 400,
    es: "Por favor ingresa tu correo electrónico",
    en: "Please enter your email address",
  },
  EMAIL_INVALID: { status: 400, es: "Email inválido", en: "Invalid email" },
  PHONE_REQUIRED: {
    status: 400,
    es: "Por favor ingresa tu número de teléfono",
    en: "Please enter your phone number",
  },
  PHONE_INVALID: {
    status: 400,
    es: "Revisa el número: debe ser de Estados Unidos, con 10 dígitos. Si el tuyo es de otro país, usa tu correo.",
    en: "Check the number: it must be a United States number with 10 digits. If yours is from another country, use your email.",
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    es: "La contraseña debe tener al menos 6 caracteres",
    en: "The password must have at least 6 characters",
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    es: "La contraseña puede tener como máximo 128 caracteres.",
    en: "The password can have at most 128 characters.",
  },
  /** In the list of known passwords, or a row of keys, or made of the person's own name or address. */
  PASSWORD_COMMON: {
    status: 400,
    es: "Esa contraseña es fácil de adivinar. Usa tres o cuatro palabras que solo tú juntarías.",
    en: "That password is easy to guess. Use three or four words that only you would put together.",
  },
  INVALID_CREDENTIALS: {
    status: 401,
    es: "El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.",
    en: "The email or the password do not match. Check them and try again.",
  },
  EMAIL_REGISTERED: {
    status: 409,
    es: "Este correo ya está registrado. Inicia sesión para continuar.",
    en: "This email is already registered. Sign in to continue.",
  },
  CONTACT_IN_USE: {
    status: 409,
    es: "No pudimos usar ese dato en tu cuenta. Prueba con otro.",
    en: "We could not use that for your account. Try another one.",
  },
  CONTACT_NEEDED: {
    status: 409,
    es: "Tu cuenta necesita un correo o un teléfono para que puedas entrar. Agrega el otro antes de quitar este.",
    en: "Your account needs an email or a phone so that you can sign in. Add the other one before you remove this one.",
  },
  /** An account that was opened by phone and has an e-mail address, but no password to go with it. */
  PASSWORD_NEEDED: {
    status: 409,
    es: "Antes de quitar tu teléfono, agrega una contraseña: la necesitas para entrar con tu correo.",
    en: "Before you remove your phone, add a password: you need it to sign in with your email.",
  },
  CODE_REQUIRED: {
    status: 400,
    es: "Por favor ingresa el código de verificación",
    en: "Please enter the verification code",
  },
  /** Wrong, expired and used codes answer alike. */
  CODE_INVALID: {
    status: 400,
    es: "El código no es correcto o ya venció. Revísalo o pide otro.",
    en: "The code is wrong or has expired. Check it or ask for a new one.",
  },
  CODE_TOO_MANY_TRIES: {
    status: 429,
    es: "Ese código ya no sirve porque se probó varias veces. Pide otro.",
    en: "That code no longer works because it was tried several times. Ask for a new one.",
  },
  CODE_WAIT: {
    status: 429,
    es: "Espera un minuto antes de pedir otro código.",
    en: "Wait a minute before asking for another code.",
  },
  /** Asks the browser for a small work (`makeCodeWork`); shown only when that cannot be done. */
  CODE_WORK: {
    status: 428,
    es: "No pudimos comprobar que no eres un robot. Recarga la página e intenta de nuevo.",
    en: "We could not check that you are not a robot. Reload the page and try again.",
  },
  CODE_CHECK_FAILED: {
    status: 502,
    es: "Error al verificar el código",
    en: "The code could not be checked",
  },
  SIGN_IN_WAIT: {
    status: 429,
    es: "Hubo muchos intentos. Espera unos minutos y prueba otra vez; tu cuenta está segura.",
    en: "There were many attempts. Wait a few minutes and try again; your account is safe.",
  },
  RESET_INVALID: {
    status: 400,
    es: "Este enlace ya se usó o venció. Pide uno nuevo.",
    en: "This link was already used or has expired. Ask for a new one.",
  },
  /** The stored session is gone: the person signs in again. */
  REFRESH_TOKEN_NOT_FOUND: {
    status: 401,
    es: "Tu sesión terminó. Por favor inicia sesión nuevamente.",
    en: "Your session has ended. Please sign in again.",
  },
  SIGN_IN_REQUIRED: {
    status: 401,
    es: "Inicia sesión para continuar.",
    en: "Sign in to continue.",
  },
  CURRENT_PASSWORD_INVALID: {
    status: 403,
    es: "La contraseña actual no es correcta.",
    en: "The current password is not correct.",
  },
  REAUTHENTICATION_NEEDED: {
    status: 403,
    es: "Confirma que eres tú para hacer este cambio.",
    en: "Confirm that it is you to make this change.",
  },
  TIME_ZONE_WAIT: {
    status: 429,
    es: "Puedes cambiar tu zona horaria una vez al día.",
    en: "You can change your time zone once a day.",
  },
  DELETION_PHRASE: {
    status: 400,
    es: "Debes escribir 'ELIMINAR MI CUENTA' para confirmar",
    en: "You must type 'ELIMINAR MI CUENTA' to confirm",
  },
  DELETION_FAILED: {
    status: 500,
    es: "Hubo un error al procesar tu solicitud. Por favor inténtalo de nuevo.",
    en: "There was an error processing your request. Please try again.",
  },
} as const;

/** Errors of the letter reader. Texts of spec part 2, sections 5 and 8, stand as they are there. */
export const letterErrors = {
  LETTER_MISSING: {
    status: 400,
    es: "Selecciona un archivo para procesar",
    en: "Select a file to process",
  },
  LETTER_TYPE: {
    status: 415,
    es: "Por favor selecciona un archivo PDF, DOC, DOCX o imagen",
    en: "Please select a PDF, DOC, DOCX or image file",
  },
  LETTER_TOO_LARGE: {
    status: 413,
    es: "El archivo no puede exceder 10MB",
    en: "The file cannot be larger than 10MB",
  },
  /** The reading process ended by itself or used too much memory ('call stack' in the specification). */
  LETTER_CRASHED: {
    status: 422,
    es: "Error interno del sistema. Intenta con una imagen más pequeña.",
    en: "Internal system error. Try a smaller image.",
  },
  LETTER_TIMEOUT: {
    status: 422,
    es: "El procesamiento tomó demasiado tiempo. Intenta con una imagen más pequeña.",
    en: "Processing took too long. Try a smaller image.",
  },
  LETTER_PIXELS: {
    status: 422,
    es: "La imagen es demasiado grande. Intenta con una imagen más pequeña.",
    en: "The image is too large. Try a smaller image.",
  },
  LETTER_DAMAGED: {
    status: 422,
    es: "No pudimos abrir el archivo: está dañado o incompleto. Guárdalo otra vez o manda una foto de la carta.",
    en: "We could not open the file: it is damaged or incomplete. Save it again or send a photo of the letter.",
  },
  LETTER_LOCKED: {
    status: 422,
    es: "El PDF tiene contraseña. Guarda una copia sin contraseña o manda una foto de la carta.",
    en: "The PDF has a password. Save a copy without it or send a photo of the letter.",
  },
  LETTER_UNSAFE: {
    status: 422,
    es: "El archivo trae programas o archivos escondidos y por seguridad no lo abrimos. Manda una foto de la carta.",
    en: "The file holds programs or hidden files, so we did not open it. Send a photo of the letter.",
  },
  LETTER_TOO_MANY_PAGES: {
    status: 422,
    es: "El documento tiene demasiadas páginas. Manda solo las hojas de la carta.",
    en: "The document has too many pages. Send only the sheets of the letter.",
  },
  LETTER_NO_TEXT: {
    status: 422,
    es: "No pudimos leer nada en el archivo. Toma una foto con buena luz, de una hoja completa y sin sombras.",
    en: "We could not read anything in the file. Take a photo in good light, of a whole sheet without shadows.",
  },
  LETTER_ALREADY: {
    status: 429,
    es: "Ya estamos leyendo tus otras cartas. Espera a que terminen e inténtalo de nuevo.",
    en: "We are already reading your other letters. Wait for them to finish and try again.",
  },
  LETTER_BUSY: {
    status: 503,
    es: "Hay muchas cartas en espera. Inténtalo en un minuto; tu archivo sigue aquí.",
    en: "Many letters are waiting. Try again in a minute; your file is still here.",
  },
  REMINDER_PAST: {
    status: 400,
    es: "Esa fecha ya pasó o es hoy. Elige una fecha que esté por venir.",
    en: "That date has passed or is today. Choose a date that is still to come.",
  },
  REMINDER_NO_CONTACT: {
    status: 400,
    es: "No tenemos ese dato tuyo para avisarte. Agrégalo en Configuración.",
    en: "We do not have that contact of yours. Add it in Settings.",
  },
  REMINDER_TOO_MANY: {
    status: 400,
    es: "Ya tienes 50 avisos. Borra alguno que no necesites.",
    en: "You have 50 reminders already. Delete one you do not need.",
  },
  LETTER_FAILED: {
    status: 500,
    es: "Error al procesar la imagen. Intenta nuevamente.",
    en: "Error processing the image. Try again.",
  },
} as const;

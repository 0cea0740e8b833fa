/** Errors of the documents library; the first text stands to the letter in spec part 2, section 8. */
export const documentsErrors = {
  DOCUMENT_FILE_MISSING: {
    status: 404,
    es: "El archivo no se encuentra en el sistema.",
    en: "The file is not in the system.",
  },
  DOCUMENT_LINK_REFUSED: {
    status: 403,
    es: "Este enlace venció o no es válido. Vuelve a Documentos y descárgalo otra vez.",
    en: "This link has expired or is not valid. Go back to Documents and download it again.",
  },
} as const;

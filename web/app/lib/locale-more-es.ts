import documents from "#web/documents/locales/es.json";
import feedback from "#web/feedback/locales/es.json";
import help from "#web/help/locales/es.json";
import letters from "#web/letters/locales/es.json";

/** Texts of every other screen. */
export const locale = { documents, feedback, help, letters };

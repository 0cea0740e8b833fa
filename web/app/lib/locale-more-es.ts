import documents from "#web/documents/locales/es.json";
import feedback from "#web/feedback/locales/es.json";
import help from "#web/help/locales/es.json";
import history from "#web/history/locales/es.json";
import letters from "#web/letters/locales/es.json";
import payments from "#web/payments/locales/es.json";

/** Texts of every other screen. */
export const locale = { documents, feedback, help, history, letters, payments };

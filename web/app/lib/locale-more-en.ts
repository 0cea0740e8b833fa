import documents from "#web/documents/locales/en.json";
import feedback from "#web/feedback/locales/en.json";
import help from "#web/help/locales/en.json";
import history from "#web/history/locales/en.json";
import letters from "#web/letters/locales/en.json";
import payments from "#web/payments/locales/en.json";

/** Texts of every other screen. */
export const locale = { documents, feedback, help, history, letters, payments };

import accounts from "#web/accounts/locales/es.json";
import assistant from "#web/assistant/locales/es.json";
import documents from "#web/documents/locales/es.json";
import feedback from "#web/feedback/locales/es.json";
import help from "#web/help/locales/es.json";
import layout from "#web/layout/locales/es.json";
import offline from "#web/offline/locales/es.json";
import ui from "#web/ui/locales/es.json";

export const locale = { accounts, assistant, documents, feedback, help, layout, offline, ui };

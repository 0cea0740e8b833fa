import accounts from "#web/accounts/locales/en.json";
import assistant from "#web/assistant/locales/en.json";
import documents from "#web/documents/locales/en.json";
import feedback from "#web/feedback/locales/en.json";
import help from "#web/help/locales/en.json";
import layout from "#web/layout/locales/en.json";
import offline from "#web/offline/locales/en.json";
import ui from "#web/ui/locales/en.json";

export const locale = { accounts, assistant, documents, feedback, help, layout, offline, ui };

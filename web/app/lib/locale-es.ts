import accounts from "#web/accounts/locales/es.json";
import assistant from "#web/assistant/locales/es.json";
import layout from "#web/layout/locales/es.json";
import offline from "#web/offline/locales/es.json";
import ui from "#web/ui/locales/es.json";

/** What the sign-in screen needs; loaded first. */
export const locale = { accounts, assistant, layout, offline, ui };

import accounts from "#web/accounts/locales/en.json";
import assistant from "#web/assistant/locales/en.json";
import layout from "#web/layout/locales/en.json";
import offline from "#web/offline/locales/en.json";
import ui from "#web/ui/locales/en.json";

/** What the sign-in screen needs; loaded first. */
export const locale = { accounts, assistant, layout, offline, ui };

import * as accounts from "#web/accounts/locales/en.json";
import * as assistant from "#web/assistant/locales/en.json";
import layout from "#web/layout/locales/en.json";
import offline from "#web/offline/locales/en.json";
import ui from "#web/ui/locales/en.json";

const { login, select, mode, method, instead, form, code, reset, success, session } = accounts;
const { demo, voice, answer, modal, toast, erase, failure, limit, term, save, saved } = assistant;

/** What the sign-in screen needs; loaded first. */
export const locale = {
  accounts: { login, select, mode, method, instead, form, code, reset, success, session },
  assistant: {
    demo,
    voice,
    form: assistant.form,
    answer,
    modal,
    toast,
    erase,
    failure,
    limit,
    term,
    save,
    saved,
  },
  layout,
  offline,
  ui,
};

// Names one by one: what is not named stays out of this chunk.
import {
  form as accountsForm,
  code,
  instead,
  login,
  method,
  mode,
  reset,
  select,
  session,
  success,
} from "#web/accounts/locales/en.json";
import {
  answer,
  form as assistantForm,
  demo,
  failure,
  modal,
  save,
  saved,
  term,
  voice,
} from "#web/assistant/locales/en.json";
import { brand, error, exit, footer, language, nav, skip } from "#web/layout/locales/en.json";
import offline from "#web/offline/locales/en.json";
import ui from "#web/ui/locales/en.json";

/** What the sign-in screen needs; loaded first. */
export const locale = {
  accounts: { form: accountsForm, login, select, mode, method, instead, code, reset, success, session },
  assistant: {
    form: assistantForm,
    demo,
    voice,
    answer,
    modal,
    failure,
    term,
    save,
    saved,
  },
  layout: { brand, skip, nav, language, footer, error, exit },
  offline,
  ui,
};

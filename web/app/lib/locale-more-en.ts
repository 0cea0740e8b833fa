import {
  copy,
  danger,
  deletion,
  devices,
  identity,
  offer,
  password,
  personal,
  preferences,
  settings,
} from "#web/accounts/locales/en.json?later";
import { ad, chat, erase, faq, limit, plan, saving, toast } from "#web/assistant/locales/en.json?later";
import documents from "#web/documents/locales/en.json";
import feedback from "#web/feedback/locales/en.json";
import help from "#web/help/locales/en.json";
import history from "#web/history/locales/en.json";
import { noScript, welcome } from "#web/layout/locales/en.json?later";
import letters from "#web/letters/locales/en.json";
import payments from "#web/payments/locales/en.json";

/** Texts of every other screen, and what the sign-in screen says only after something happened; the rest of a slice is in the chunk that is loaded first. */
export const locale = {
  accounts: { settings, personal, preferences, password, identity, devices, copy, danger, deletion, offer },
  assistant: { chat, plan, ad, faq, limit, saving, toast, erase },
  documents,
  feedback,
  help,
  history,
  layout: { noScript, welcome },
  letters,
  payments,
};

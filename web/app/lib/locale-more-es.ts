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
} from "#web/accounts/locales/es.json?later";
import { ad, chat, erase, faq, limit, plan, saving, toast } from "#web/assistant/locales/es.json?later";
import documents from "#web/documents/locales/es.json";
import feedback from "#web/feedback/locales/es.json";
import help from "#web/help/locales/es.json";
import history from "#web/history/locales/es.json";
import { noScript, welcome } from "#web/layout/locales/es.json?later";
import letters from "#web/letters/locales/es.json";
import payments from "#web/payments/locales/es.json";

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

/** The help texts call buttons and parts of screens by the names that stand there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { helpEntries } from "@faro/contract/help/texts/entries.ts";
import { expect, it } from "vitest";
import { root } from "./bootstrap.mjs";

type Texts = { [key: string]: Texts | string };

function nameOf(place: string, language: "es" | "en"): string {
  const [slice, ...keys] = place.split(/[:.]/);
  const file = join(root, `web/app/${slice}/locales/${language}.json`);
  let found: Texts | string = JSON.parse(readFileSync(file, "utf8")) as Texts;
  for (const key of keys) found = (found as Texts)[key] ?? "";
  return found as string;
}

/** Entry, and where the names it uses stand: `slice:key`. */
const used: [entry: string, ...places: string[]][] = [
  ["sign-up-email", "accounts:select.email"],
  ["sign-up-phone", "accounts:select.phone"],
  ["code-missing", "accounts:code.resend"],
  ["sign-in", "accounts:method.email", "accounts:method.phone"],
  ["forgot-password", "accounts:method.email", "accounts:form.forgot"],
  ["edit-profile", "layout:nav.settings", "accounts:personal.title", "accounts:settings.save"],
  ["change-password", "accounts:password.save"],
  ["sign-out", "layout:nav.signOut", "accounts:devices.title"],
  ["delete-account", "accounts:danger.delete"],
  ["download-my-data", "accounts:copy.title"],
  ["listen-again", "assistant:answer.listen"],
  ["clear-chat", "assistant:chat.clear", "assistant:save.button"],
  ["save-chat", "assistant:save.button", "layout:nav.savedChats"],
  ["find-saved", "layout:nav.savedChats"],
  ["favourite", "history:filters.favorites"],
  ["delete-saved", "history:delete.undo"],
  ["reopen-saved", "history:card.open"],
  ["export-saved", "history:card.options", "history:menu.share", "history:menu.pdf"],
  ["find-form", "layout:nav.documents", "documents:row.download"],
  ["form-unavailable", "documents:row.officialPage"],
  ["letter-photo", "assistant:chat.documents", "letters:pick.camera", "letters:pick.file", "letters:analyse"],
  ["letter-result", "letters:result.save", "letters:result.download"],
  ["daily-limit", "assistant:limit.plan"],
  ["start-trial", "site:landing.member.start"],
  ["cancel-plan", "payments:panel.title", "payments:panel.cancel", "payments:panel.cancelYes"],
  ["low-data", "layout:footer.lowData", "accounts:preferences.lowData", "layout:nav.settings"],
  ["survey", "layout:nav.suggestions"],
  ["contact", "layout:nav.suggestions"],
];

it.each(used)("%s", (id, ...places) => {
  const entry = helpEntries.find((one) => one.id === id);
  for (const language of ["es", "en"] as const) {
    for (const place of places) {
      const name = nameOf(place, language);
      expect(name, place).not.toBe("");
      expect(entry?.answer[language]).toContain(name);
    }
  }
});

/** The product's own help texts: read on the help page, searched by the website assistant. */
import { accountEntries } from "#contract/help/texts/account.ts";
import { askingEntries } from "#contract/help/texts/asking.ts";
import { contactEntries } from "#contract/help/texts/contact.ts";
import { deviceEntries } from "#contract/help/texts/device.ts";
import { papersEntries } from "#contract/help/texts/papers.ts";
import { safetyEntries } from "#contract/help/texts/safety.ts";
import { savedEntries } from "#contract/help/texts/saved.ts";
import { startEntries } from "#contract/help/texts/start.ts";
import type { HelpEntry } from "#contract/help/texts/types.ts";

export const helpEntries: readonly HelpEntry[] = [
  ...startEntries,
  ...accountEntries,
  ...askingEntries,
  ...savedEntries,
  ...papersEntries,
  ...safetyEntries,
  ...deviceEntries,
  ...contactEntries,
];

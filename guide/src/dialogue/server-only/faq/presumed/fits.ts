/**
 * Whether an answer fits whoever asks. Wordings teach what is asked and hardly which step has been taken: "a lawyer left me before the hearing"
 * sounds like "what comes after the first hearing". Judged by two strangers over 1,215 first questions; each line was off once. Server only.
 */
import { ofCourtsAndPolice } from "#guide/dialogue/server-only/faq/presumed/courts-and-police.ts";
import { ofEverydayLife } from "#guide/dialogue/server-only/faq/presumed/everyday-life.ts";
import { ofFamilyAndResidence } from "#guide/dialogue/server-only/faq/presumed/family-and-residence.ts";
import type { Presumed } from "#guide/dialogue/server-only/faq/presumed/presumed.ts";
import { says } from "#guide/words/server-only/says.ts";

/** By "topic/item". */
export const presumed: Readonly<Record<string, Presumed>> = {
  ...ofCourtsAndPolice,
  ...ofFamilyAndResidence,
  ...ofEverydayLife,
};

/**
 * False when the words are of another person's case. `first` asks too for what the answer takes for granted to be said: where a
 * conversation is under way, it may have said so.
 */
export function fits(topic: string, item: string, readings: readonly string[], first: boolean): boolean {
  const taken = presumed[`${topic}/${item}`];
  if (taken === undefined) return true;
  const { needs, never, unless } = taken;
  if (unless !== undefined && readings.some((said) => unless(said))) return false;
  if (never !== undefined && readings.some((said) => says(said, never))) return false;
  return !first || needs === undefined || readings.some((said) => says(said, needs));
}

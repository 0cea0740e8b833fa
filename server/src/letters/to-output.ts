import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { letterTexts } from "@faro/guide/letters/texts.ts";
import type { ReadDone } from "#server/letters/worker/protocol.ts";

/** The built-in reader's answer as it crosses the wire. */
export function toOutput({ reading, text, pages, readBy, hidden }: ReadDone): ProcessDocumentOutput {
  const notes = [...reading.notes];
  if (hidden) notes.unshift({ code: "hidden-text", text: letterTexts[reading.language].notes.hiddenText });
  return { ...reading, notes, text, pages, readBy, engine: "guide" };
}

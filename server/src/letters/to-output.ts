import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { letterTexts } from "@faro/guide/letters/texts.ts";
import type { ReadDone } from "#server/letters/worker/protocol.ts";

/** The built-in reader's answer as it crosses the wire. */
export function toOutput({
  reading,
  text,
  pages,
  readBy,
  hidden,
  unread = [],
  doubtful = false,
}: ReadDone): ProcessDocumentOutput {
  const notes = [...reading.notes];
  const texts = letterTexts[reading.language].notes;
  if (unread.length > 0) notes.unshift({ code: "unread-pages", text: texts.unreadPages(unread) });
  if (doubtful) notes.unshift({ code: "maybe-hidden", text: texts.maybeHidden });
  if (hidden) notes.unshift({ code: "hidden-text", text: texts.hiddenText });
  const { deadline } = reading;
  const shown: typeof deadline =
    doubtful && deadline !== null
      ? { ...deadline, certainty: "unsure", how: `${deadline.how} ${texts.maybeHidden}` }
      : deadline;
  return { ...reading, deadline: shown, notes, text, pages, readBy, engine: "guide" };
}

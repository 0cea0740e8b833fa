import { hideNumbers } from "#server/privacy/mask.ts";

/**
 * What is kept of a text: trimmed, without control characters (line breaks stay in `lines`), card and
 * identity numbers hidden. E-mail and phone stay: people leave them to be answered.
 */
export function cleanText(text: string, lines = false): string {
  const readable = text.normalize("NFC").replace(/\r\n?/g, "\n");
  const kept = lines
    ? readable.replace(/[^\P{C}\n\t]/gu, "")
    : readable.replace(/\p{C}/gu, " ").replace(/\s+/g, " ");
  return hideNumbers(kept.trim());
}

/** What every check of the guide's content goes by. */

import type { Ease } from "./guide-reading-ease.ts";

export interface Problem {
  file: string;
  message: string;
}

/** Ids that content may name. */
export interface Known {
  topics: Set<string>;
  forms: Set<string>;
  register: Map<string, Set<string>>;
  ease: Ease;
}

/** A printed value, "{V01.i-130}", or the day alone, "{V43}". */
export const reference = /\{(V\d{2})(?:\.([a-z0-9-]+))?\}/g;

/** Wording that must never reach a reader, with the reason shown to the writer. */
export const forbidden: { pattern: RegExp; reason: string }[] = [
  { pattern: /EE\.?\s?UU\.?|\bUSA\b|\bE\.U\./, reason: "write 'Estados Unidos' in full" },
  { pattern: /\$\s?\d/, reason: "amounts come from the register: {V01.i-130}" },
  { pattern: /\b(usted|ustedes|su caso de usted|debe usted)\b/i, reason: "speak with tú" },
  {
    pattern: /\bgarantiza(mos|do)?\b|te van a aprobar|aprobación segura/i,
    reason: "never promise an outcome",
  },
  {
    pattern: /\b(eres elegible|no eres elegible|you are eligible|you are not eligible)\b/i,
    reason: "say 'podrías calificar' / 'you may qualify'",
  },
  { pattern: /\b20(2[4-9]|3\d)\b/, reason: "recent dates come from the register" },
];

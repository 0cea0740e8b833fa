/** Limits of the letter reader (spec part 2, section 9, and security group F). Sizes in bytes, times in milliseconds. */
export const letterLimits = {
  /** Largest file of a person, before base64. */
  fileBytes: 10 * 1024 * 1024,
  /** Largest request: the file in base64 with its name and type. */
  bodyBytes: 14 * 1024 * 1024,
  /** Pages of one letter: further photos, or pages of a document. */
  pages: 8,
  documentPages: 30,
  /** Largest picture in pixels. */
  pixels: 25_000_000,
  /** Longest text in which kind, dates and numbers are looked for, in characters: some thirty sheets. */
  readCharacters: 80_000,
  /** Longest text that comes back, in characters. */
  textCharacters: 20_000,
  /** Letters of one person at the same time, and in a day; pages of all of them in a day. */
  atOnce: 2,
  perDay: 60,
  pagesPerDay: 240,
} as const;

/** E-mail addresses: written, with blanks that a telephone's keyboard puts in, and as they are dictated. */
import type { MaskRule } from "#server/privacy/mask-shapes.ts";

const label = "[\\p{L}\\d-]{1,63}";
/** Ends that are no word: after a blank only these belong to the address, and not the next sentence. */
const end = "(?:com|net|org|edu|gov|gob|mil|mx|gt|hn|sv|co)(?![\\p{L}\\d])";
const local = "[\\p{L}\\d_%+-]{1,64}";

export const email: MaskRule[] = [
  {
    token: "CORREO",
    hint: /@/,
    pattern: new RegExp(
      `(?:${local}\\s\\.\\s){0,2}[\\p{L}\\d._%+-]{1,64}\\s?@\\s?${label}(?:\\.${label}|\\s?\\.\\s?${end}|\\s(?:punto|dot)\\s${end}){1,4}`,
      "giu",
    ),
  },
  {
    // As it is dictated: "juan punto pérez arroba gmail punto com".
    token: "CORREO",
    hint: /[([]at[)\]]|arroba/i,
    pattern: new RegExp(
      `${local}(?:(?:\\s?\\.\\s?|\\s(?:punto|dot|gui[oó]n(?:\\sbajo)?|underscore)\\s)${local}){0,3}\\s?(?:\\((?:at|arroba)\\)|\\[(?:at|arroba)\\]|(?<=\\s)arroba(?=\\s))\\s?${label}(?:\\.[\\p{L}\\d-]{2,63}|\\s?\\.\\s?${end}|\\s(?:punto|dot)\\s[\\p{L}\\d-]{2,63}){1,3}`,
      "giu",
    ),
  },
  {
    // Cut short, or with a comma for the point: everybody knows what follows these.
    token: "CORREO",
    hint: /@/,
    pattern: new RegExp(
      `[\\p{L}\\d._%+-]{1,64}\\s?@\\s?(?:gmail|hotmail|outlook|yahoo|icloud|live)(?:\\s?,\\s?${end})?(?![\\p{L}\\d])`,
      "giu",
    ),
  },
  {
    // English as it is dictated: "juan at gmail dot com".
    token: "CORREO",
    hint: /\sat\s/i,
    pattern: new RegExp(
      `${local}(?:\\s(?:dot|underscore)\\s${local}){0,3}\\sat\\s${label}\\sdot\\s${end}`,
      "giu",
    ),
  },
];

/** How saved chats are compared when searching: without case and accents, with ñ apart. Same code on both sides. */

/** Signs that keyboards and fonts write differently. */
const alike: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
};

const known = new Map<string, string>();

function foldCharacter(character: string): string {
  let folded = known.get(character);
  if (folded === undefined) {
    if (character === "ñ" || character === "Ñ") folded = "ñ";
    else if (/\s/.test(character)) folded = " ";
    else folded = alike[character] ?? character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (known.size < 2000) known.set(character, folded);
  }
  return folded;
}

/** 'Migración' becomes 'migracion', 'Año' becomes 'año'. */
export function fold(text: string): string {
  let folded = "";
  for (const character of text.normalize("NFC")) folded += foldCharacter(character);
  return folded;
}

/** A piece of a text; `hit` when it is what was searched for. Joined they are the text. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The text in pieces, with every place that matches `query` literally. */
export function markHits(text: string, query: string): Piece[] {
  const wanted = fold(query).trim();
  const original = [...text.normalize("NFC")];
  if (wanted === "") return [{ text, hit: false }];
  let folded = "";
  /** For each folded character, which of the original ones it comes from. */
  const from: number[] = [];
  original.forEach((character, index) => {
    const part = foldCharacter(character);
    folded += part;
    for (let count = 0; count < part.length; count += 1) from.push(index);
  });
  const pieces: Piece[] = [];
  let done = 0;
  const push = (end: number, hit: boolean) => {
    if (end > done) pieces.push({ text: original.slice(done, end).join(""), hit });
    done = Math.max(done, end);
  };
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = from[at] ?? 0;
    push(start, false);
    push((from[at + wanted.length - 1] ?? start) + 1, true);
  }
  push(original.length, false);
  return pieces;
}

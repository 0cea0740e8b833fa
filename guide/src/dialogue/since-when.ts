import type { Word } from "#guide/words/normalise.ts";

const months =
  "ener|january febrer|february marz|march abril|april may juni|june juli|july agost|august septiembr|september octubr|october noviembr|november diciembr|december"
    .split(" ")
    .map((names) => new RegExp(`^(?:${names})`));

/** "Llegué en febrero", "entré en 2019": how long ago that is, in the words of the options; empty when no date is said. */
export function sinceWhen(list: readonly Word[], today: string): string {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const said = list.map(({ text }) => months.findIndex((name) => name.test(text)) + 1).find((at) => at > 0);
  const named = Number(list.find(({ text }) => /^(?:19|20)\d\d$/.test(text))?.text ?? 0);
  if (said === undefined && named === 0) return "";
  // A month alone is the last one of that name.
  const from = named > 0 ? named : (said ?? 0) > month ? year - 1 : year;
  const ago = (year - from) * 12 + month - (said ?? month);
  if (said === undefined && from === year - 1) return "";
  return ago < 12 ? "hace unos meses" : "hace años";
}

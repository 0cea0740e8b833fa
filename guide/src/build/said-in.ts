/** How often people say a phrase: in how many places of the given texts it stands, whatever the spelling. Used by generate-index.ts. */
import { words } from "#guide/words/normalise.ts";

export type TimesSaid = (phrase: string) => number;

export function saidIn(texts: readonly string[]): TimesSaid {
  const all = texts.map((text) => ` ${sounds(text)} `).join("\n");
  return (phrase) => all.split(` ${sounds(phrase)} `).length - 1;
}

function sounds(text: string): string {
  return words(text)
    .map(({ sound }) => sound)
    .join(" ");
}

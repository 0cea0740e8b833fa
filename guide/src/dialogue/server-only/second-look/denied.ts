/** What is said not to be, as it is written: "no tengo corte", "nunca me han deportado". Server only; of single words `replies/denied-words.ts`. */

interface Denial {
  /** Words that deny, each with what stands before it. */
  denies: string;
  /** Only these may stand between the denial and what is denied, so that "no tengo papeles y tengo orden" is none. */
  between: readonly string[];
  /** What is denied, and what goes on with it. */
  denied: string;
  goesOn?: string;
}

export function denialOf({ denies, between, denied, goesOn = "" }: Denial): RegExp {
  return new RegExp(
    String.raw`(?:\b(?:pero|y|but|and|que) )?(?<![\wáéíóúñ])${denies}[, ]+(?:(?:nunca|jam[aá]s|never|${between.join("|")})[, ]+)*${denied}(?![\wáéíóúñ])${goesOn}[.,;:!]?`,
    "i",
  );
}

const fewestLeft = 3;

/** What else is said, where it is enough to be read by itself; null where nothing else is said. */
export function besides(said: string, denial: RegExp): string | null {
  const rest = said.replace(denial, " ").replace(/\s+/g, " ").trim();
  return rest.split(" ").length >= fewestLeft ? rest : null;
}

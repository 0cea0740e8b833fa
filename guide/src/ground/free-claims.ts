/** That a form costs nothing is said of that form, and stands only where a passage says it of the same one. */
import type { Fact } from "#guide/ground/facts.ts";
import { formTokens } from "#guide/words/form-numbers.ts";

const form = "(?:EOIR|DS|AR|SS|ETA|I|N|G|W)[-\\u2011\\u2013]\\d{1,4}(?:-?[A-Z]{1,2})?";
const free = [
  "(?:es|son|sale|salen)\\s(?:completamente\\s|totalmente\\s|siempre\\s)?(?:gratis|gratuit[oa]s?)",
  "no\\s(?:cuestan?(?!\\s(?:\\$|\\d|lo\\s|m[aá]s|menos|igual|mucho|tanto))|tienen?\\s(?:costo|cuota|tarifa|pago)|se\\spagan?(?!\\s(?:\\p{L}+\\s)?(?:en|con|por|a|al|hasta))|te\\scobran)(?:\\snada)?",
  "(?:is|are)\\s(?:completely\\s|totally\\s|always\\s)?free(?!\\s(?:to|of|from)\\s(?!charge))",
  "costs?\\snothing",
  "(?:has|have)\\sno\\s(?:fee|cost|filing\\sfee)",
  "does\\snot\\scost\\sanything",
].join("|");
/** The form and, in the same sentence, a few words on, that it is free. */
const claim = new RegExp(
  `(${form})(?:\\s\\([^)]*\\))?((?:\\s(?!y\\s|and\\s|pero\\s|but\\s)[^\\s.;:!?$]+){0,4}?\\s)(${free})(?!\\p{L})`,
  "giu",
);

/** "No tienes que pagar nada por la I-589": said the other way round. */
const unpaid = new RegExp(
  `((?:no\\s(?:tienes\\sque\\s|hay\\sque\\s|se\\s|te\\s)?pag(?:ar|as|an|a)\\s(?:nada\\s)?(?:por|para)|you\\s(?:do\\snot|don't)\\s(?:have\\sto\\s)?pay\\s(?:anything\\s)?for|there\\sis\\sno\\sfee\\sfor)\\s(?:la\\s|el\\s|tu\\s|the\\s|your\\s|form(?:ulario)?\\s|forma\\s)*)(${form})(?!\\p{L})`,
  "giu",
);
/** What is asked for by its name, and the form it is asked for with. */
const things: readonly (readonly [string, string])[] = [
  ["asilo|asylum", "I-589"],
  ["ciudadan[ií]a|naturalizaci[oó]n|citizenship|naturalization", "N-400"],
  ["residencia|green\\scard|adjustment", "I-485"],
  ["TPS", "I-821"],
  ["DACA", "I-821D"],
];
const asked = things.map(
  ([names, key]) =>
    [
      new RegExp(
        `(?<!\\p{L})(?:pedir|solicitar|aplicar\\s(?:a|para|por)|meter|sacar|applying\\sfor|asking\\sfor|to\\sapply\\sfor|el|la)\\s(?:el\\s|la\\s|tu\\s)?(?:${names})((?:\\s(?:en\\sestados\\sunidos|ahora|siempre|today|now))?\\s)(${free})(?!\\p{L})`,
        "giu",
      ),
      key,
    ] as const,
);

/** Whoever helps for free is no free form. */
const freeWord =
  /(?<!\b(?:ayuda|asesor[ií]a|abogad[oa]s?|clases?|l[ií]nea|gente|help|lawyers?|classes|advice|legal)\s(?:(?:legal|es|muy|is)\s)?)(?<!\p{L})(?:gratis|gratuit[oa]s?|free|\$0|no cuestan?|no se pagan?|sin (?:costo|pagar)|costs? nothing|no (?:fee|cost))(?!\p{L})/iu;

/** What an answer says of forms that cost nothing. */
export function freeClaims(text: string): Fact[] {
  const others = [...text.matchAll(unpaid)].map((match): Fact => {
    const [, said = "", named = ""] = match;
    const start = match.index;
    return { kind: "free", key: keyOf(named), raw: said.trim(), start, end: start + said.trimEnd().length };
  });
  const byName = asked.flatMap(([pattern, key]) =>
    [...text.matchAll(pattern)].map((match): Fact => {
      const [all, , said = ""] = match;
      const end = match.index + all.length;
      return { kind: "free", key: keyOf(key), raw: said, start: end - said.length, end };
    }),
  );
  return [...ofForms(text), ...others, ...byName];
}

function ofForms(text: string): Fact[] {
  return [...text.matchAll(claim)].map((match) => {
    const [all, named = "", , said = ""] = match;
    const end = match.index + all.length;
    return { kind: "free" as const, key: keyOf(named), raw: said, start: end - said.length, end };
  });
}

/** Every form that a passage names in a sentence on what is free. */
export function freeStated(text: string): Fact[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  const formsIn = (sentence = "") => sentence.match(new RegExp(form, "giu")) ?? [];
  return sentences.flatMap((sentence, at) => {
    if (!freeWord.test(sentence)) return [];
    // "Los dos avisos son gratis" is of those named just before.
    const forms = formsIn(sentence).length > 0 ? formsIn(sentence) : formsIn(sentences[at - 1]);
    return forms.map((named) => ({ kind: "free" as const, key: keyOf(named), raw: named, start: 0, end: 0 }));
  });
}

const keyOf = (named: string) => formTokens(named)[0] ?? named.toLowerCase();

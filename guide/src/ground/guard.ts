import type { Language } from "#guide/content-schema.ts";
import { durationPointers } from "#guide/ground/duration-pointers.ts";
import { type Fact, factsOf, isGrounded } from "#guide/ground/facts.ts";
import { phones } from "#guide/reply/texts.ts";
import type { Passage } from "#guide/types.ts";
import { formTokens } from "#guide/words/form-numbers.ts";

export interface Checked {
  text: string;
  /** What was replaced, as the model wrote it. */
  flagged: string[];
}

/** Stays true whatever the passages say: help lines the guide itself names. */
const alwaysKnown = `${Object.values(phones).join(" ; ")} ; 800-375-5283 ; 603-334-0700 ; 888-351-4024`;
const cache = new WeakMap<readonly Passage[], Fact[]>();

/** Facts of the passages; remembered per list, because a stream is checked sentence by sentence. */
function ground(passages: readonly Passage[]): Fact[] {
  const known = cache.get(passages);
  if (known !== undefined) return known;
  const text = [...passages.map((passage) => passage.text), alwaysKnown].join("\n");
  const forms = passages
    .flatMap((passage) => passage.forms.flatMap(formTokens))
    .map((key): Fact => ({ kind: "form", key, raw: key, start: 0, end: 0 }));
  const facts = [...factsOf(text, true), ...forms];
  cache.set(passages, facts);
  return facts;
}

/**
 * Replaces every amount, date, length of time, form number and telephone of a model's answer that stands in no passage by a
 * pointer to the official page. Works on a whole answer or on a piece of one; `before` is what was shown of it just before.
 */
export function checkAnswer(
  answer: string,
  passages: readonly Passage[],
  language: Language,
  before = "",
): Checked {
  const known = ground(passages);
  const whole = before + answer;
  const loose = factsOf(whole).filter((fact) => fact.end > before.length && !isGrounded(fact, known));
  if (loose.length === 0) return { text: answer, flagged: [] };
  const flagged = loose.map((fact) => fact.raw);
  const text = pointed(whole, loose, language, before.length);
  if (text.startsWith(before)) return { text: text.slice(before.length), flagged };
  // A pointer that would change words already shown stands as it does at the start, but in the middle of a sentence.
  const from = before.length;
  const own = loose.map((fact) => ({ ...fact, start: Math.max(fact.start - from, 0), end: fact.end - from }));
  const alone = pointed(answer, own, language, 0);
  const starts = /[.!?]\s+$/.test(before);
  if (starts || (own[0]?.start ?? 0) > 0) return { text: alone, flagged };
  const inside = lowerFirst(alone);
  // "Cierra el" was shown already.
  return {
    text: /(?:^|\s)(?:el|del|al)\s$/i.test(before) ? inside.replace(/^la fecha/, "día") : inside,
    flagged,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The text with a pointer for each fact; nothing before `shown` is replaced. */
function pointed(whole: string, loose: readonly Fact[], language: Language, shown: number): string {
  let text = whole.slice(0, shown);
  let from = shown;
  for (const [index, fact] of loose.entries()) {
    const start = Math.max(fact.start, shown);
    const between = whole.slice(from, start);
    const previous = loose[index - 1];
    // "$500 - $700" or "$500 y $700": one pointer is enough.
    if (previous?.kind === fact.kind && /^\s?(?:-|–|\/|a|to|y|and|o|or|,)\s?$/.test(between)) {
      from = fact.end;
      continue;
    }
    text = pointer[language][fact.kind](text + between, fact, whole.slice(fact.end));
    from = fact.end;
  }
  return tidy(text + whole.slice(from));
}

type Pointer = (before: string, fact: Fact, after: string) => string;

const pointer: Record<Language, Record<Fact["kind"], Pointer>> = {
  es: {
    amount: (before) => add(withoutAbout(before), "la cifra vigente que marca la página oficial"),
    free: (before, { raw }) => {
      const [, article = ""] = /\s(la|el|tu)$/i.exec(raw) ?? [];
      return add(
        before,
        /\s(?:por|para)(?:\s|$)/i.test(raw)
          ? `paga lo que marca la página oficial por ${article}`.trimEnd()
          : "tiene el costo que marca la página oficial",
      );
    },
    phone: (before) => {
      const { head, marks } = untilMarks(before);
      if (/(?:^|\s)(?:el|al|del|un|este|ese|tu|su)$/i.test(head))
        return `${head} ${marks}teléfono que aparece en la página oficial`;
      if (/(?:^|\s)(?:n[uú]mero|tel[eé]fono|l[ií]nea|celular|whatsapp)$/i.test(head))
        return `${head} ${marks}que aparece en la página oficial`;
      return add(before, "el teléfono que aparece en la página oficial");
    },
    duration: (before, { raw }, after) => add(before, durationPointers.es(before, raw, after)),
    date: (before, { raw }) => {
      if (/^\d{4}$/.test(raw)) {
        if (/(?<!a partir|antes|después)\s(?:de|del)\s?$/i.test(before)) {
          return add(
            before.replace(/\s(?:del?|del año)\s?$/i, " "),
            "(confirma la fecha en la página oficial)",
          );
        }
      }
      const base = before
        .replace(/(^|\s)del\s$/i, (all) => all.replace(/del/i, "de"))
        .replace(/(^|\s)al\s$/i, (all) => all.replace(/al/i, "a"))
        // "hasta el 3 de mayo" keeps its preposition; "cierra el 3 de mayo" needs one.
        .replace(/(\b(?:hasta|desde|para|entre|por|sobre|ante|tras|según|y|o)\s)el\s$/i, "$1")
        .replace(
          /(^|\s)(El|el)\s$/,
          (_, space: string, article: string) => `${space}${article === "El" ? "En " : "en "}`,
        );
      return add(base, "la fecha que indica la página oficial");
    },
    form: (before, { raw }) => {
      if (/(?:formulario|forma)\s*(?:n[uú]mero\s)?$/i.test(before))
        return add(before.replace(/n[uú]mero\s$/i, ""), "que indica la página oficial");
      if (/(?:formularios|formas)\s*$/i.test(before)) return add(before, "que indica la página oficial");
      if (/\(\s*$/.test(before)) return add(before, "mira el formulario en la página oficial");
      if (/(?:^|\s)(?:la|una)\s$/i.test(before)) return add(before, "forma que indica la página oficial");
      if (/(?:^|\s)(?:el|un|del|al)\s$/i.test(before))
        return add(before, "formulario que indica la página oficial");
      if (/(?:^|\s)(?:tu|su|mi|este|ese)\s$/i.test(before)) return add(before, "formulario oficial");
      return add(before, raw === "" ? "" : "el formulario que indica la página oficial");
    },
  },
  en: {
    amount: (before) =>
      add(withoutAbout(before).replace(/\b(?:a|an)\s$/i, ""), "the current amount on the official page"),
    free: (before, { raw }) =>
      add(
        before,
        /\sfor(?:\s|$)/i.test(raw)
          ? "pay what the official page says for"
          : "costs what the official page says",
      ),
    phone: (before) => {
      const { head, marks } = untilMarks(before);
      if (/(?:^|\s)(?:the|this|that|their|its)$/i.test(head))
        return `${head} ${marks}phone number on the official page`;
      if (/(?:^|\s)(?:number|phone|line|hotline)$/i.test(head)) return `${head} ${marks}on the official page`;
      return add(before, "the phone number on the official page");
    },
    duration: (before, { raw }, after) => add(before, durationPointers.en(before, raw, after)),
    date: (before, { raw }) => {
      if (/^\d{4}$/.test(raw) && /\s(?:of|the)\s$/i.test(before)) {
        return add(before.replace(/\s(?:of|the)\s$/i, " "), "(check the date on the official page)");
      }
      const base = before.replace(/\b(In|in)\s$/, (_, word: string) => (word === "In" ? "On " : "on "));
      return add(base, "the date shown on the official page");
    },
    form: (before) => {
      if (/\bforms?\s$/i.test(before)) {
        return add(before.replace(/(?:\b(?:the|a)\s)?forms?\s$/i, ""), "the form named on the official page");
      }
      if (/\(\s*$/.test(before)) return add(before, "see the form on the official page");
      if (/\b(?:the|a|an)\s$/i.test(before))
        return add(before.replace(/\b(?:a|an)\s$/i, "the "), "form named on the official page");
      if (/\b(?:your|this|that|his|her|their)\s$/i.test(before)) return add(before, "official form");
      return add(before, "the form named on the official page");
    },
  },
};

/** "Unos 36 mil": what is not named is about nothing. */
const withoutAbout = (before: string): string =>
  before.replace(/(^|\s)(?:unos|unas|como|casi|alrededor de|cerca de|about|around|nearly)\s$/i, "$1");

/** "al **", "número: ": the words before a number, and the marks that open it. */
function untilMarks(before: string): { head: string; marks: string } {
  const [, head = "", marks = ""] = /^([\s\S]*?)[\s:–-]*([*_«"“(]*)$/.exec(before) ?? [];
  return { head, marks };
}

/** Joins, with a capital letter where a sentence starts. */
function add(before: string, addition: string): string {
  const starts = /(?:^|[.!?¿¡:]\s+|\n\s*[-*•]?\s*)$/.test(before) && !/:\s+$/.test(before);
  return before + (starts ? addition.charAt(0).toUpperCase() + addition.slice(1) : addition);
}

function tidy(text: string): string {
  return text.replace(/ {2,}/g, " ").replace(/\s+([.,;:!?)])/g, "$1");
}

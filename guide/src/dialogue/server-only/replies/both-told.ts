/** Who tells with the wish what the two questions ask is not asked for it again; of both, whether they were heard right. Server only. */
import type { Topic } from "#guide/content-schema.ts";
import { toldInWishes } from "#guide/dialogue/server-only/replies/wish-tells.ts";
import { remember } from "#guide/dialogue/state.ts";
import type { DialogueState, GuideTurn, Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

type Option = Topic["clarify"][number]["options"][number];

const say = {
  es: {
    told: (label: string) => `Ya me contaste algo importante: «${label}».`,
    skip: "Contesta con tus palabras, o di «saltar» y te doy la respuesta general.",
    lead: (first: string, second: string) =>
      `Ya me contaste las dos cosas que te iba a preguntar: «${first}» y «${second}».`,
    right: "¿Es así? Di «sí» y te digo qué camino tienes, o corrígeme con tus palabras.",
    yes: "Sí, así es",
  },
  en: {
    told: (label: string) => `You already told me something important: “${label}”.`,
    skip: "Answer in your own words, or say “skip” and I will give you the general answer.",
    lead: (first: string, second: string) =>
      `You already told me both things I was going to ask: “${first}” and “${second}”.`,
    right: "Is that right? Say “yes” and I will tell you your path, or correct me in your own words.",
    yes: "Yes, that is right",
  },
};

/** "Sí, con visa o parole" answers a question; said back by itself it is "Con visa o parole". */
const bare = (label: string): string =>
  label.replace(/^(?:sí|no|yes), (.)/i, (_, letter: string) => letter.toUpperCase());

/** The question that is left, after what was told is said back. `asks` asks both. */
export function asking(
  asks: GuideTurn,
  topic: Topic,
  [told = null, missing = null]: readonly (Option | null)[],
  language: Language,
): GuideTurn {
  const { reply, state } = asks;
  const known = told ?? missing;
  const confirms = told && missing ? confirming(asks, [told, missing], language) : null;
  if (confirms !== null || known === null || state.pending === null) return confirms ?? asks;
  const left = topic.clarify[told === null ? 0 : 1];
  const options = left?.options.map(({ label }) => ({ label: label[language], say: label[language] })) ?? [];
  return {
    reply: {
      ...reply,
      short: say[language].told(known.label[language]),
      sentences: [...(left === undefined ? [] : [left.question[language]]), say[language].skip],
      choices: [...options, ...reply.choices.slice(-1)],
    },
    state: {
      ...state,
      // What was told with the wish may lead on already.
      topic: known.goTo ?? topic.id,
      pending: { ...state.pending, ...(told !== null && left !== undefined ? { second: true } : {}) },
      said: remember(state.said, known.label.es),
    },
  };
}

/** The two questions as one, and both answers kept for a "yes"; null where the words may have been taken for more than they say. */
function confirming(asks: GuideTurn, told: readonly [Option, Option], language: Language): GuideTurn | null {
  const { reply, state } = asks;
  const { pending } = state;
  if (pending === null || toldInWishes[pending.topic] === undefined) return null;
  const [first, second] = told;
  const { lead, right, yes } = say[language];
  return {
    reply: {
      ...reply,
      short: lead(bare(first.label[language]), bare(second.label[language])),
      sentences: [right],
      choices: [{ label: yes, say: yes }, ...reply.choices.slice(-1)],
    },
    state: { ...state, said: remember(state.said, first.label.es, second.label.es) },
  };
}

const opens = "^(?:(?:ay|pues|ah|mire|oiga|ok|okay|well|um) )*";
const ends =
  "(?: (?:asi(?: mero| mismo)? es|asi|es|eso|senor\\w*|las dos(?: cosas)?|todo|claro|correcto|exacto|esta bien|por favor|gracias|si|thats right|that is right|it is|both|please|yes|correct))*$";
const agrees = new RegExp(
  `${opens}(?:si|sip|simon|claro|correcto|exacto|asi(?: mero| mismo)? es|eso es|esta bien|de acuerdo|yes|yeah|yep|right|correct|thats right|that is right|exactly)${ends}`,
);
const disagrees = new RegExp(
  `${opens}(?:no|nop|nope|no es asi|no es cierto|incorrecto|wrong|not right|thats wrong)$`,
);

/**
 * What a reply chooses of both questions where both, or the second, were told with the wish: a "yes" what was told, a "no" nothing, and a correction of
 * one leaves the other; null where nothing was told, or the reply says nothing of it. `chosen` as a reply to the two questions is read, `plainly` as a
 * wish is: "no, ella es residente" is no answer to the first question.
 */
export function confirmed(
  topic: Topic,
  text: string,
  { pending, said }: DialogueState,
  chosen: readonly (Option | null)[],
  plainly: readonly (Option | null)[] | null,
): (Option | null)[] | null {
  if (pending === null || pending.second === true) return null;
  const kept = topic.clarify.map(
    ({ options }) => options.find(({ label }) => said.includes(label.es)) ?? null,
  );
  const waits = plainly !== null && kept.every((one) => one !== null);
  const words = clean(text);
  if (waits && agrees.test(words)) return kept;
  if (waits && disagrees.test(words)) return [];
  const [first = null, second = null] = chosen;
  const now = waits ? [plainly[0] ?? null, plainly[1] ?? second] : [first, second];
  return now.every((one) => one === null) ? null : kept.map((one, at) => now[at] ?? one);
}

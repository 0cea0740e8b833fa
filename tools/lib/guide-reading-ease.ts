/**
 * Reading ease of all that the guide tells as an answer in Spanish. What is measured is what a reader sees: values of the register are
 * printed with their date, as in the app. A unit is what is told together: sentences of one answer are measured as one text, since the
 * figure of a sentence of five words says more about one long word than about the reading; a short answer, what a reply changes, a
 * follow-up and the use of a form may stand alone and are measured alone. Questions and the labels of buttons are no answers.
 */
import type { Faq, Form, Notice, RegisterEntry, Situation, Topic } from "../../guide/src/content-schema.ts";
import { reminders } from "../../guide/src/dialogue/server-only/thread/warned-again.ts";
import { inflesz } from "../../guide/src/readability.ts";
import { createRegister } from "../../guide/src/reply/register.ts";
import { texts } from "../../guide/src/reply/texts-es.ts";
import {
  aboutUsTexts,
  crisisTexts,
  faintTexts,
  refusalTexts,
  urgentTexts,
  voteTexts,
} from "../../guide/src/safety/safety-texts.ts";
import { aboutFaroTexts } from "../../guide/src/safety/server-only/about-faro/about-faro-texts.ts";
import type { Problem } from "./guide-rules.ts";

/** Reading ease (INFLESZ) every Spanish answer must reach. */
export const minimumInflesz = 65;

/** What is told together, and the name by which a writer finds it. */
type Unit = [name: string, told: readonly string[]];

export type Ease = (file: string, units: readonly Unit[]) => Problem[];

/** Measures texts as this register prints them. */
export function createEase(entries: readonly RegisterEntry[]): Ease {
  const { fill } = createRegister(entries);
  return (file, units) =>
    units.flatMap(([name, told]) => {
      const text = told.map((sentence) => fill(sentence, "es")).join(" ");
      const ease = inflesz(text);
      return ease < minimumInflesz
        ? [{ file, message: `${name}: INFLESZ ${ease.toFixed(1)} < ${minimumInflesz}: "${text}"` }]
        : [];
    });
}

export function topicUnits(topic: Topic): Unit[] {
  return [
    ["short", [topic.short.es]],
    ["answer", topic.answer.es],
    ["steps", topic.steps.es],
    ["redFlags", topic.redFlags.es],
    ...Object.entries(topic.followUps).map(
      ([aspect, text]): Unit => [`followUps.${aspect}`, [text?.es ?? ""]],
    ),
    ...topic.clarify.flatMap(({ options }, question) =>
      options.map(
        ({ changes }, option): Unit => [`clarify[${question}].options[${option}].changes`, [changes.es]],
      ),
    ),
  ];
}

export const situationUnits = ({ id, short, answer }: Pick<Situation, "id" | "short" | "answer">): Unit[] => [
  [`${id}: short`, [short.es]],
  [`${id}: answer`, answer.es],
];

export const faqUnits = ({ items }: Faq): Unit[] => items.map(({ id, answer }) => [id, answer.es]);

export const formUnits = (forms: readonly Form[]): Unit[] =>
  forms.flatMap(({ id, who, fee, parts = [] }): Unit[] => [
    [id, [who.es]],
    ...[fee, ...parts.map((part) => part.fee)].flatMap((one): Unit[] =>
      one.is === "depends" ? [[`${id}: fee`, one.told.es]] : [],
    ),
  ]);

export const noticeUnits = (notices: readonly Notice[]): Unit[] =>
  notices.flatMap(({ id, means, steps, deadline }): Unit[] => [
    [`${id}: means`, means.es],
    [`${id}: steps`, steps.es],
    [`${id}: consequence`, [deadline.consequence.es]],
  ]);

export const registerUnits = (entries: readonly RegisterEntry[]): Unit[] =>
  entries.flatMap(({ id, caution }): Unit[] => (caution === null ? [] : [[`${id}: caution`, [caution.es]]]));

/** Words that stand in the code: danger, refusals, what cannot wait, Faro itself, and replies without a subject. */
export function fixedUnits(): Unit[] {
  const crises = Object.entries(crisisTexts.es).flatMap(
    ([crisis, { warning, short, sentences, steps }]): Unit[] => [
      [`${crisis}: warning`, [warning]],
      [`${crisis}: answer`, [short, ...sentences]],
      [`${crisis}: steps`, steps],
    ],
  );
  const lists = { ...refusalTexts.es, ...aboutFaroTexts.es, ...aboutUsTexts.es, vote: voteTexts.es };
  const alone = { ...urgentTexts.es, ...faintTexts.es };
  return [
    ...crises,
    ...Object.entries(lists),
    ...Object.entries(alone).map(([name, text]): Unit => [name, [text]]),
    ...Object.entries(reminders.es).map(([name, text]): Unit => [`reminder: ${name}`, [text]]),
    ["dontKnow", [texts.dontKnow, texts.dontKnowOfficial, texts.dontKnowHelp, texts.dontKnowNear]],
    ["greeting", [texts.greeting, texts.greetingHint]],
    ["thanks", [texts.thanks, texts.thanksHint]],
    ["offTopic", [texts.offTopic, texts.offTopicHint]],
    ["hostile", [texts.hostile, texts.offTopicHint]],
    ["empty", [texts.empty, texts.emptyHint]],
    ["noCost", [texts.noCost, texts.costPointer]],
    ["redFlagPlain", [texts.redFlagPlain]],
    ["gravePlain", [texts.gravePlain]],
    ["urgentPlain", [texts.urgentPlain]],
  ];
}

import type { Language } from "#guide/content-schema.ts";
import { needsLawyer, warningOf } from "#guide/dialogue/respond.ts";
import { isClosing } from "#guide/dialogue/server-only/courtesy/courtesy.ts";
import { openedIn } from "#guide/dialogue/server-only/named-first/named-first.ts";
import { heldBefore } from "#guide/dialogue/server-only/told/held-back.ts";
import { understand } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import { crisisTexts } from "#guide/safety/safety-texts.ts";
import { faroQuestion } from "#guide/safety/server-only/about-faro/about-faro.ts";
import { happensNow } from "#guide/safety/server-only/alarms/happening.ts";
import type { Analysis, DialogueState } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** What is known before any engine answers: urgency, category, whether to ask first. */
export function analyse(mind: Mind, question: string, known: DialogueState, language: Language): Analysis {
  const seen = understand(mind, question, known);
  // A fact of a named subject is told: nothing is asked back first.
  const open = openedIn(mind, question, known, language);
  const asks = known.pending === null && (open === null || open.wishes);
  const clarify = asks ? seen.clarify : undefined;
  const topic =
    topicOf(mind, seen.crisis?.topic ?? seen.refusal?.topic) ??
    (clarify === undefined ? seen.situation?.topic : undefined) ??
    topicOf(mind, seen.urgent?.topic) ??
    clarify ??
    topicOf(mind, open?.topic) ??
    (seen.sure ? seen.best : topicOf(mind, known.topic));
  const crisis = seen.crisis === null ? null : crisisTexts[language][seen.crisis.kind].warning;
  const warning = warningOf(seen, topic, language);
  const held = heldBefore(question, known, topic?.id ?? null, warning, language);
  return {
    topic: topic?.id ?? null,
    category: topic?.category ?? null,
    needsClarifying: seen.crisis === null && seen.refusal === null && clarify !== undefined,
    urgent: seen.urgent !== null || topic?.urgent === true,
    crisis: seen.crisis !== null,
    now: seen.urgent?.urgency === "health" || happensNow(clean(question)),
    refuse: seen.crisis === null && seen.refusal !== null,
    courtesy:
      mind.safety.greeting(seen.list, seen.whole) ||
      mind.safety.thanks(seen.list, seen.whole) ||
      (seen.crisis === null && isClosing(question)) ||
      (seen.crisis === null && faroQuestion(seen.text, true) !== null),
    lawyer: held !== null || needsLawyer(seen, topic),
    warning: crisis ?? held ?? warning,
  };
}

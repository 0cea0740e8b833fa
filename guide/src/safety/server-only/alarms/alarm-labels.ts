/** What the model of alarms is taught to tell apart. How its readings are weighed (`alarms.ts`) changes nothing of what is taught. Server only. */
import type { Word } from "#guide/words/normalise.ts";

/** Dangers that the model tells apart, so that the right help is named. */
export const dangerLabels = ["selfHarm", "lost", "minor", "threat", "trafficking", "violence"] as const;
/** In the order of the model's labels: a question, harm, elsewhere, then the dangers. */
export const firstDanger = 3;
export const alarmLabels = firstDanger + dangerLabels.length;
/**
 * What the model is asked besides, one at a time: is it harm, is it danger. Nine labels at once must also tell the dangers
 * apart, and are less good at danger or not.
 */
export const alarmHeads: readonly ((label: number) => boolean)[] = [
  (label) => label === 1,
  (label) => label >= firstDanger,
];
/** Words of the same meaning beside those that were written. */
export type AlsoMeans = (list: readonly Word[]) => Map<string, Word[]>;

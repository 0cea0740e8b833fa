/** What is said to a message that asks and tells nothing yet. Server only. */
import { deniesRemovalAlone } from "#guide/dialogue/server-only/second-look/denied-removal.ts";
import { gladly, goAhead, noRemoval } from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import { announcesQuestion, onlyAsksAgain } from "#guide/dialogue/server-only/thread/words.ts";

/** To who only announces a question or says what did not happen, or did not understand while nothing was told yet. */
export function invitation(question: string, said: string, started: boolean) {
  if (deniesRemovalAlone(question)) return noRemoval;
  if (announcesQuestion(said)) return goAhead;
  return !started && onlyAsksAgain(said) ? gladly : null;
}

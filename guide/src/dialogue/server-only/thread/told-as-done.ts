/**
 * A wrong told as done, or as done to her, in a talk: "usé un social falso", "papeles chuecos". It names what a request would name and asks
 * for none of it, and the open subject has an answer on what follows from it. Without one the refusal stays. Server only.
 */
import { askedPlainly } from "#guide/dialogue/server-only/faq/asked-plainly.ts";
import { byFaq, likely } from "#guide/dialogue/server-only/faq/told.ts";
import { openSubject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { askedInSecret } from "#guide/safety/server-only/requests/asked-in-secret.ts";
import { says } from "#guide/words/server-only/says.ts";

/** Wants it, or how, where or for how much it is had. */
const asksForIt =
  /\b(?:quiero|queremos|quisiera|kiero|quieres?|necesit\w+|ocup\w+|busc\w+|don?de|cuant[oa]s?|quien|kien|ayud\w+|haz\w*|dame|dime|puedo|podemos|podria\w*|pueden?|voy a|vamos a|pienso|conviene|mejor|dig[ao]n?|decir\w*|pong[ao]n?|poner\w*|compr(?:ar|amos|emos)\w*|vende\w*|consig\w+|consegu\w+|sac(?:o|ar)\w*|hag[ao]\w*|hacer\w*|aser\w*|sin que|para que|pa que|como|want|wanna|need|mentir|miento|cas(?:ar|e)(?:me|nos|se)|compr(?:o|emos)|inventar\w*|inventamos|fing\w+|finj\w+|exager(?:o|ar)|borr(?:o|ar|amos)|pasamos|cruz(?:o|ar)|y si|invento (?:una?|la|el|lo)|(?:les?|que) (?:les? )?invento|(?:marriage|wedding|boda|matrimonio) (?:\w+ )?(?:with|con)|pretend|sneak|marry|lie|how|where|who|can|could|will|would|gonna|going to|help|make|get|buy|sell|lets|ill|tell me|say)\b/;
/** Done, in the first person or by whoever is spoken of. */
const done =
  /\b(?:menti|mentimos|mintio|mintieron|us(?:e|amos|o|aba|aron)|compr(?:e|o|aron)|conpre|firm(?:e|o|aron)|dij(?:e|imos|o|eron)|puse|puso|pusieron|ocult(?:e|o)|exager\w+|invent(?:o|aron|e)|meti|metio|metieron|prest(?:o|aron)|ensen(?:e|o)|entr(?:e|o|amos)|pas(?:e|o|amos)|traia\w*|llen(?:o|aron)|bought|used|lied|told|signed|borrowed|made up|put|showed|entered|invented|worked|was|were|been|had)\b/;
/** "Uso el social de mi primo" is told, and with a question mark it is asked for. */
const usesNow = /\buso\b/;
/** So few words name the thing and ask nothing. */
const mostNamed = 5;
const mostTold = 22;

function isAccount(question: string, said: string): boolean {
  const count = said.split(" ").length;
  if (says(said, asksForIt) || count > mostTold || askedInSecret(said) !== null) return false;
  if (says(said, usesNow) && question.includes("?")) return false;
  return says(said, done) || (count <= mostNamed && !question.includes("?"));
}

export function toldAsDone(thread: Thread): Settled | null {
  const { mind, state, plain, readings, question } = thread;
  if (plain.reply.kind !== "refuse" || state.crisis !== undefined) return null;
  const open = openSubject(mind, state);
  if (open === null || !readings.every((said) => isAccount(question, said))) return null;
  const told = askedPlainly(thread, open) ?? byFaq(thread, open, likely);
  return told === null ? null : { ...told, adds: true };
}

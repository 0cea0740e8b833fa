/** A topic told with other lines in place of its own, all of them: its forms, sources and cautions stay. Server only. */
import type { Topic } from "#guide/content-schema.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { composeAnswer } from "#guide/reply/compose.ts";
import type { Reply } from "#guide/types.ts";

/** `lines`: the first one is the short answer; as content writes them, with their register values to fill in. */
export function inOtherLines(
  { mind, language, options }: Thread,
  topic: Topic,
  [first = "", ...answer]: readonly string[],
): Reply {
  const told: Topic = {
    ...topic,
    short: { ...topic.short, [language]: first },
    answer: { ...topic.answer, [language]: answer },
    keep: [...answer.keys()],
  };
  return composeAnswer(mind.library, told, language, options);
}

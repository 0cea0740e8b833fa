/** Conversations on the real content, for tests. */
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";

export const guide = createGuide(loadContent());
export const today = "2026-11-22";

/** Says these one after another and gives the last reply. In between the state goes through storage, as on a server. */
export function talk(language: Language | ((said: string) => Language), ...turns: readonly string[]): Reply {
  let state: DialogueState | null = null;
  let last: Reply | undefined;
  for (const said of turns) {
    const turn = guide.reply(said, state, typeof language === "string" ? language : language(said), {
      today,
    });
    state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
    last = turn.reply;
  }
  if (last === undefined) throw new Error("nothing was said");
  return last;
}

/** Conversations on the real content, for tests. */
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import type { DialogueState, Language, Reply } from "#guide/types.ts";

const content = loadContent();
export const guide = createGuide(content);
export const today = "2026-11-22";

/** Says these one after another and gives what the last one leaves. In between the state goes through storage, as on a server. */
export function converse(
  language: Language | ((said: string) => Language),
  turns: readonly string[],
): { reply: Reply; state: DialogueState } {
  let state: DialogueState | null = null;
  let reply: Reply | undefined;
  for (const said of turns) {
    const turn = guide.reply(said, state, typeof language === "string" ? language : language(said), {
      today,
    });
    state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
    reply = turn.reply;
  }
  if (reply === undefined || state === null) throw new Error("nothing was said");
  return { reply, state };
}

/** The last reply to what is said one after another. */
export function talk(language: Language | ((said: string) => Language), ...turns: readonly string[]): Reply {
  return converse(language, turns).reply;
}

/** The last reply to a conversation on one line, its turns parted by "||"; "en:" stands before an English one. */
export function said(text: string): Reply {
  const turns = text.replace(/^en:/, "").split("||");
  return talk(text.startsWith("en:") ? "en" : "es", ...turns.map((turn) => turn.trim()));
}

/** All that a reply says, the lead and the steps too. */
export const all = ({ warning, short, sentences, steps }: Reply): string =>
  [warning, short, ...sentences, ...steps].join(" ");

/** All that the last reply of such a line says. */
export const wholeOf = (text: string): string => all(said(text));

/** Whether a reply is this situation's: by its first sentence. */
export function isOf(id: string, { short }: Reply): boolean {
  const situation = content.situations.find((one) => one.id === id);
  if (situation === undefined) throw new Error(`no situation ${id}`);
  const { register } = guide.mind().library;
  // A warm word may stand before it.
  return (["es", "en"] as const).some((one) => short.endsWith(register.fill(situation.short[one], one)));
}

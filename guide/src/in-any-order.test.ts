/** What one person is told hangs on nothing that another asked before: what is remembered of words and texts is only remembered. */
import { expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import type { DialogueState, Language } from "#guide/types.ts";

interface Asked {
  id: string;
  lang: Language;
  turns: string[];
}

/** A question of each subject in each language, and the next one said after it. */
const asked: Asked[] = loadContent().topics.flatMap(({ id, variants }) =>
  (["es", "en"] as const).map((lang) => ({ id: `${id} ${lang}`, lang, turns: variants[lang].slice(-2) })),
);

function repliesTo(list: readonly Asked[]): Map<string, unknown> {
  const guide = createGuide(loadContent());
  return new Map(
    list.map(({ id, lang, turns }) => {
      let state: DialogueState | null = null;
      const replies = turns.map((turn) => {
        const said = guide.reply(turn, state, lang, { today: "2026-11-30" });
        state = said.state;
        return said.reply;
      });
      return [id, replies];
    }),
  );
}

test("the same is told in whatever order people ask", () => {
  const forwards = repliesTo(asked);
  const backwards = repliesTo(asked.toReversed());
  for (const { id } of asked) expect(backwards.get(id), id).toEqual(forwards.get(id));
}, 120_000);

test("one word misheard before, in another spelling, changes nothing", () => {
  const first = {
    id: "first",
    lang: "es" as const,
    turns: [
      "soy albañil y ya casi no se me marcan las huellas de tanto cemento qué pasa si en la cita no salen",
    ],
  };
  const then = {
    id: "then",
    lang: "es" as const,
    turns: [
      "de tanto trabajar con semento no me salen las guellas, van a pensar q me las borre a proposito?",
    ],
  };
  expect(repliesTo([first, then]).get("then")).toEqual(repliesTo([then]).get("then"));
});

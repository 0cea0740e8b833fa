/** The two questions in the demo, where one sentence is all there is room for. */
import { describe, expect, test } from "vitest";
import { loadContent } from "#guide/load.ts";
import { guide, today } from "#guide/testing/conversation.ts";

const topics = loadContent().topics.filter(({ clarify }) => clarify.length > 0);
const overview = topics.find(({ id }) => id === "arreglar-papeles");

describe("a tap on an answer to the two questions, in one sentence", () => {
  const options = (overview?.clarify ?? []).flatMap((question) => question.options);
  test.each(options.map(({ label }) => label.es))("arreglar papeles, then %s", (tapped) => {
    const first = guide.reply("quiero arreglar mis papeles", null, "es", { today, short: true });
    expect(first.reply.kind).toBe("clarify");
    const { reply } = guide.reply(tapped, first.state, "es", { today, short: true, last: true });
    expect(reply.kind).toBe("answer");
    expect(reply.short).not.toBe(overview?.short.es);
    expect(reply.sentences).toHaveLength(1);
  });

  test("both told at once are both answered", () => {
    const first = guide.reply("quiero arreglar mis papeles", null, "es", { today, short: true });
    const { reply } = guide.reply("entré con visa y no tengo a nadie", first.state, "es", {
      today,
      short: true,
      last: true,
    });
    expect(reply.short).toMatch(/oficial al entrar.*miedo de volver/);
  });
});

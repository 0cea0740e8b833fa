/** The two questions in the demo, where one sentence is all there is room for. */
import { describe, expect, test } from "vitest";
import { loadContent } from "#guide/load.ts";
import { guide, today } from "#guide/testing/conversation.ts";
import type { DialogueState } from "#guide/types.ts";

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

describe("what a wish for a status tells by itself", () => {
  const asked = (...turns: string[]) => {
    let state: DialogueState | null = null;
    let short = "";
    for (const turn of turns) {
      const one = guide.reply(turn, state, "es", { today });
      state = one.state;
      short = `${one.reply.kind}: ${one.reply.short}`;
    }
    return short;
  };
  test.each([
    "cómo le hago para legalizarme si entré sin visa",
    "quiero arreglar mis papeles, yo no entré con visa",
    "cómo arreglo mi estatus, entré sin visa ni permiso",
    "quiero arreglar mis papeles, nunca tuve visa",
  ])("no visa is no visa: %s", (question) => {
    expect(asked(question)).toMatch(/^clarify: (?!.*Con visa)/);
  });

  test("a visa is one", () => {
    expect(asked("cómo arreglo mis papeles si entré con visa")).toContain("«Con visa o permiso»");
  });

  test.each([
    ["tengo corte el 15 de enero", "como puedo arreglar mis papeles si entre sin permiso"],
    ["tengo corte el 15 de enero", "quiero arreglar mis papeles"],
    ["me llegó una cita para la corte de inmigración", "como puedo arreglar mis papeles, crucé por el río"],
  ])("asked first with a court told before: %s, %s", (...turns) => {
    expect(asked(...turns)).toMatch(/^clarify: /);
  });
});

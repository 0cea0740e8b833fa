import { describe, expect, test } from "vitest";
import { texts } from "#guide/reply/texts.ts";
import { guide, today } from "#guide/testing/conversation.ts";

const ask = (text: string) => guide.reply(text, null, "es", { today }).reply;

describe("what is said in anger", () => {
  test.each(["esta app no sirve para nada", "eres un inútil", "vete al diablo"])(
    "to the guide: %s",
    (text) => {
      expect(ask(text).short).toBe(texts.es.hostile);
    },
  );

  test.each([
    "Mi TPS es de cuando el Mitch. Ahora que lo cancelaron, ¿mi permiso ya no sirve para nada?",
    "¿mi visa vencida ya no sirve de nada?",
    "el recibo que me dio el notario no sirve para nada",
  ])("of a paper is a question: %s", (text) => {
    expect(ask(text).short).not.toBe(texts.es.hostile);
  });
});

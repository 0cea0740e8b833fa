import { expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";

test("a request that only sounds like one stays refused, and whoever was misunderstood is told how to go on", () => {
  const { reply } = converse("en", ["can I bring bread I baked for the officer who approved me"]);
  // Should it be understood one day, take another one that is not.
  expect(reply.kind).toBe("refuse");
  expect(reply.sentences.join(" ")).toMatch(/If I misunderstood you/);
  expect(reply.choices).toHaveLength(3);
});

test.each(["¿dónde compro una mica chueca?", "eres un pendejo"])("%s: nothing is offered", (said) => {
  const { reply } = converse("es", [said]);
  expect(reply.kind).toBe("refuse");
  expect(reply.choices).toEqual([]);
  expect(reply.sentences.join(" ")).not.toMatch(/te entendí mal/);
});

test.each(["borro mis mensajes antes de la cita", "¿puedo borrar mi facebook antes de la entrevista?"])(
  "%s: told calmly to erase nothing",
  (said) => {
    const { reply } = converse("es", [said]);
    expect(reply.short).toMatch(/^No borres nada/);
    expect(reply.sentences.join(" ")).toMatch(/abogado.*confidencial/);
  },
);

import { describe, expect, test } from "vitest";
import { converse } from "#guide/testing/conversation.ts";

const threatened =
  "mi esposo es ciudadano y me trae a pura amenaza que si me salgo de la casa me hecha a migracion";

describe("who shuts her in is the husband and no boss", () => {
  test("he takes her money and does not let her go out", () => {
    const { reply } = converse("es", [
      threatened,
      "nunca me a pegado nomas me grita me quita el dinero y no me deja salir",
    ]);
    expect(reply.topic).toBe("vawa");
    expect(reply.warning).toMatch(/800-799-7233/);
  });

  test("a room at home is no place of work", () => {
    const { reply } = converse("es", [threatened, "dice que me va a matar estoy encerrada en el baño"]);
    expect(reply.kind).toBe("crisis");
    expect(reply.warning).toMatch(/911.*800-799-7233/);
    expect(reply.warning).not.toMatch(/888-373-7888/);
  });

  test("a boss who does not let her go stays a boss", () => {
    const { reply } = converse("es", ["mi patrón no me deja salir del rancho y me quitó el pasaporte"]);
    expect(reply.warning).toMatch(/888-373-7888/);
  });

  test("two questions in one message are both answered below the danger's line", () => {
    const { reply } = converse("es", [threatened, "cuanto cuesta y se entera el"]);
    expect(reply.warning).toMatch(/800-799-7233/);
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/\$0.*no le avisa/s);
  });
});

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

  test("a boss who locked up the passport is no husband", () => {
    const { reply } = converse("en", [
      "My boss at the farm hasn't paid me for a month and says he'll call ICE if I complain",
      "he locked my passport in his office and makes me sleep in the back",
    ]);
    expect(reply.kind).toBe("crisis");
    expect(reply.warning).toMatch(/888-373-7888/);
  });

  test("a notario who threatens to report is no violence at home, unless he strikes", () => {
    const cheated = "un notario me cobró 4500 y metió un asilo sin decirme";
    const { reply } = converse("es", [cheated, "él me dice que si lo denuncio me echa a migración"]);
    expect([reply.kind, reply.topic]).toEqual(["answer", "notarios-fraude"]);
    expect(reply.sentences.join(" ") + reply.short).toMatch(/sin papeles|no tengas papeles/);
    const beaten = converse("es", [cheated, "me golpeó y dice que si lo denuncio me echa a migración"]);
    expect(beaten.reply.kind).toBe("crisis");
  });

  test("a partner who bangs on the door is no officer", () => {
    const { reply } = converse("es", [
      "¿qué hago si ICE toca mi puerta?",
      "es mi novio, está pateando la puerta y viene con cuchillo",
    ]);
    expect(reply.warning).toMatch(/800-799-7233/);
  });

  test("who moves away from him is not told that hiding is wrong", () => {
    const { reply } = converse("es", [
      "me voy a cambiar de casa por mi esposo que me pega",
      "¿a quién le aviso que me cambié de casa?",
      "¿y si no aviso para que no me encuentre?",
    ]);
    expect(["crisis", "answer"]).toContain(reply.kind);
    expect(reply.warning).toMatch(/800-799-7233/);
    expect([reply.short, ...reply.sentences].join(" ")).not.toMatch(/esconderte/);
  });

  test("two questions in one message are both answered below the danger's line", () => {
    const { reply } = converse("es", [threatened, "cuanto cuesta y se entera el"]);
    expect(reply.warning).toMatch(/800-799-7233/);
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(/\$0.*no le avisa/s);
  });
});

import { describe, expect, it } from "vitest";
import { chatRequests, openAiAt, startProviderMock } from "#server/testing/provider-mock.ts";
import { startTestApp, textOf } from "#server/testing/test-app.ts";

const mock = await startProviderMock();
const app = await startTestApp({ ...openAiAt(mock.url), CHAT_RATE_LIMIT_WAIT: "1" });

describe("an answer of the configured model", () => {
  it("streams start, text, sources from the passages, and done", async () => {
    const answer = "Renuevas tu mica con el I-90 en línea. El formulario está en la app de Faro.";
    mock.onMessage("renuevo mi mica", { content: answer }, { chunkSize: 7 });
    const { status, events } = await app.visitor().ask("¿Cómo renuevo mi mica?");
    expect(status).toBe(200);
    expect(events[0]).toEqual({ type: "start", engine: "model", remaining: 1, warning: null, lawyer: false });
    expect(textOf(events)).toBe(answer);
    expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(2);
    const sources = events.find((event) => event.type === "sources");
    expect(sources?.forms).toContain("I-90");
    expect(sources?.sources[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.uscis\.gov\//),
      checked: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(events.at(-1)).toMatchObject({ type: "done", category: "residencia", clarifying: false });
  });

  it("says before the first word that a lawyer is advised, and does not take it back", async () => {
    mock.onMessage("orden de deportación", { content: "Habla hoy con un abogado." });
    const { events } = await app.visitor().ask("Tengo una orden de deportación, ¿puedo pedir residencia?");
    expect(events[0]).toMatchObject({ type: "start", engine: "model", lawyer: true });
    expect(events.at(-1)).toMatchObject({ type: "done", lawyer: true });
  });

  it("gives each sentence to the voice as it is finished", async () => {
    mock.onMessage(
      "voz por frases",
      { content: "Primera frase lista. Segunda frase lista." },
      { chunkSize: 5 },
    );
    const { events } = await app.visitor().ask("dime con voz por frases qué es una visa");
    const spoken = events.filter((event) => event.type === "speech");
    expect(spoken.map(({ index, text }) => [index, text])).toEqual([
      [0, "Primera frase lista."],
      [1, "Segunda frase lista."],
    ]);
    const order = events.map(({ type }) => type);
    expect(order.indexOf("speech")).toBeLessThan(order.lastIndexOf("text"));
  });

  it("asks with the constants of the spec", async () => {
    mock.onMessage("constantes", { content: "Bien." });
    await app.visitor().ask("¿Qué son las constantes?");
    const sent = mock.getRequests().find(({ body }) => JSON.stringify(body).includes("constantes"));
    expect(sent?.path).toBe("/v1/chat/completions");
    expect(sent?.body).toMatchObject({
      ...{ model: "gpt-4o", temperature: 0.7, max_tokens: 500, stream: true },
      messages: [{ role: "system" }, { role: "user", content: "¿Qué son las constantes?" }],
    });
  });

  it("tells the demo's model to give one informative sentence, in Mexican Spanish, on the guide's ground", async () => {
    mock.onMessage("cuánto tarda la ciudadanía", { content: "Tarda varios meses." });
    await app.visitor().ask("¿cuánto tarda la ciudadanía?");
    const [messages] = chatRequests(mock, "cuánto tarda la ciudadanía");
    const system = messages?.[0]?.content ?? "";
    expect(system).toContain("con una sola frase que informe de verdad");
    expect(system).toContain("Español de México");
    expect(system).toContain('"Estados Unidos" completo');
    expect(system).toMatch(/<pasaje id="[^"]+" fuente="[^"]+" revisado="\d{4}-\d{2}-\d{2}">/);
    expect(system).not.toContain("Answer in plain English");
  });

  it("answers English in English", async () => {
    mock.onMessage("renew my green card", { content: "You renew it with form I-90." });
    const { events } = await app.visitor().ask("How do I renew my green card?", "en");
    expect(textOf(events)).toBe("You renew it with form I-90.");
    const [messages] = chatRequests(mock, "renew my green card");
    expect(messages?.[0]?.content).toContain("Answer in plain English");
  });

  it("leaves a crisis to the guide and asks no model", async () => {
    const { events } = await app.visitor().ask("Mi esposo me pega y tengo miedo de que me mate");
    expect(JSON.stringify(events)).toContain("800-799-7233");
    expect(chatRequests(mock, "me pega")).toEqual([]);
  });

  it("leaves officers at the door to the guide, who is there at once", async () => {
    const { events } = await app.visitor().ask("la migra está afuera de mi casa tocando");
    expect(events[0]).toMatchObject({ type: "start", engine: "guide" });
    expect(chatRequests(mock, "tocando")).toEqual([]);
  });

  it("checks what a model writes in bold", async () => {
    const content = "Llena el formulario **I-821** hoy y usa la **I-601A** hasta el **3 de junio de 2027**.";
    mock.onMessage("en negritas", { content });
    const { events } = await app.visitor().ask("¿Cómo renuevo mi permiso de trabajo, en negritas?");
    expect(textOf(events)).not.toMatch(/\*|formulario el formulario|la el |el la /);
    expect(textOf(events)).toMatch(/Llena el formulario que indica la página oficial hoy/);
  });

  it("leaves a greeting to the guide, also of somebody with an account, and asks no model", async () => {
    const ana = await app.signedUp();
    const { events } = await ana.ask("Hola, buenos días");
    expect(events[0]).toMatchObject({ type: "start", engine: "guide" });
    expect(textOf(events)).toContain("Cuéntame tu duda");
    expect(chatRequests(mock, "buenos días")).toEqual([]);
  });
});

describe("the conversation", () => {
  it("sends the last turns with the next question, and none after it was cleared", async () => {
    const first = "¿Qué es la primera parte?";
    mock.onMessage("primera parte", { content: "Es la respuesta uno." });
    mock.onMessage("segunda parte", { content: "Es la respuesta dos." });
    const guest = app.visitor();
    await guest.ask(first);
    await guest.ask("¿Y la segunda parte?");
    const [second] = chatRequests(mock, "segunda parte");
    expect(second?.slice(1)).toEqual([
      { role: "user", content: first },
      { role: "assistant", content: "Es la respuesta uno." },
      { role: "user", content: "¿Y la segunda parte?" },
    ]);
  });

  it("is forgotten by DELETE /api/assistant/context", async () => {
    mock.onMessage("antes de borrar", { content: "Sí." });
    mock.onMessage("después de borrar", { content: "No." });
    const guest = app.visitor();
    await guest.ask("pregunta de antes de borrar");
    const cleared = await guest.fetch("/api/assistant/context", { method: "DELETE" });
    expect(await cleared.json()).toEqual({ cleared: true });
    await guest.ask("pregunta de después de borrar");
    expect(chatRequests(mock, "después de borrar")[0]).toHaveLength(2);
  });

  it("of Faro itself is the guide's, which knows what holds: no model is asked", async () => {
    const { events } = await app.visitor().ask("¿Ustedes guardan lo que digo aquí?");
    expect(events[0]).toMatchObject({ type: "start", engine: "guide", remaining: 2 });
    expect(textOf(events)).toContain("orden legal válida");
    expect(chatRequests(mock, "guardan lo que digo")).toEqual([]);
  });

  it("is nobody else's", async () => {
    mock.onMessage("pregunta de ana", { content: "Respuesta para Ana." });
    mock.onMessage("pregunta de luis", { content: "Respuesta para Luis." });
    await app.visitor().ask("pregunta de ana");
    await app.visitor().ask("pregunta de luis");
    expect(chatRequests(mock, "pregunta de luis")[0]).toHaveLength(2);
  });
});

describe("D6: failures of the provider", () => {
  const credential = {
    message: "Incorrect API key provided: sk-1234*****cdef",
    type: "invalid_request_error",
  };
  it.each([
    [
      "401",
      { error: { ...credential, code: "invalid_api_key" }, status: 401 },
      "API key inválida. Por favor, contacta al administrador.",
      "Invalid API key. Please contact the administrator.",
    ],
    [
      "429 insufficient_quota in the older form",
      { error: { message: "quota", type: "insufficient_quota" }, status: 429 },
      "La cuota de API se ha agotado. Por favor, contacta al administrador.",
      "The API quota has been used up. Please contact the administrator.",
    ],
    [
      "429 insufficient_quota in the newer form",
      { error: { message: "q", type: "billing", code: "organization_spend_limit_exceeded" }, status: 429 },
      "La cuota de API se ha agotado. Por favor, contacta al administrador.",
      "The API quota has been used up. Please contact the administrator.",
    ],
    [
      "400",
      { error: { message: "model x does not exist", type: "invalid_request_error" }, status: 400 },
      "Hubo un error al procesar tu pregunta. Por favor, inténtalo de nuevo.",
      "There was an error processing your question. Please try again.",
    ],
  ])(
    "%s: the spec's text at once, no other attempt, and the question given back",
    async (name, response, es, en) => {
      mock.onMessage(`caso ${name}`, response);
      const guest = app.visitor();
      for (const [language, message] of [["es", es] as const, ["en", en] as const]) {
        const { events } = await guest.ask(`caso ${name}, en ${language}`, language);
        expect(events.at(-1)).toMatchObject({ type: "error", message, requestId: expect.any(String) });
        expect(JSON.stringify(events)).not.toMatch(/sk-1234|spend_limit|does not exist/);
        expect(chatRequests(mock, `caso ${name}, en ${language}`)).toHaveLength(1);
      }
      const status = await guest.fetch("/api/assistant/status");
      expect(await status.json()).toMatchObject({ engine: "model", remaining: 2 });
    },
  );
});

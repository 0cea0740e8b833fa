import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  breaksOffAfter,
  chunk,
  says,
  sseHeaders,
  startFakeProvider,
  streamEnd,
} from "#server/testing/fake-provider.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { startTestApp, textOf, type Visitor } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const app = await startTestApp(openAiAt(provider.url));

const answer = "El niño nació aquí: su año de papás cuenta más. ¿Qué día? ñandú 🌵 listo.";
const stream = Buffer.from(
  `: keep-alive\n\n${answer
    .match(/.{1,9}/gu)
    ?.map(chunk)
    .join("")}${streamEnd}`,
  "utf8",
);

/** Writes the stream in pieces, each one its own packet. */
function inPieces(cuts: number[]): Answer {
  return async ({ response }) => {
    response.writeHead(200, sseHeaders);
    response.socket?.setNoDelay(true);
    let from = 0;
    for (const to of [...cuts, stream.length]) {
      await new Promise((resolve) => response.write(stream.subarray(from, to), resolve));
      await turn();
      from = to;
    }
    response.end();
  };
}

async function remaining(guest: Visitor): Promise<unknown> {
  return ((await (await guest.fetch("/api/assistant/status")).json()) as { remaining: unknown }).remaining;
}

describe("a stream cut into packets anywhere", () => {
  const insideCactus = stream.indexOf(Buffer.from("🌵")) + 2;
  const insideLetter = stream.indexOf(Buffer.from("ñ")) + 1;
  const insideJson = stream.indexOf(Buffer.from('"delta"')) + 4;
  it.each([
    ["in the middle of a letter", [insideLetter]],
    ["in the middle of a sign of four bytes", [insideCactus, insideCactus + 1]],
    ["in the middle of a JSON line", [insideJson]],
    ["between the two line ends", [stream.indexOf("\n\ndata") + 1]],
    ["after every 5 bytes", Array.from({ length: Math.floor(stream.length / 5) }, (_, index) => index * 5)],
  ])("%s gives the same text", async (_, cuts) => {
    provider.answers(inPieces(cuts));
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(textOf(events)).toBe(answer);
    expect(events.at(-1)?.type).toBe("done");
  });
});

describe("a stream with more in it than text", () => {
  it("is read: role first, usage last, no content, unknown fields", async () => {
    const head = { id: "1", object: "chat.completion.chunk", created: 1, model: "gpt-4o" };
    const line = (body: object) => `data: ${JSON.stringify({ ...head, ...body })}\n\n`;
    const usage = { prompt_tokens: 900, completion_tokens: 3, total_tokens: 903 };
    provider.answers(({ response }) => {
      response.writeHead(200, sseHeaders);
      response.end(
        [
          line({ choices: [{ index: 0, delta: { role: "assistant", content: "" }, finish_reason: null }] }),
          line({
            choices: [{ index: 0, delta: { content: "Claro", obfuscation: "x" }, finish_reason: null }],
          }),
          line({ choices: [{ index: 0, delta: { content: " que sí." }, finish_reason: null }] }),
          line({ choices: [{ index: 0, delta: {}, finish_reason: "length" }] }),
          line({ choices: [], usage }),
          "data: [DONE]\n\n",
        ].join(""),
      );
    });
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(textOf(events)).toBe("Claro que sí.");
    expect(events.at(-1)?.type).toBe("done");
  });

  it("keeps line breaks as paragraphs and never breaks the event stream", async () => {
    provider.answers(says("Primero.\n\nSegun", 'do.\r\ndata: {"type":"done"}\n'));
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(textOf(events)).toBe('Primero.\n\nSegundo.\r\ndata: {"type":"done"}\n');
    expect(events.filter(({ type }) => type === "done")).toHaveLength(1);
  });
});

describe("a stream that breaks off", () => {
  const failed = "Hubo un error al procesar tu pregunta. Por favor, inténtalo de nuevo.";

  it("in the middle ends with an error event, no other attempt, and the question given back", async () => {
    provider.answers(breaksOffAfter("Una visa es ", "un permiso. "), says("Otra vez."));
    const guest = app.visitor();
    const { events } = await guest.ask("¿Qué es una visa?");
    expect(textOf(events)).toBe("Una visa es un permiso. ");
    expect(events.at(-1)).toMatchObject({ type: "error", code: "MODEL_FAILED", message: failed });
    expect(events.some(({ type }) => type === "sources" || type === "done")).toBe(false);
    expect(provider.calls).toHaveLength(1);
    expect(await remaining(guest)).toBe(2);
  });

  it("before any text is tried again", async () => {
    provider.answers(breaksOffAfter(), says("Ya está."));
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(textOf(events)).toBe("Ya está.");
    expect(provider.calls).toHaveLength(2);
  });

  it("is not remembered as part of the conversation", async () => {
    provider.answers(breaksOffAfter("Empecé a decir. "), says("Bien."));
    const guest = app.visitor();
    await guest.ask("¿Qué es una visa?");
    await guest.ask("¿Y una mica?");
    expect(provider.calls[1]?.json().messages).toHaveLength(2);
  });

  it("without a word that it is finished is a failure: half an answer is none", async () => {
    provider.answers(({ response }) => {
      response.writeHead(200, sseHeaders);
      response.end(chunk("Una visa es"));
    });
    const guest = app.visitor();
    const { events } = await guest.ask("¿Qué es una visa?");
    expect(events.at(-1)).toMatchObject({ type: "error", message: failed });
    expect(await remaining(guest)).toBe(2);
  });

  it("with used up quota before any text is not tried again", async () => {
    const error = { message: "quota", type: "insufficient_quota", code: null };
    provider.answers(({ response }) => {
      response.writeHead(200, sseHeaders);
      response.end(`data: ${JSON.stringify({ error })}\n\ndata: [DONE]\n\n`);
    });
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(events.at(-1)).toMatchObject({ type: "error", code: "MODEL_QUOTA" });
    expect(provider.calls).toHaveLength(1);
  });

  it("with a line that is no JSON is a failure, not an answer", async () => {
    provider.answers(({ response }) => {
      response.writeHead(200, sseHeaders);
      response.end(`${chunk("Una visa ")}data: {"choices": [oops\n\n${streamEnd}`);
    });
    const { events, body } = await app.visitor().ask("¿Qué es una visa?");
    expect(events.at(-1)).toMatchObject({ type: "error", message: failed });
    expect(body).not.toContain("oops");
  });

  it("with an error object inside the stream is a failure", async () => {
    provider.answers(({ response }) => {
      response.writeHead(200, sseHeaders);
      response.end(
        `${chunk("Una visa ")}data: ${JSON.stringify({ error: { message: "server_error at node 7", type: "server_error" } })}\n\ndata: [DONE]\n\n`,
      );
    });
    const { events, body } = await app.visitor().ask("¿Qué es una visa?");
    expect(events.at(-1)).toMatchObject({ type: "error", message: failed });
    expect(body).not.toContain("node 7");
  });
});

describe("an answer that was cut for its length", () => {
  const cut = streamEnd.replace('"stop"', '"length"');

  it("does not look finished", async () => {
    provider.answers(({ response }) => {
      response.writeHead(200, sseHeaders);
      response.end(chunk("Una visa es un permiso que") + cut);
    });
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(textOf(events)).toBe("Una visa es un permiso que…");
    expect(events.at(-1)).toMatchObject({ type: "done" });
  });

  it("is an empty one when nothing came before", async () => {
    provider.answers(({ response }) => {
      response.writeHead(200, sseHeaders);
      response.end(cut);
    });
    const { events } = await app.visitor().ask("¿Qué es una visa?");
    expect(events.at(-1)).toMatchObject({ type: "error" });
    expect(provider.calls).toHaveLength(3);
  });
});

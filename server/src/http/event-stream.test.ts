import { ErrorEvent } from "@orpc/server";
import { afterEach, expect, it, vi } from "vitest";
import { eventStream, keepAliveInterval } from "#server/http/event-stream.ts";

afterEach(() => vi.useRealTimers());

async function* saying(values: unknown[], failure?: Error): AsyncGenerator<unknown> {
  yield* values;
  if (failure !== undefined) throw failure;
}

it("sends a comment, then a message for each event, and ends", async () => {
  const text = await new Response(eventStream(saying([{ type: "text", delta: "línea\nnueva" }, 2]))).text();
  expect(text).toBe(
    ': \n\nevent: message\ndata: {"type":"text","delta":"línea\\nnueva"}\n\nevent: message\ndata: 2\n\n',
  );
});

it("tells of a failure that the contract knows, and breaks off at any other", async () => {
  const known = eventStream(saying([1], new ErrorEvent({ data: { code: "LIMIT" } })));
  expect(await new Response(known).text()).toContain('event: error\ndata: {"code":"LIMIT"}\n\n');
  await expect(new Response(eventStream(saying([1], new Error("lost")))).text()).rejects.toThrow("lost");
});

it("lets the source go when the reader leaves", async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield "word";
    } finally {
      ended = true;
    }
  }
  const reader = eventStream(endless()).getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect(ended).toBe(true);
});

it("gives a sign of life while nothing is said, and none after the end", async () => {
  vi.useFakeTimers();
  let speak = (_: string) => {};
  async function* thinking() {
    yield await new Promise<string>((resolve) => {
      speak = resolve;
    });
  }
  const reader = eventStream(thinking()).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toBe(": \n\n");
  vi.advanceTimersByTime(keepAliveInterval);
  expect(await next()).toBe(": \n\n");
  speak("yes");
  expect(await next()).toContain("yes");
  expect((await reader.read()).done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

/** What tests of saved chats share: conversations made through the app, saved as the chat screen does. */
import { randomUUID } from "node:crypto";
import type { SavedChatRow, SavedExchangeInput } from "@faro/contract/history/schemas.ts";
import { type SignedInVisitor, textOf } from "#server/testing/test-app.ts";

/** Asks the assistant and gives the exchange as the screen would send it. */
export async function asked(visitor: SignedInVisitor, question: string): Promise<SavedExchangeInput> {
  const { events } = await visitor.ask(question);
  const of = <Type extends (typeof events)[number]["type"]>(type: Type) =>
    events.find((event): event is Extract<(typeof events)[number], { type: Type }> => event.type === type);
  const done = of("done");
  if (done === undefined) throw new Error(`no answer to ${question}`);
  return {
    part: `v:${randomUUID().slice(0, 8)}`,
    turn: done.id,
    question,
    answer: textOf(events),
    warning: of("start")?.warning ?? null,
    steps: done.steps,
    choices: done.choices,
    forms: of("sources")?.forms ?? [],
    sources: of("sources")?.sources ?? [],
    engine: of("start")?.engine ?? null,
    lawyer: done.lawyer,
    clarifying: done.clarifying,
    stopped: false,
  };
}

export async function saveRequest(
  visitor: SignedInVisitor,
  exchanges: SavedExchangeInput[],
  id: string = randomUUID(),
): Promise<Response> {
  return await visitor.json("/api/saved-chats", { id, exchanges });
}

export async function saved(
  visitor: SignedInVisitor,
  exchanges: SavedExchangeInput[],
  id?: string,
): Promise<SavedChatRow> {
  const response = await saveRequest(visitor, exchanges, id);
  if (!response.ok) throw new Error(`saving answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as SavedChatRow;
}

/** A call of the API with its body read. */
export async function called<Body = { code: string; message: string }>(
  visitor: SignedInVisitor,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Body }> {
  const headers = { "content-type": "application/json" };
  const response = await visitor.fetch(`/api/saved-chats${path}`, {
    method,
    headers: body === undefined ? {} : headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

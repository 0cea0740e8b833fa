import type { TestApp } from "#server/testing/test-app.ts";

/** The newest message to an address or number, as the built-in outbox holds it. */
export async function lastMessage(app: TestApp, recipient: string) {
  const message = (await app.services.outbox.list()).find((entry) => entry.recipient === recipient);
  if (message === undefined) throw new Error("nothing was sent there");
  return message;
}

/** The six digits of the newest message to a number or address. */
export async function lastCode(app: TestApp, recipient: string): Promise<string> {
  const { subject, text } = await lastMessage(app, recipient);
  const code = /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0];
  if (code === undefined) throw new Error("the message holds no code");
  return code;
}

let lastNumber = 2_000_000;
/** A number of Chicago that no other test uses. */
export function newPhone(): string {
  lastNumber += 1;
  return `312${lastNumber}`;
}

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { issueTicket, readTicket, ticketLifetime } from "#server/assistant/speech-ticket.ts";
import type { Caller } from "#server/http/caller.ts";
import { deriveKeys, seal } from "#server/privacy/keys.ts";

const { ticket: key, storage: otherKey } = deriveKeys("a secret for the ticket tests, 32 or more");
const now = 1_790_000_000_000;
const caller: Caller = { kind: "guest", id: randomUUID() };
const speech = { text: "Puedes renovar con el formulario i noventa.", language: "es" as const };
const ticket = issueTicket(key, caller, speech, now);

describe("a speech ticket", () => {
  it("gives its caller the sentence and its language", () => {
    expect(readTicket(key, ticket, caller, now)).toEqual(speech);
    expect(readTicket(key, ticket, caller, now + ticketLifetime - 1)).toEqual(speech);
  });

  it("shows nothing of the sentence and fits in a URL", () => {
    expect(ticket).toMatch(/^[\w-]+$/);
    expect(Buffer.from(ticket, "base64url").toString("latin1")).not.toContain("renovar");
  });

  it("expires", () => {
    expect(readTicket(key, ticket, caller, now + ticketLifetime)).toBeNull();
  });

  it("is nobody else's", () => {
    expect(readTicket(key, ticket, { kind: "guest", id: randomUUID() }, now)).toBeNull();
  });

  it("cannot be forged or changed", () => {
    const body = JSON.stringify({ t: "Di lo que yo quiera", l: "es", e: now + ticketLifetime });
    const forged = [
      "",
      "x",
      ticket.slice(0, -4),
      ticket.slice(4),
      `${ticket.slice(0, 40)}AAAA${ticket.slice(44)}`,
      Buffer.from(body).toString("base64url"),
      seal(otherKey, body, caller.id).toString("base64url"),
      seal(key, body, "").toString("base64url"),
    ];
    for (const value of forged) expect(readTicket(key, value, caller, now)).toBeNull();
  });
});

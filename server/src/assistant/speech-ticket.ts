/**
 * A speech ticket is a sentence of an answer, sealed for the caller it was written for. It lets any server
 * copy speak exactly that sentence without looking anything up, and keeps its text out of URLs and logs.
 */
import type { Caller } from "#server/http/caller.ts";
import { open, seal } from "#server/privacy/keys.ts";

/** Life of a ticket in milliseconds: long enough to press 'Escuchar' again later in the visit. */
export const ticketLifetime = 2 * 60 * 60 * 1000;

export interface SpeechTicket {
  text: string;
  language: "es" | "en";
}

export function issueTicket(key: Buffer, caller: Caller, speech: SpeechTicket, now: number): string {
  const body = JSON.stringify({ t: speech.text, l: speech.language, e: now + ticketLifetime });
  return seal(key, body, caller.id).toString("base64url");
}

/** What the ticket lets this caller hear, or null when it is forged, expired or somebody else's. */
export function readTicket(key: Buffer, ticket: string, caller: Caller, now: number): SpeechTicket | null {
  const body = open(key, Buffer.from(ticket, "base64url"), caller.id);
  if (body === null) return null;
  const { t, l, e } = JSON.parse(body) as { t: string; l: "es" | "en"; e: number };
  return e > now ? { text: t, language: l } : null;
}

import { SpeakerFailed } from "#web/assistant/voice/speaker.ts";

export interface SpeechRequestDeps {
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** The voice pass; `renew` asks for a new one because the last was refused. */
  pass(renew: boolean, signal: AbortSignal): Promise<string>;
}

/** A request with the voice pass; a pass that ran out in a long conversation is renewed once. */
export async function requestSpeech(
  deps: SpeechRequestDeps,
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  // Taken out of the object: the browser's fetch refuses to be called as a method of something else.
  const { fetch } = deps;
  for (const renew of [false, true]) {
    const headers = { ...init.headers, authorization: `Bearer ${await deps.pass(renew, signal)}` };
    const response = await fetch(url, { ...init, headers, signal });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status !== 401 || renew) throw new SpeakerFailed(`http-${response.status}`);
  }
  throw new SpeakerFailed("http-401");
}

export function requireTicket(ticket: string | undefined): string {
  if (ticket === undefined) throw new SpeakerFailed("no-ticket");
  return ticket;
}

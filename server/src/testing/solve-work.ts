/** The work that a browser does before codes and cards (web/app/lib/find-answer.ts). */
import { pbkdf2Sync } from "node:crypto";
import type { WorkChallenge, WorkProof } from "@faro/contract/shared/work.ts";
import type { Visitor } from "#server/testing/test-app.ts";

/** Asks for a work at `path` and does it. */
export async function solveWork(visitor: Visitor, path: string): Promise<WorkProof> {
  const work = (await (await visitor.json(path, {})).json()) as WorkChallenge;
  for (let answer = 0; answer < work.tries; answer += 1) {
    const found = pbkdf2Sync(String(answer), work.salt, work.rounds, 16, "sha256").toString("base64url");
    if (found === work.target) return { challenge: work.challenge, answer };
  }
  throw new Error("the challenge has no answer");
}

/** Sends what makes a code go out, and, asked for work, does it and sends the same once more: as the screens do. */
export async function askForCode(visitor: Visitor, path: string, body: object): Promise<Response> {
  const response = await visitor.json(path, body);
  if (response.status !== 428) return response;
  return await visitor.json(path, { ...body, work: await solveWork(visitor, "/api/auth/work") });
}

/** A code to a phone, for signing in; what the browser must show with it. */
export async function phoneChallenge(visitor: Visitor, body: object): Promise<string> {
  const response = await askForCode(visitor, "/api/auth/otp", body);
  if (!response.ok) throw new Error(`no code was sent: ${await response.text()}`);
  return ((await response.json()) as { challenge: string }).challenge;
}

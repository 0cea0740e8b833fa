/** A letter sent in by a test, and how it was taken. */
import type { SignedInVisitor } from "#server/testing/test-app.ts";

export const processPath = "/api/functions/process-document";

/** The code of the refusal, or "read". */
export async function outcomeOf(who: SignedInVisitor, body: object): Promise<string> {
  const answer = (await (await who.json(processPath, body)).json()) as { code?: string };
  return answer.code ?? "read";
}

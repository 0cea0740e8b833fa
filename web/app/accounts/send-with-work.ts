import type { WorkProof } from "@faro/contract/shared/work.ts";
import { ORPCError } from "@orpc/client";
import { api } from "#web/lib/api.ts";

/**
 * Sends what makes a code go to a phone. When the server asks for work first, this browser does it and sends the same
 * once more: nothing to click or read, about a second on an old phone.
 */
export async function sendWithWork<Answer>(
  send: (work: { work?: WorkProof }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== "CODE_WORK") throw error;
    const { findAnswer } = await import("#web/lib/find-answer.ts");
    const work = await findAnswer(await api.accounts.makeCodeWork());
    if (work === null) throw error;
    return await send({ work });
  }
}

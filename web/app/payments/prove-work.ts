/** The work that the server asks for after refused cards. */
import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { WorkProof } from "@faro/contract/shared/work.ts";
import { api } from "#web/lib/api.ts";
import { CardNotTaken } from "#web/payments/accept.ts";

/** Sends; when the server asks for work, does it and sends the same once more. Throws CardNotTaken when it cannot be done. */
export async function sendWithProof<Answer>(
  send: (proof: { proof?: WorkProof }) => Promise<Answer>,
  asksForProof: (outcome: { answer: Answer } | { error: unknown }) => boolean,
  onWork: () => void,
): Promise<Answer> {
  try {
    const answer = await send({});
    if (!asksForProof({ answer })) return answer;
  } catch (error) {
    if (!asksForProof({ error })) throw error;
  }
  onWork();
  const { findAnswer } = await import("#web/lib/find-answer.ts");
  const proof = await findAnswer(await api.payments.makeProof());
  if (proof === null) throw new CardNotTaken(paymentFailures.proof);
  return await send({ proof });
}

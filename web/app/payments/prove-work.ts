/** The small work that the server asks for after refused cards; done by this browser, seen by nobody else. */
import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { Proof, ProofChallenge } from "@faro/contract/payments/schemas.ts";
import { api } from "#web/lib/api.ts";
import { CardNotTaken } from "#web/payments/accept.ts";

/** Keys that are stretched side by side; the browser does it off the page's own thread. */
const together = 4;

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

async function stretch(answer: number, { salt, rounds }: ProofChallenge): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", text.encode(String(answer)), "PBKDF2", false, [
    "deriveBits",
  ]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: text.encode(salt), iterations: rounds };
  return toBase64Url(await crypto.subtle.deriveBits(how, key, 128));
}

/** Throws CardNotTaken when no answer fits, or where the browser has no cryptography (a page without https). */
export async function findAnswer(work: ProofChallenge): Promise<Proof> {
  for (let first = 0; globalThis.crypto?.subtle !== undefined && first < work.tries; first += together) {
    const answers = Array.from({ length: together }, (_, place) => first + place);
    const found = await Promise.all(answers.map((answer) => stretch(answer, work)));
    const place = found.indexOf(work.target);
    if (place >= 0) return { challenge: work.challenge, answer: first + place };
  }
  throw new CardNotTaken(paymentFailures.proof);
}

/** Sends; when the server asks for work, does it and sends the same once more. */
export async function sendWithProof<Answer>(
  send: (proof: { proof?: Proof }) => Promise<Answer>,
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
  return await send({ proof: await findAnswer(await api.payments.makeProof()) });
}

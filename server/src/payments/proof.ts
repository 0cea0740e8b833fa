/**
 * A proof of work of our own, so that trying many cards costs time and nobody else learns who pays here
 * (docs/decisions). The browser looks for a number; checking it is one signature.
 */
import { pbkdf2, randomBytes, randomInt } from "node:crypto";
import { promisify } from "node:util";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { Proof, ProofChallenge } from "@faro/contract/payments/schemas.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { sign, verifySignature } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

const derive = promisify(pbkdf2);
const form = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

export async function makeProof({ services, addressKey }: RequestContext): Promise<ProofChallenge> {
  await services.limits.proofs.take(addressKey);
  const { tries, rounds, lifetime } = paymentLimits.proof;
  const salt = randomBytes(16).toString("base64url");
  const answer = randomInt(tries);
  const target = await derive(String(answer), salt, rounds, 16, "sha256");
  const stamp = `${salt}.${services.now() + lifetime}`;
  const challenge = `${stamp}.${sign(services.keys.proof, `${stamp}.${answer}`)}`;
  return { challenge, salt, target: target.toString("base64url"), rounds, tries };
}

/** True once for each right answer in time. */
export async function spendProof(services: Services, proof: Proof | undefined): Promise<boolean> {
  const [, salt = "", expires = "", signature = ""] = form.exec(proof?.challenge ?? "") ?? [];
  if (Number(expires) <= services.now()) return false;
  const signed = `${salt}.${expires}.${proof?.answer}`;
  if (!verifySignature(services.keys.proof, signed, signature)) return false;
  try {
    await services.limits.proofUses.take(salt);
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}

/**
 * A proof of work of our own, so that doing something many times costs time and nobody else learns who uses this site
 * (decision 0037). The browser looks for a number; checking it is one signature.
 */
import { pbkdf2, randomBytes, randomInt } from "node:crypto";
import { promisify } from "node:util";
import { type WorkChallenge, type WorkProof, workLifetime } from "@faro/contract/shared/work.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { sign, verifySignature } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

const derive = promisify(pbkdf2);
const form = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/** What a work is for; that of one is no good for another. */
export type WorkPurpose = "card" | "code";

/** A phone tries half of `tries` keys on average, each stretched `rounds` times. */
export interface WorkSize {
  tries: number;
  rounds: number;
}

export async function makeWork(
  { services, addressKey }: RequestContext,
  purpose: WorkPurpose,
  { tries, rounds }: WorkSize,
): Promise<WorkChallenge> {
  await services.limits.proofs.take(addressKey);
  const salt = randomBytes(16).toString("base64url");
  const answer = randomInt(tries);
  const target = await derive(String(answer), salt, rounds, 16, "sha256");
  const stamp = `${salt}.${services.now() + workLifetime}`;
  const challenge = `${stamp}.${sign(services.keys.proof, `${purpose}.${stamp}.${answer}`)}`;
  return { challenge, salt, target: target.toString("base64url"), rounds, tries };
}

/** True once for each right answer in time. */
export async function spendWork(
  services: Services,
  purpose: WorkPurpose,
  work: WorkProof | undefined,
): Promise<boolean> {
  const [, salt = "", expires = "", signature = ""] = form.exec(work?.challenge ?? "") ?? [];
  if (Number(expires) <= services.now()) return false;
  const signed = `${purpose}.${salt}.${expires}.${work?.answer}`;
  if (!verifySignature(services.keys.proof, signed, signature)) return false;
  try {
    await services.limits.proofUses.take(salt);
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}

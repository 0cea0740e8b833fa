/** Six-digit codes: hashed, good once, ten minutes, five tries, bound to the browser that asked for them. */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { WorkProof } from "@faro/contract/shared/work.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { mailContactCode } from "#server/accounts/mails.ts";
import { verificationCodes } from "#server/accounts/tables.ts";
import { and, eq, gt, isNull, lt, sql } from "#server/db/orm.ts";
import { withLookup } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { spendWork } from "#server/http/proof-of-work.ts";
import { open, seal } from "#server/privacy/keys.ts";
import { sendingError } from "#server/providers/code-sender.ts";
import type { Services } from "#server/services.ts";

export type CodePurpose = "sign-in" | "contact" | "proof";

/** What is remembered with a code; sealed. */
export interface CodePayload {
  channel: "email" | "phone";
  /** Address or number the code was sent to. */
  target: string;
  language: Language;
  firstName?: string | undefined;
  timeZone?: string | undefined;
}

interface CodeRequest {
  purpose: CodePurpose;
  payload: CodePayload;
  /** The signed-in person who asks; null when signing in. */
  ownerId: string | null;
  /** What the browser worked out, when it was asked to. */
  work?: WorkProof | undefined;
}

const hashOf = (services: Services, id: string, code: string) =>
  createHmac("sha256", services.keys.code).update(`${id}:${code}`).digest();

/** Sends a code and returns what the same browser must show with it. The answer tells nothing about the target. */
export async function sendCode(
  ctx: RequestContext,
  { purpose, payload, ownerId, work }: CodeRequest,
): Promise<{ challenge: string; retryAfter: number }> {
  const { services } = ctx;
  const { channel, target, language } = payload;
  const index = lookupIndex(services.keys, target);
  const budgetKey = index.toString("base64url");
  if (channel === "phone" && purpose !== "proof") await requireWork(ctx, work);
  await services.limits.codes.take(budgetKey, ctx.addressKey);

  const id = randomUUID();
  const code = String(randomInt(10 ** accountLimits.codeDigits)).padStart(accountLimits.codeDigits, "0");
  const checkedElsewhere = channel === "phone" && services.codes.ownsCode;
  const now = services.now();
  const expires = now + accountLimits.codeLifetime;
  await withLookup(services.db, index, (tx) =>
    tx.insert(verificationCodes).values({
      id,
      ownerId,
      purpose,
      targetIndex: index,
      codeHash: checkedElsewhere ? null : hashOf(services, id, code),
      payload: seal(services.keys.storage, JSON.stringify(payload), id),
      expiresAt: new Date(expires),
      createdAt: new Date(now),
      forgetAt: new Date(expires),
    }),
  );
  try {
    if (channel === "phone") {
      const { addressKey } = ctx;
      await services.codes.startVerification({ phone: target, code, language, addressKey });
    } else {
      await services.mail.send(mailContactCode(target, code, language));
    }
  } catch (error) {
    await services.limits.codes.giveBack(budgetKey, ctx.addressKey);
    ctx.log.warn({ purpose, channel, err: error }, "a code could not be sent");
    throw sendingError(error);
  }
  await watchUse(ctx);
  return { challenge: `${id}.${budgetKey}`, retryAfter: accountLimits.codeWait / 1000 };
}

/** Whoever has codes sent for money never types one: with fewer used than this share somebody does. */
const usual = { share: 0.4, from: 20, every: 10 };
const isUnusual = ({ sent, used }: { sent: number; used: number }) =>
  sent >= usual.from && used < sent * usual.share;

/**
 * A message to any number costs money (A9). The first in an hour from a network is free, the next cost the browser a
 * small work, and all of them while few of the day's codes come back. By network and not by number: otherwise anybody
 * could learn whether somebody asked for a code to her number today.
 */
async function requireWork({ services, addressKey }: RequestContext, work: WorkProof | undefined) {
  const { codes } = services.limits;
  if (!isUnusual(await codes.today()) && (await codes.isFree(addressKey))) return;
  if (!(await spendWork(services, "code", work))) throw new CodedError("CODE_WORK");
}

/** The operator is called. */
async function watchUse({ services, log }: RequestContext): Promise<void> {
  const { sent, used } = await services.limits.codes.today();
  if (sent % usual.every !== 0 || !isUnusual({ sent, used })) return;
  log.error(
    { sent, used },
    "few of today's codes come back: somebody may be sending them to run up the bill",
  );
}

interface CodeAnswer {
  challenge: string;
  code: string;
  purpose: CodePurpose;
  /** Who is signed in; must be who asked. */
  ownerId: string | null;
}

/**
 * Uses a code up and returns what was remembered with it. Wrong, used, expired, somebody else's: CODE_INVALID, all
 * alike. The try is counted before the code is compared, so that parallel guesses count too.
 */
export async function useCode(
  services: Services,
  { challenge, code, purpose, ownerId }: CodeAnswer,
): Promise<CodePayload> {
  const digits = code.replace(/\D/g, "");
  if (digits === "") throw new CodedError("CODE_REQUIRED");
  const [id = "", key = ""] = challenge.split(".");
  const index = Buffer.from(key, "base64url");
  if (!/^[0-9a-f-]{36}$/.test(id) || index.length !== 32) throw new CodedError("CODE_INVALID");

  const [row] = await withLookup(services.db, index, (tx) =>
    tx
      .update(verificationCodes)
      .set({ attempts: sql`${verificationCodes.attempts} + 1` })
      .where(
        and(
          eq(verificationCodes.id, id),
          eq(verificationCodes.targetIndex, index),
          eq(verificationCodes.purpose, purpose),
          // Somebody else's tries do not use hers up.
          ownerId === null ? isNull(verificationCodes.ownerId) : eq(verificationCodes.ownerId, ownerId),
          gt(verificationCodes.expiresAt, new Date(services.now())),
          lt(verificationCodes.attempts, accountLimits.codeTries + 1),
        ),
      )
      .returning(),
  );
  if (row === undefined) throw new CodedError("CODE_INVALID");
  if (row.attempts > accountLimits.codeTries) throw new CodedError("CODE_TOO_MANY_TRIES");
  const payload = JSON.parse(open(services.keys.storage, row.payload, id) ?? "null") as CodePayload | null;
  if (payload === null) throw new CodedError("CODE_INVALID");

  if (row.codeHash === null) await checkWithProvider(services, payload.target, digits);
  else if (!timingSafeEqual(row.codeHash, hashOf(services, id, digits))) throw new CodedError("CODE_INVALID");

  if (purpose === "proof") {
    await keepProof(services, row);
    return payload;
  }
  const used = await withLookup(services.db, index, (tx) =>
    tx
      .delete(verificationCodes)
      .where(and(eq(verificationCodes.id, id), eq(verificationCodes.targetIndex, index)))
      .returning({ id: verificationCodes.id }),
  );
  // Of two requests with the same right code one deletes the row, and only that one goes on.
  if (used.length === 0) throw new CodedError("CODE_INVALID");
  await services.limits.codes.used();
  return payload;
}

/**
 * A proof stays good for ten minutes after it was typed, with the same code from the same browser: who corrects an
 * address or asks for another code there must not prove herself anew.
 */
async function keepProof(services: Services, row: typeof verificationCodes.$inferSelect): Promise<void> {
  const first = row.expiresAt.getTime() - row.createdAt.getTime() <= accountLimits.codeLifetime;
  const until = new Date(services.now() + accountLimits.codeLifetime);
  await withLookup(services.db, row.targetIndex, (tx) =>
    tx
      .update(verificationCodes)
      .set({
        attempts: sql`${verificationCodes.attempts} - 1`,
        ...(first ? { expiresAt: until, forgetAt: until } : {}),
      })
      .where(and(eq(verificationCodes.id, row.id), eq(verificationCodes.targetIndex, row.targetIndex))),
  );
  if (first) await services.limits.codes.used();
}

async function checkWithProvider(services: Services, phone: string, code: string): Promise<void> {
  if (!services.codes.ownsCode) throw new CodedError("CODE_INVALID");
  const verdict = await services.codes.check(phone, code).catch((error) => {
    throw new CodedError("CODE_CHECK_FAILED", { cause: error });
  });
  if (verdict === "max_attempts") throw new CodedError("CODE_TOO_MANY_TRIES");
  if (verdict !== "approved") throw new CodedError("CODE_INVALID");
}

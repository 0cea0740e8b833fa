import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { ErrorCode } from "@faro/contract/shared/errors.ts";
import { workLifetime } from "@faro/contract/shared/work.ts";
import type pg from "pg";
import RateLimiterPostgres from "rate-limiter-flexible/lib/RateLimiterPostgres.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import { CodedError } from "#server/errors.ts";
import { createLease } from "#server/http/leased-budget.ts";
import { createSignInTries, type SignInTries } from "#server/http/sign-in-tries.ts";

/** Requests per address (or caller) in a window; shared by all server copies through PostgreSQL. */
export interface RateLimits {
  /** Passes: 3,000 a minute and address; phone networks put thousands behind one. */
  passes: Budget;
  /** Demo answers a day and address. */
  demoAnswers: BatchBudget;
  /** Answers to people in danger, who have no other limit: 600 an hour and address. */
  crisisAnswers: Budget;
  /** Greetings and thanks that cost no question: 60 an hour and address; more of them are counted like questions. */
  courtesies: Budget;
  /** Spoken sentences: 120 a minute and caller. */
  speech: Budget;
  /** Letters: 60 a day and person. */
  letters: Budget;
  /** Pages of letters: 240 a day and person. */
  letterPages: CountedBudget;
  /** Explanations of letters as PDF: 20 a minute and person. */
  letterPdfs: Budget;
  /** Saves of chats: 120 a minute and person. */
  savedChats: Budget;
  /** Files with saved chats: 120 in ten minutes and person; everything she has may need a hundred. */
  chatExports: Budget;
  /** Recordings: 10 a minute and caller; 300 a minute and address, which a shelter shares (decision 0008). */
  recordings: Budget;
  recordingsAddress: Budget;
  /** New accounts an hour and address. */
  signUps: Budget;
  /** Answers that an e-mail address has an account: 20 an hour and address (decision 0030). */
  registeredAnswers: Budget;
  /** Tries of a password, by account (apart for addresses it was opened from) and by address. */
  signInTries: SignInTries;
  /** Codes and reset mails: one a minute and ten a day for each target; an hour and address, and a day for all, as set. */
  codes: CodeBudget;
  /** Charges that were not approved: five an hour, by network address, by e-mail and by account. */
  payments: Budget;
  /** Cards that were refused in an hour, by the same keys and of everybody together; has no end, but asks for proofs. */
  refusedCards: Budget;
  /** Proofs of work: 60 in ten minutes and address, each good once. */
  proofs: Budget;
  proofUses: Budget;
  /** Answers of the connected model in a day, for everybody together. */
  modelAnswers: Budget;
  /** Lists and downloads of the library: 1,200 a minute and address. */
  documents: Budget;
  /** Answers of the website assistant: 40 in ten minutes and caller; a day and address. */
  help: Budget;
  helpAddress: Budget;
  /** Messages of the public feedback form: 20 an hour and address. */
  feedback: Budget;
  /** Surveys: 10 a day and user. */
  surveys: Budget;
}

export interface Budget {
  /** Takes one; throws TOO_MANY_REQUESTS when nothing is left. */
  take(key: string): Promise<void>;
  /** Puts one back, for work that failed. */
  giveBack(key: string): Promise<void>;
  /** How many are taken in the running window. */
  taken(key: string): Promise<number>;
}

/** A budget that a batch of statements can take from, without a round trip of its own. */
export interface BatchBudget extends Budget {
  /** See `budgetStatement`. */
  takeStatement(key: string, from: string): string;
}

/** `target`: keyed hash of the number or address a code goes to. Throws CODE_WAIT or TOO_MANY_REQUESTS. */
export interface CodeBudget {
  /** A code came back right. */
  used(): Promise<void>;
  /** Codes of about the last day: how many were sent, and how many of them came back. */
  today(): Promise<{ sent: number; used: number }>;
  /** True once an hour and address: that code asks for no work. */
  isFree(address: string): Promise<boolean>;
  take(target: string, address: string): Promise<void>;
  giveBack(target: string, address: string): Promise<void>;
}

/**
 * `take` of a budget as a statement of an `ownerBatch`: one row when there was something left, none otherwise.
 * `key` is an SQL expression, `from` what it is selected from: without a row there, nothing is taken. Counts in
 * the limiter's own table, in its own way.
 */
function budgetStatement(
  { name, points, seconds }: { name: string; points: number; seconds: number },
  key: string,
  from: string,
): string {
  const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
  const over = `r.expire <= ${now}`;
  return `insert into rate_limits as r (key, points, expire)
    select '${name}:' || ${key}, 1, ${now} + ${seconds * 1000} from ${from}
    on conflict (key) do update set points = case when ${over} then 1 else r.points + 1 end,
      expire = case when ${over} then excluded.expire else r.expire end
    where ${over} or r.points < ${points} returning r.points`;
}

/** A budget of which several can be taken at once, all or none. */
export interface CountedBudget extends Budget {
  take(key: string, points?: number): Promise<void>;
}

function budget(
  pool: pg.Pool,
  name: string,
  points: number,
  seconds: number,
  /** True when points are given back: then a refused request must not count, or it would use those up. */
  returnable = false,
): CountedBudget {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    async take(key, points = 1) {
      try {
        await limiter.consume(key, points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (returnable) await limiter.reward(key, points);
        throw new CodedError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async taken(key) {
      return (await limiter.get(key))?.consumedPoints ?? 0;
    },
  };
}

/** All budgets are asked at once; when one refuses, those already taken are given back. */
async function takeAll(wanted: [Budget, string][]): Promise<void> {
  const results = await Promise.allSettled(wanted.map(([limit, key]) => limit.take(key)));
  const refused = results.find((result) => result.status === "rejected");
  if (refused === undefined) return;
  const taken = wanted.filter((_, place) => results[place]?.status === "fulfilled");
  await Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
  throw refused.reason;
}

function asCode(code: ErrorCode): (error: unknown) => never {
  return (error) => {
    if (error instanceof CodedError && error.code === "TOO_MANY_REQUESTS")
      throw new CodedError(code, { retryAfter: error.retryAfter });
    throw error;
  };
}

function codeBudget(pool: pg.Pool, { codesDaily, codesHourly }: RateLimitSettings): CodeBudget {
  const wait = budget(pool, "code-t1", 1, accountLimits.codeWait / 1000);
  const others = {
    target: budget(pool, "code-t2", 10, 24 * 60 * 60, true),
    address: budget(pool, "code-i", codesHourly, 60 * 60, true),
    all: budget(pool, "code-all", codesDaily, 24 * 60 * 60, true),
  };
  const free = budget(pool, "code-free", 1, 60 * 60);
  const used = budget(pool, "code-used", Number.MAX_SAFE_INTEGER, 24 * 60 * 60);
  return {
    used: () => used.take("all"),
    async today() {
      const [sent, back] = await Promise.all([others.all.taken("all"), used.taken("all")]);
      return { sent, used: back };
    },
    async isFree(addressKey) {
      try {
        await free.take(addressKey);
        return true;
      } catch (error) {
        if (error instanceof CodedError) return false;
        throw error;
      }
    },
    async take(target, addressKey) {
      await wait.take(target).catch(asCode("CODE_WAIT"));
      await takeAll([
        [others.target, target],
        [others.address, addressKey],
        [others.all, "all"],
      ]);
    },
    async giveBack(target, addressKey) {
      await Promise.all([
        wait.giveBack(target),
        others.target.giveBack(target),
        others.address.giveBack(addressKey),
        others.all.giveBack("all"),
      ]);
    },
  };
}

export interface RateLimitSettings {
  demoAddressDaily: number;
  codesDaily: number;
  codesHourly: number;
  signUpsHourly: number;
  modelAnswersDaily: number;
  helpAddressDaily: number;
}

/** Points a server copy takes at once of a limit that all share: never more than a hundredth of it. */
const leaseOf = (points: number) => Math.max(1, Math.min(20, Math.floor(points / 100)));

export function createRateLimits(pool: pg.Pool, settings: RateLimitSettings): RateLimits {
  const model = budget(pool, "model", settings.modelAnswersDaily, 24 * 60 * 60, true);
  const demo = { name: "demo", points: settings.demoAddressDaily, seconds: 24 * 60 * 60 };
  return {
    signUps: budget(pool, "sign-up", settings.signUpsHourly, 60 * 60),
    registeredAnswers: budget(pool, "sign-up-no", 20, 60 * 60, true),
    signInTries: createSignInTries(pool),
    payments: budget(pool, "payment", paymentLimits.declinesAnHour, 60 * 60, true),
    refusedCards: budget(pool, "card-no", 1_000_000, 60 * 60),
    proofs: budget(pool, "proof", 60, 10 * 60),
    proofUses: budget(pool, "proof-use", 1, workLifetime / 1000),
    codes: codeBudget(pool, settings),
    modelAnswers: { ...model, ...createLease(model, leaseOf(settings.modelAnswersDaily)) },
    passes: budget(pool, "pass", 3000, 60),
    demoAnswers: {
      ...budget(pool, demo.name, demo.points, demo.seconds, true),
      takeStatement: (key, from) => budgetStatement(demo, key, from),
    },
    crisisAnswers: budget(pool, "crisis", 600, 60 * 60),
    courtesies: budget(pool, "courtesy", 60, 60 * 60, true),
    speech: budget(pool, "speech", 120, 60),
    letters: budget(pool, "letter", letterLimits.perDay, 24 * 60 * 60),
    letterPages: budget(pool, "letter-page", letterLimits.pagesPerDay, 24 * 60 * 60),
    letterPdfs: budget(pool, "letter-pdf", 20, 60),
    savedChats: budget(pool, "save-chat", 120, 60),
    chatExports: budget(pool, "chat-export", 120, 10 * 60),
    recordings: budget(pool, "recording", 10, 60),
    recordingsAddress: budget(pool, "recording-address", 300, 60),
    documents: budget(pool, "documents", 1200, 60),
    help: budget(pool, "help", 40, 10 * 60, true),
    helpAddress: budget(pool, "help-address", settings.helpAddressDaily, 24 * 60 * 60, true),
    feedback: budget(pool, "feedback", 20, 60 * 60),
    surveys: budget(pool, "survey", 10, 24 * 60 * 60),
  };
}

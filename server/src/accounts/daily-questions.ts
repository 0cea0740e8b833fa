/** Questions of signed-in people: three a local day with FREE, a hidden fair-use ceiling with UNLIMITED. */
import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { dailyQuestions } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, sql } from "#server/db/orm.ts";

const owner = "current_setting('faro.owner_id')::uuid";
const localDay = "(current_setting('faro.now')::timestamptz at time zone p.time_zone)::date";

/** Most questions a day of somebody with UNLIMITED. Nobody asks this many; a script would. */
export const fairUseCeiling = 200;

/**
 * Takes one question in a single statement of an `ownerBatch`, so that parallel requests cannot take more than there
 * are. One row comes back: `plan`, the local `day`, and `questions` used with this one, null when nothing was left.
 * No row: the person has no profile any more; a deletion that is under way is waited for, or waits and sees the row.
 */
export const takeDailyStatement = `with p as (
    select plan, ${localDay.replace("p.", "profiles.")} as day,
      case when plan = 'UNLIMITED' then ${fairUseCeiling} else ${accountLimits.freeQuestions} end as most
    from profiles where owner_id = ${owner} for key share
  ), taken as (
    insert into daily_questions as d (owner_id, day, questions) select ${owner}, p.day, 1 from p
    on conflict (owner_id, day) do update set questions = d.questions + 1
    where d.questions < (select most from p) returning questions
  ) select p.plan, p.day::text as day, (select questions from taken) as questions from p`;

/** Reads the same without taking. */
export const readDailyStatement = `select p.plan, ${localDay}::text as day,
    coalesce((select questions from daily_questions d where d.owner_id = p.owner_id and d.day = ${localDay}), 0) as questions
  from profiles p where p.owner_id = ${owner}`;

/** A row of either statement. */
export interface DailyRow {
  plan: string;
  day: string;
  questions: number | null;
}

/** Questions left after `used`; null without a limit. */
export function dailyRemaining(plan: string, used: number): number | null {
  return plan === "UNLIMITED" ? null : Math.max(accountLimits.freeQuestions - used, 0);
}

/** Gives a question of `day` back whose answer failed; inside `withOwner`. */
export async function giveBackDailyQuestion(tx: Transaction, ownerId: string, day: string): Promise<void> {
  await tx
    .update(dailyQuestions)
    .set({ questions: sql`greatest(${dailyQuestions.questions} - 1, 0)` })
    .where(and(eq(dailyQuestions.ownerId, ownerId), eq(dailyQuestions.day, day)));
}

/** Questions used since local midnight; inside `withOwner`. `now`: milliseconds since 1970. */
export async function questionsToday(
  tx: Transaction,
  ownerId: string,
  timeZone: string,
  now: number,
): Promise<number> {
  const day = sql`(${new Date(now)}::timestamptz at time zone ${timeZone})::date`;
  const [row] = await tx
    .select({ questions: dailyQuestions.questions })
    .from(dailyQuestions)
    .where(and(eq(dailyQuestions.ownerId, ownerId), eq(dailyQuestions.day, day)));
  return row?.questions ?? 0;
}

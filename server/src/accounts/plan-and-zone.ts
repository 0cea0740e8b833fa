import type { Plan } from "@faro/contract/accounts/schemas.ts";
import { planOf } from "#server/accounts/profile.ts";
import { profiles } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";

interface PlanAndZone {
  plan: Plan;
  /** IANA name. */
  timeZone: string;
}

const columns = { plan: profiles.plan, timeZone: profiles.timeZone };

function known(row: { plan: string; timeZone: string } | undefined): PlanAndZone {
  if (row === undefined) throw new CodedError("SIGN_IN_REQUIRED");
  return { plan: planOf(row.plan), timeZone: row.timeZone };
}

/** Inside `withOwner`. */
export async function readPlanAndZone(tx: Transaction, ownerId: string): Promise<PlanAndZone> {
  const [row] = await tx.select(columns).from(profiles).where(eq(profiles.ownerId, ownerId));
  return known(row);
}

/** The same, and whoever asks for it at the same moment waits: for limits that two taps must not pass together. */
export async function holdPlanAndZone(tx: Transaction, ownerId: string): Promise<PlanAndZone> {
  const [row] = await tx
    .select(columns)
    .from(profiles)
    .where(eq(profiles.ownerId, ownerId))
    .for("no key update");
  return known(row);
}

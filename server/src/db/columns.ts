/** Sealed text (see privacy/keys.ts): unreadable without the key, which is not in the database. */
export const sealed = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
export const updatedAt = () => timestamp("updated_at", { withTimezone: true }).notNull().defaultNow();

/**
 * When the nightly job deletes the row (db/forget.ts). Guests: 30 days after it was made, which is the default.
 * Rows of a signed-in person must be given their own, later moment, also when a guest's rows become theirs.
 */
export const forgetAt = () =>
  timestamp("forget_at", { withTimezone: true }).notNull().default(sql`now() + interval '30 days'`);

/** Row-level security of a personal table: only rows of the owner set by `withOwner` exist. */
export const ownerOnly = (name: string) =>
  pgPolicy(`${name}_owner`, {
    for: "all",
    to: "public",
    using: sql`owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid`,
    withCheck: sql`owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid`,
  });

/** Keyed hash by which a row is found without its owner being known (sign-in by e-mail or phone). */
export const lookup = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Rows of the owner, and the one row whose keyed hash was named by `withLookup`. */
export const ownerOrLookup = (name: string, columns: readonly string[]) => {
  const named = "decode(nullif(current_setting('faro.lookup', true), ''), 'hex')";
  const found = columns.map((column) => `${column} = ${named}`).join(" or ");
  const owned = "owner_id = nullif(current_setting('faro.owner_id', true), '')::uuid";
  return pgPolicy(`${name}_owner`, {
    for: "all",
    to: "public",
    using: sql.raw(`${owned} or ${found}`),
    withCheck: sql.raw(`${owned} or ${found}`),
  });
};

import { customType, pgPolicy, sql, timestamp } from "#server/db/orm.ts";

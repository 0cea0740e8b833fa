/** Counters of rate-limiter-flexible; shared by all server copies. Keys hold no address, only a keyed hash. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});

import { bigint, integer, pgTable, varchar } from "#server/db/orm.ts";

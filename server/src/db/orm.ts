/**
 * The ORM, loaded as CommonJS. Node's ESM loader parses a package's manifest again for every file it loads,
 * and drizzle-orm's is 180 kB: as ES modules it costs 300 ms and 140 MB at every start, this way a quarter.
 */
import { createRequire } from "node:module";

// drizzle-kit runs this file as CommonJS, where import.meta.url is empty.
const require = createRequire(import.meta.url ?? `file://${process.cwd()}/server/src/db/orm.ts`);

const orm = require("drizzle-orm") as typeof import("drizzle-orm");
const core = require("drizzle-orm/pg-core") as typeof import("drizzle-orm/pg-core");
const driver = require("drizzle-orm/node-postgres") as typeof import("drizzle-orm/node-postgres");
const migrator =
  require("drizzle-orm/node-postgres/migrator") as typeof import("drizzle-orm/node-postgres/migrator");

export const { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql, notInArray } =
  orm;
export const {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} = core;
export const { drizzle } = driver;
export const { migrate } = migrator;

import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { sql } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { version } from "#server/version.ts";

const os = implement(contract.system).$context<RequestContext>();

export const systemRoutes = os.router({
  getHealth: os.getHealth.handler(async ({ context }) => {
    try {
      await context.services.db.execute(sql`select 1`);
    } catch (error) {
      throw new CodedError("SERVICE_UNAVAILABLE", { cause: error });
    }
    return { status: "ok" as const, version };
  }),
});

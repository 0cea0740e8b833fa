import { contract } from "@faro/contract/contract.ts";
import { implement } from "@orpc/server";
import { sql } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { version } from "#server/version.ts";

const os = implement(contract.system).$context<RequestContext>();

/** Milliseconds. Whoever watches over the server wants a word soon, also of a database that hangs. */
const longest = 2000;
/** It may be this process that was busy, in its first second above all: what the database said meanwhile is read first. */
const grace = 250;

async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    const giveUp = () => reject(new Error("the database does not answer in time"));
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, grace);
    }, longest);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const systemRoutes = os.router({
  getHealth: os.getHealth.handler(async ({ context }) => {
    try {
      await inTime(context.services.db.execute(sql`select 1`));
    } catch (error) {
      throw new CodedError("SERVICE_UNAVAILABLE", { cause: error });
    }
    return { status: "ok" as const, version };
  }),
});

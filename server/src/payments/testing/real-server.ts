/** The real server as a process that can be killed, on a database of its own, with a clock that a test moves. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect } from "vitest";
import { isOver } from "#server/payments/attempts.ts";
import { type AuthorizeNetFake, notification } from "#server/payments/testing/authorize-net-fake.ts";
import { type FaroProcess, newHome, removeHome, spawnFaro } from "#server/testing/process.ts";
import { cloneDatabase } from "#server/testing/test-app.ts";

/** First number of the advisory locks that hold a commit back. */
const lockSpace = 4711;

/** A commit that brings an attempt into this state; `ordered`: the one that notes the gateway's subscription. */
export type Commit = "charging" | "charged" | "opened" | "ordered" | "voiding" | "voided";

/**
 * A commit of a state waits, with all its rows written, while a test holds that state's lock. Nothing of the server is
 * changed for it: the triggers stand in the test's database alone.
 */
const triggers = `
  create function wait_for_test() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${lockSpace}, hashtext(case tg_table_name
      when 'payment_attempts' then to_jsonb(new)->>'state' else 'ordered' end));
    return null;
  end $$;
  create trigger wait_for_test after insert or update of state on payment_attempts
    for each row execute function wait_for_test();
  create trigger wait_for_test after update of gateway_id on payment_subscriptions
    for each row when (new.gateway_id is not null) execute function wait_for_test();`;

export async function openRealServer(fake: AuthorizeNetFake) {
  const database = await cloneDatabase();
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(triggers);
  const home = newHome();
  const clock = join(home, "clock");
  const preload = join(import.meta.dirname, "../../../../e2e/server-clock.ts");
  const settings = {
    ...fake.settings,
    // It is held at the gateway's door for as long as a test looks.
    ...{ AUTHNET_TIMEOUT: "60000", LOG_LEVEL: "error", TRUSTED_PROXIES: "1" },
    ...{ DATABASE_URL: database.url, FARO_SECRET: "a-secret-of-more-than-thirty-two-characters" },
    ...{ NODE_OPTIONS: `--import ${preload}`, SERVER_CLOCK: clock },
  };
  let ahead = 0;
  let faro: FaroProcess | null = null;
  let url = "";
  let callers = 0;

  async function count(text: string, values: unknown[] = []): Promise<number> {
    const { rows } = await admin.query<{ n: number }>(`select count(*)::int as n ${text}`, values);
    return rows[0]?.n ?? -1;
  }
  const soon = (look: () => Promise<number>) => expect.poll(look, { timeout: 30_000, interval: 20 });

  const self = {
    /** Rows as the database's owner sees them. */
    rows: async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
      (await admin.query<T>(text, values)).rows,

    async start(): Promise<void> {
      faro = spawnFaro(home, settings);
      url = await faro.url;
    },

    /** SIGKILL. Its connections end with it, whatever they waited for, and PostgreSQL takes their work back. */
    async kill(): Promise<void> {
      expect(await faro?.stop("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
      await admin.query(
        "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    },

    /** A request from a network of its own: trying passwords from one is slowed. */
    post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
      callers += 1;
      return fetch(`${url}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.9.${callers >> 8}.${callers & 255}`,
          ...headers,
        },
        body: JSON.stringify(body),
      });
    },

    /** Plan of the account behind this sign-in; null when there is none. */
    async planOf(email: string, password: string): Promise<string | null> {
      const signIn = await self.post("/api/auth/sign-in", { email, password });
      if (!signIn.ok) return null;
      const { access_token: token } = (await signIn.json()) as { access_token: string };
      const profile = await fetch(`${url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
      return ((await profile.json()) as { plan: string }).plan;
    },

    /** Holds this commit back; call what it gives to let go. */
    async hold(commit: Commit): Promise<{ reached: () => Promise<void>; letGo: () => Promise<void> }> {
      const lock = [lockSpace, commit];
      await admin.query("select pg_advisory_lock($1, hashtext($2))", lock);
      return {
        reached: () =>
          soon(() =>
            count("from pg_locks where locktype = 'advisory' and not granted and classid = $1", [lockSpace]),
          ).toBe(1),
        letGo: async () => void (await admin.query("select pg_advisory_unlock($1, hashtext($2))", lock)),
      };
    },

    /**
     * Minutes pass and the server's own queue works off what is due, woken by a notification of the gateway instead of
     * the clock's next minute.
     */
    async settle(): Promise<void> {
      for (let round = 0; round < 3; round += 1) {
        ahead += 6 * 60_000;
        writeFileSync(clock, String(ahead));
        const event = notification({
          eventType: "net.authorize.payment.void.created",
          payload: { entityName: "transaction", id: "1" },
        });
        const response = await fetch(`${url}/api/payments/webhooks/authorize-net`, {
          method: "POST",
          ...event,
        });
        expect(response.status).toBe(200);
        const due = [new Date(Date.now() + ahead)];
        await soon(() => count("from payment_tasks where due_at <= $1", due)).toBe(0);
      }
    },

    /** States of attempts that are not over. */
    async open(): Promise<string[]> {
      const found = await self.rows<{ state: string }>("select state from payment_attempts");
      return found.map(({ state }) => state).filter((state) => !isOver(state));
    },
  };

  afterAll(async () => {
    await removeHome(home, faro === null ? [] : [faro]);
    await admin.end();
    await database.drop();
  });
  return self;
}

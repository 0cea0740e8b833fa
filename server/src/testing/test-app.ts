/** The real application on a database of its own, for one test file. */
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { Writable } from "node:stream";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import type { AnswerEvent } from "@faro/contract/assistant/schemas.ts";
import { answerEvent } from "@faro/contract/assistant/schemas.ts";
import { serve } from "@hono/node-server";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import { createApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { sql } from "#server/db/orm.ts";
import { parseEnv } from "#server/env.ts";
import { logOptions } from "#server/log.ts";
import type { Services } from "#server/services.ts";
import { templateName } from "#server/testing/global-setup.ts";
import { whenDone } from "#server/testing/when-done.ts";

/** Milliseconds from now to the next American morning, 15:00 UTC: the same for all apps of a test file. */
const untilMorning = (() => {
  const now = Date.now();
  const morning = new Date(now).setUTCHours(15, 0, 0, 0);
  return (morning > now ? morning : morning + 24 * 60 * 60 * 1000) - now;
})();

export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${templateName}`);
  await admin.end();
  const drop = async () => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  };
  return { url: adminUrl.replace(/\/faro$/, `/${name}`), drop };
}

export interface TestApp {
  services: Services;
  /** Superuser connection string of this file's database. */
  databaseUrl: string;
  /** All log lines so far. */
  logLines: string[];
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A browser with its own cookies. */
  visitor(address?: string): Visitor;
  /** Somebody who has just made an account by e-mail. */
  signedUp(options?: { address?: string; firstName?: string; timeZone?: string }): Promise<SignedInVisitor>;
  /** Works off every job that is due by the server's clock; returns how many. */
  runJobs(): Promise<number>;
  /** Moves the server's clock by milliseconds. */
  advance(milliseconds: number): void;
  /** Address of the listening server. */
  origin: string;
  server: Server;
  /** Stops the server as a restart would; its database stays until the end of the file. */
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Database of another test app: a second copy, or the same one after a restart. */
  databaseUrl?: string;
  /** Folder of the built web app; none by default. */
  webRoot?: string;
  /** True works off the queues in the background, as the real server does; without it use `runJobs`. */
  jobs?: boolean;
  /**
   * True begins in a morning, hours away from the nightly round of payments and from every midnight: for tests that
   * step through days. The database's own clock, and with it the queues, stays where it is.
   */
  fromMorning?: boolean;
}

export interface Visitor {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  json(path: string, body: unknown, init?: RequestInit): Promise<Response>;
  pass(key?: string): Promise<string>;
  /** Asks with a fresh pass; every event is checked against the contract. */
  ask(
    question: string,
    language?: "es" | "en",
  ): Promise<{ status: number; events: AnswerEvent[]; body: string }>;
  cookie: string;
  /** Sent with every request that brings no Authorization of its own; empty for a guest. */
  accessToken: string;
}

/** A visitor who is signed in; `fetch` and `json` send her access token. */
export interface SignedInVisitor extends Visitor {
  userId: string;
  email: string;
  password: string;
  session: Session;
}

/** Events of a server-sent stream; throws when a data line is no event of the contract. */
export function parseEvents(body: string): AnswerEvent[] {
  return body
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => answerEvent.parse(JSON.parse(line.slice(5))));
}

export function textOf(events: AnswerEvent[]): string {
  return events.map((event) => (event.type === "text" ? event.delta : "")).join("");
}

/** Starts the application with these settings; it is closed and its database dropped after the test, or after the
 * file when it is started outside of one. */
export async function startTestApp(
  settings: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  const database =
    options.databaseUrl === undefined
      ? await cloneDatabase()
      : { url: options.databaseUrl, drop: async () => {} };
  const logLines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk));
      done();
    },
  });
  let offset = options.fromMorning === true ? untilMorning : 0;
  const env = parseEnv({ NODE_ENV: "test", LOG_LEVEL: "info", TRUSTED_PROXIES: "1", ...settings });
  const services = await createServices({
    env,
    databaseUrl: database.url,
    secret: "test-secret-test-secret-test-secret",
    log: pino(logOptions(env), sink),
    now: () => Date.now() + offset,
  });
  if (options.jobs === true) await services.jobs.start();
  const app = createApp(services, { webRoot: options.webRoot ?? null });
  const { server, port } = await new Promise<{ server: Server; port: number }>((resolve) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address) =>
      resolve({ server: listening as Server, port: address.port }),
    );
  });
  const request = async (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

  const visitor = (address = "198.51.100.7"): Visitor => {
    const self: Visitor = {
      cookie: "",
      accessToken: "",
      async fetch(path, init = {}) {
        const headers = new Headers(init.headers);
        headers.set("x-forwarded-for", address);
        if (self.cookie !== "") headers.set("cookie", self.cookie);
        if (self.accessToken !== "" && !headers.has("authorization")) {
          headers.set("authorization", `Bearer ${self.accessToken}`);
        }
        const response = await request(path, { ...init, headers });
        const set = response.headers.get("set-cookie");
        if (set !== null) self.cookie = set.split(";")[0] ?? "";
        return response;
      },
      json(path, body, init = {}) {
        const headers = new Headers(init.headers);
        headers.set("content-type", "application/json");
        return self.fetch(path, { method: "POST", ...init, headers, body: JSON.stringify(body) });
      },
      async pass(key = "OPENAI_API_KEY") {
        const response = await self.json("/api/functions/get-secret", { key });
        return ((await response.json()) as { value: string }).value;
      },
      async ask(question, language = "es") {
        const pass = await self.pass();
        const headers = { authorization: `Bearer ${pass}` };
        const response = await self.json("/api/assistant/answers", { question, language }, { headers });
        const body = await response.text();
        return { status: response.status, body, events: response.ok ? parseEvents(body) : [] };
      },
    };
    return self;
  };

  const signedUp: TestApp["signedUp"] = async (options = {}) => {
    const self = visitor(options.address) as SignedInVisitor;
    self.email = `ana.${randomBytes(6).toString("hex")}@example.com`;
    self.password = "una clave de prueba";
    const response = await self.json("/api/auth/sign-up", {
      email: self.email,
      password: self.password,
      firstName: options.firstName ?? "Ana",
      timeZone: options.timeZone ?? "America/Chicago",
    });
    if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
    self.session = (await response.json()) as Session;
    self.userId = self.session.user.id;
    self.accessToken = self.session.access_token;
    return self;
  };

  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= (async () => {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await ended;
      await services.jobs.stop(1000).catch(() => {});
      // A test may have closed a pool itself.
      await Promise.allSettled(services.handles.map((handle) => handle.close()));
    })();
    return closed;
  };
  const end = async () => {
    await close();
    await database.drop();
  };
  whenDone(end);
  return {
    services,
    databaseUrl: database.url,
    logLines,
    request,
    visitor,
    signedUp,
    async runJobs() {
      let total = 0;
      for (let found = 1; found > 0; total += found) {
        // The queue goes by the database's clock, which a test cannot move.
        await services.db.execute(
          sql`update pgboss.job set start_after = now() where start_after > now() and start_after <= ${new Date(services.now()).toISOString()}::timestamptz and state in ('created', 'retry')`,
        );
        found = await services.jobs.drain();
      }
      return total;
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    origin: `http://127.0.0.1:${port}`,
    server,
    close,
  };
}

/** Starting and stopping, as an operator sees it: the real process, its signals, its exit codes, its lines. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, inject, it } from "vitest";
import {
  type FaroProcess,
  isAlive,
  killPostgres,
  newHome,
  postgresPid,
  processesIn,
  removeHome,
  type StartOptions,
  spawnFaro,
  until,
} from "#server/testing/process.ts";
import { parseEvents, startTestApp } from "#server/testing/test-app.ts";

const started = new Map<string, FaroProcess[]>();
const longSecret = "a-secret-of-more-than-thirty-two-characters";

function home(): string {
  const folder = newHome();
  started.set(folder, []);
  return folder;
}

function spawn(folder: string, settings: Record<string, string> = {}, options: StartOptions = {}) {
  const faro = spawnFaro(folder, settings, options);
  started.get(folder)?.push(faro);
  return faro;
}

async function open(folder: string, settings: Record<string, string> = {}, options: StartOptions = {}) {
  const faro = spawn(folder, settings, options);
  return { ...faro, url: await faro.url };
}

/** A start that must fail: exit code 1 and one line on standard error, nothing else. */
async function refusal(folder: string, settings: Record<string, string>): Promise<string> {
  const faro = spawn(folder, settings);
  expect(await faro.ended).toEqual({ code: 1, signal: null });
  expect(faro.printed.out).toBe("");
  expect(faro.printed.err).toMatch(/^[^\n]+\n$/);
  return faro.printed.err;
}

const nothingRunsIn = (folder: string) =>
  until(() => processesIn(folder).length === 0, `processes left in ${folder}`);

async function health(url: string) {
  const response = await fetch(`${url}/api/health`);
  return { status: response.status, body: await response.json() };
}
const healthy = { status: 200, body: { status: "ok", version: expect.any(String) } };

/** Asks one question as a new guest; returns the guest's cookie. */
async function askAsGuest(url: string): Promise<string> {
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const secret = await post("/api/functions/get-secret", { key: "OPENAI_API_KEY" }, {});
  const cookie = secret.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { value } = (await secret.json()) as { value: string };
  const question = { question: "¿Cómo renuevo mi mica?", language: "es" };
  const answer = await post("/api/assistant/answers", question, { cookie, authorization: `Bearer ${value}` });
  expect(parseEvents(await answer.text()).at(-1)).toMatchObject({ type: "done", remaining: 1 });
  return cookie;
}

async function remaining(url: string, cookie: string): Promise<unknown> {
  const response = await fetch(`${url}/api/assistant/status`, { headers: { cookie } });
  return ((await response.json()) as { remaining: unknown }).remaining;
}

afterAll(async () => {
  await Promise.all([...started].map(([folder, processes]) => removeHome(folder, processes)));
});

describe("one copy over its life", () => {
  const folder = home();
  let faro: Awaited<ReturnType<typeof open>>;
  let cookie = "";

  it("boots its own PostgreSQL on the first start and says what is built in", async () => {
    faro = await open(folder);
    // Busy machines take their time over the first second; a server that never gets well fails all that follows.
    await expect.poll(() => health(faro.url), { timeout: 20_000 }).toEqual(healthy);
    const pid = postgresPid(folder);
    expect(pid !== undefined && isAlive(pid)).toBe(true);
    expect(faro.printed.out).toContain(`built-in PostgreSQL in ${join(folder, "data")}`);
    expect(faro.printed.out).toMatch(/answers +built-in guide +change with OPENAI_API_KEY/);
    expect(faro.printed.out).toMatch(/voice +the browser's own voice +change with ELEVENLABS_API_KEY/);
    expect(faro.printed.out).toMatch(/listening +the browser only +change with OPENAI_API_KEY/);
    cookie = await askAsGuest(faro.url);
  });

  it("keeps an idle connection longer than the proxy in front of it does", async () => {
    const { headers } = await fetch(`${faro.url}/api/health`);
    expect(headers.get("keep-alive")).toBe("timeout=75");
  });

  it("refuses a second start on the same DATA_DIR and runs on unharmed", async () => {
    const pid = postgresPid(folder);
    expect(await refusal(folder, {})).toMatch(/DATA_DIR is in use/);
    expect(postgresPid(folder)).toBe(pid);
    expect(await health(faro.url)).toEqual(healthy);
    expect(await remaining(faro.url, cookie)).toBe(1);
  });

  it("refuses a port in use and leaves no PostgreSQL behind; with another port both run side by side", async () => {
    const other = home();
    const port = new URL(faro.url).port;
    expect(await refusal(other, { PORT: port })).toContain(`Port ${port} on 127.0.0.1 is in use`);
    // Said before anything was made.
    expect(existsSync(join(other, "postgres"))).toBe(false);
    await nothingRunsIn(other);

    const second = await open(other);
    expect(await Promise.all([health(faro.url), health(second.url)])).toEqual([healthy, healthy]);
    expect(postgresPid(other)).not.toBe(postgresPid(folder));
    // Its secret and its guests are its own: the first copy's cookie means nothing to it.
    expect(await remaining(second.url, cookie)).toBe(2);
    await second.stop();
    expect(await health(faro.url)).toEqual(healthy);
  });

  it("keeps its data over SIGTERM", async () => {
    expect(await faro.stop("SIGTERM")).toEqual({ code: 0, signal: null });
    await nothingRunsIn(folder);
    faro = await open(folder);
    expect(await remaining(faro.url, cookie)).toBe(1);
  });

  it("keeps its data over kill -9, which leaves no PostgreSQL behind", async () => {
    const pid = postgresPid(folder) ?? 0;
    expect(isAlive(pid)).toBe(true);
    expect(await faro.stop("SIGKILL")).toEqual({ code: null, signal: "SIGKILL" });
    await until(() => !isAlive(pid), "PostgreSQL outlived Faro");
    await nothingRunsIn(folder);
    faro = await open(folder);
    expect(await health(faro.url)).toEqual(healthy);
    expect(await remaining(faro.url, cookie)).toBe(1);
  });

  it("starts again at once after kill -9, while the old PostgreSQL still stops", async () => {
    await faro.stop("SIGKILL");
    faro = await open(folder);
    expect(await remaining(faro.url, cookie)).toBe(1);
  });

  it("ends everything on SIGINT with exit code 0", async () => {
    const pid = postgresPid(folder) ?? 0;
    expect(await faro.stop("SIGINT")).toEqual({ code: 0, signal: null });
    expect(isAlive(pid)).toBe(false);
    await nothingRunsIn(folder);
  });

  it("ends on a signal and with its starter when started through npm start", async () => {
    faro = await open(folder, {}, { lifeline: true });
    expect(await faro.stop("SIGINT")).toEqual({ code: 0, signal: null });
    await nothingRunsIn(folder);

    faro = await open(folder, {}, { lifeline: true });
    faro.child.stdio[3]?.destroy();
    expect(await faro.ended).toEqual({ code: 0, signal: null });
    await nothingRunsIn(folder);
  });
});

describe("a built-in PostgreSQL that dies", () => {
  /** Listens where PostgreSQL did, so that it cannot come back before the test has looked. */
  function holdPort(port: number): Promise<Server | null> {
    return new Promise((resolve) => {
      const server = createServer((socket) => socket.destroy());
      server.on("error", () => resolve(null)).listen(port, "127.0.0.1", () => resolve(server));
    });
  }

  it("is started again; health is red meanwhile, and nothing saved is lost", async () => {
    const folder = home();
    const faro = await open(folder);
    const cookie = await askAsGuest(faro.url);
    const pidFile = join(folder, "data/postgres/cluster/postmaster.pid");
    const port = Number(readFileSync(pidFile, "utf8").split("\n")[3]);
    // Counters commit without waiting for the disk (decision 0011); what is lost then is not the matter here.
    const password = readFileSync(join(folder, "data/postgres-password"), "utf8").trim();
    const admin = new pg.Client({ connectionString: `postgres://faro:${password}@127.0.0.1:${port}/faro` });
    await admin.connect();
    await admin.query("checkpoint");
    await admin.end();

    let held: Server | null = null;
    while (held === null) {
      killPostgres(folder);
      held = await holdPort(port);
    }
    const status = async () => (await health(faro.url)).status;
    await expect.poll(status, { timeout: 10_000 }).toBe(503);
    held.close();
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    expect(await remaining(faro.url, cookie)).toBe(1);
    // Health asks the database itself; the supervisor looks at it now and then.
    await expect.poll(() => faro.printed.out).toContain("the built-in PostgreSQL is back");
    expect(await faro.stop()).toEqual({ code: 0, signal: null });
    await nothingRunsIn(folder);
  });
});

describe("a first start that is cut off", () => {
  it("leaves nothing that stops the next start", async () => {
    const folder = home();
    const postgres = join(folder, "data/postgres");
    const initialising = () =>
      existsSync(postgres) &&
      readdirSync(postgres).some((name) => existsSync(join(postgres, name, "PG_VERSION")));
    const cut = spawn(folder);
    await until(initialising, "no cluster was begun");
    await cut.stop("SIGKILL");
    const faro = await open(folder);
    expect(await health(faro.url)).toEqual(healthy);
  });
});

describe("settings that cannot work", () => {
  const folder = home();

  it.each([
    ["PORT", { PORT: "abc" }],
    ["FARO_SECRET", { FARO_SECRET: "too-short-a-value" }],
    ["FARO_SECRET", { NODE_ENV: "production" }],
  ])("names %s in one line (%o)", async (name, settings) => {
    const line = await refusal(folder, settings);
    expect(line).toContain(`${name}: `);
    expect(line).not.toContain("too-short-a-value");
    expect(existsSync(join(folder, "data"))).toBe(false);
  });

  it("says in one line that DATA_DIR is a file", async () => {
    const file = join(home(), "a-file");
    writeFileSync(file, "");
    expect(await refusal(folder, { DATA_DIR: file })).toMatch(/^DATA_DIR: .+ cannot be used, /);
    expect(await refusal(folder, { DATA_DIR: join(file, "data") })).toMatch(/a part of it is a file\.$/m);
  });

  it("says in one line that no folder can be made where DATA_DIR points", async () => {
    expect(await refusal(folder, { DATA_DIR: "/proc/nope/data" })).toMatch(
      /^DATA_DIR: \/proc\/nope\/data\S* cannot be used, /,
    );
  });

  it("names an unreachable DATABASE_URL without its password", async () => {
    const line = await refusal(folder, { DATABASE_URL: "postgres://x:hidden-password@127.0.0.1:1/z" });
    expect(line).toMatch(/does not answer: ECONNREFUSED.*DATABASE_URL/);
    expect(line).not.toContain("hidden-password");
    expect(existsSync(join(folder, "data"))).toBe(false);
  });
});

describe("an outside PostgreSQL", () => {
  it("is used instead of the built-in one, and migrated", async () => {
    const admin = new pg.Client({ connectionString: inject("postgresUrl") });
    await admin.connect();
    const name = `external_${randomBytes(6).toString("hex")}`;
    await admin.query(`create database ${name}`);
    try {
      const folder = home();
      const databaseUrl = inject("postgresUrl").replace(/\/faro$/, `/${name}`);
      const faro = await open(folder, { DATABASE_URL: databaseUrl });
      expect(await health(faro.url)).toEqual(healthy);
      await askAsGuest(faro.url);
      expect(faro.printed.out).toMatch(/database +connected +change with DATABASE_URL/);
      expect(faro.printed.out + faro.printed.err).not.toContain(new URL(databaseUrl).password);
      expect(existsSync(join(folder, "data/postgres"))).toBe(false);
      expect(await faro.stop()).toEqual({ code: 0, signal: null });
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });
});

describe("pages for developers", () => {
  it("are not served in production", async () => {
    const web = join(home(), "client");
    mkdirSync(web);
    writeFileSync(join(web, "__spa-fallback.html"), "<title>parts</title>");
    const ask = async (settings: Record<string, string>) => {
      const app = await startTestApp(settings, { webRoot: web });
      return (await app.request("/dev/ui", { redirect: "manual" })).status;
    };
    expect(await ask({ NODE_ENV: "development" })).toBe(200);
    expect(await ask({ NODE_ENV: "production", FARO_SECRET: longSecret })).toBe(302);
  });

  it("are not served by the real process in production, built web app or not", async () => {
    const faro = await open(home(), { NODE_ENV: "production", FARO_SECRET: longSecret });
    expect(await health(faro.url)).toEqual(healthy);
    const response = await fetch(`${faro.url}/dev/ui`, { redirect: "manual" });
    expect([302, 404]).toContain(response.status);
  });
});

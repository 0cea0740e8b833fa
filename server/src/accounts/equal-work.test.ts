/**
 * A4: who tries an address or a number learns nothing from how long the answer takes. Time is not measured, it would
 * depend on the machine: what costs time is counted, the hashing of passwords and the statements to the database.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { aMinuteLater } from "#server/testing/database.ts";
import { newPhone } from "#server/testing/outbox.ts";
import { phoneChallenge } from "#server/testing/solve-work.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const hashing = vi.spyOn(crypto, "argon2");
syncBuiltinESMExports();
const original = pg.Client.prototype.query;
const asking = vi.spyOn(pg.Client.prototype, "query");
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const app = await startTestApp();
let addresses = 0;
const somebody = () => {
  addresses += 1;
  return app.visitor(`203.0.113.${addresses}`);
};
const newEmail = () => `nadie.${crypto.randomUUID()}@example.com`;

const textOf = (query: unknown) => (typeof query === "string" ? query : (query as { text: string }).text);

interface Work {
  status: number;
  body: string;
  /** Parameters of each hash of a password. */
  hashes: unknown[];
  /** Texts of the statements, in the order of the alphabet: some are asked side by side. */
  statements: string[];
}

/** Sends one request and notes what it made the server do. */
async function workOf(path: string, body: object): Promise<Work> {
  hashing.mockClear();
  asking.mockClear();
  const response = await somebody().json(path, body);
  const text = await response.text();
  const hashes = hashing.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
    ...{ algorithm, memory, passes, parallelism, tagLength },
  }));
  const statements = (asking.mock.calls as unknown[][]).map(([query]) =>
    textOf(query).replace(/[0-9a-f]{64}/, "(index)"),
  );
  const shown = text
    .replace(/"requestId":"[^"]*"/, "")
    .replace(/"challenge":"[^"]*"/, (found) => `${found.length}`);
  return { status: response.status, body: shown, hashes, statements: statements.toSorted() };
}

describe("A4: the same answer and the same work, known or not", () => {
  it("for a wrong password: one hash, the same statements", async () => {
    const ana = await app.signedUp();
    const password = "no es esta";
    const known = await workOf("/api/auth/sign-in", { email: ana.email, password });
    const unknown = await workOf("/api/auth/sign-in", { email: newEmail(), password });
    expect(known.status).toBe(401);
    expect(known.hashes).toHaveLength(1);
    expect(known.statements.length).toBeGreaterThan(3);
    expect(unknown).toEqual(known);
    // The watch on hashes sees a difference where there is one.
    const right = await workOf("/api/auth/sign-in", { email: ana.email, password: ana.password });
    expect(right.statements).not.toEqual(known.statements);
  });

  it("for a code to a phone", async () => {
    const visitor = somebody();
    const number = newPhone();
    const challenge = await phoneChallenge(visitor, { phone: number, firstName: "Ana" });
    const [message] = await app.services.outbox.list();
    const token = /\d{6}/.exec(message?.text ?? "")?.[0];
    expect((await visitor.json("/api/auth/verify", { phone: number, token, challenge })).status).toBe(200);
    await aMinuteLater(app);
    const known = await workOf("/api/auth/otp", { phone: number });
    const unknown = await workOf("/api/auth/otp", { phone: newPhone() });
    expect(known.status).toBe(200);
    expect(known.statements.length).toBeGreaterThan(3);
    expect(unknown).toEqual(known);
  });

  it("for a forgotten password, whose answer does not wait for the account to be looked up or for the mail", async () => {
    const ana = await app.signedUp();
    let release = () => {};
    const held = new Promise<never>((_, reject) => {
      release = () => reject(new Error("released"));
    });
    const lookup = "set_config('faro.lookup'";
    let lookups = 0;
    const ask = asking.getMockImplementation() ?? original;
    asking.mockImplementation(function (this: pg.Client, ...query: unknown[]) {
      if (!textOf(query[0]).includes(lookup))
        return (ask as (...query: unknown[]) => unknown).apply(this, query);
      lookups += 1;
      return held;
    } as never);
    const known = await workOf("/api/auth/password-reset", { email: ana.email });
    const unknown = await workOf("/api/auth/password-reset", { email: newEmail() });
    // Both have their answer; only now, on their own time, the two look whether there is an account.
    await expect.poll(() => lookups).toBe(2);
    asking.mockImplementation(ask as never);
    release();
    const untilAnswer = ({ statements, ...rest }: Work) => ({
      ...rest,
      statements: statements.filter((statement) => !statement.includes(lookup)),
    });
    expect(known.status).toBe(200);
    expect(known.statements.length).toBeGreaterThan(3);
    expect(untilAnswer(unknown)).toEqual(untilAnswer(known));
  });
});

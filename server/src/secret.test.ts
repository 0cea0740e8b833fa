import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { serverSecret } from "#server/secret.ts";

const folder = mkdtempSync(join(tmpdir(), "faro-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the server's secret", () => {
  it("is made once, kept, and readable by this user alone", () => {
    const env = parseEnv({ DATA_DIR: join(folder, "made") });
    const secret = serverSecret(env);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(serverSecret(env)).toBe(secret);
    const file = join(env.DATA_DIR, "secret");
    expect(readFileSync(file, "utf8")).toBe(secret);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("differs between two installations", () => {
    const [first, second] = ["a", "b"].map((name) =>
      serverSecret(parseEnv({ DATA_DIR: join(folder, name) })),
    );
    expect(first).not.toBe(second);
  });

  it("is the setting when there is one", () => {
    const FARO_SECRET = "a setting with thirty-two characters";
    expect(serverSecret(parseEnv({ FARO_SECRET, DATA_DIR: join(folder, "unused") }))).toBe(FARO_SECRET);
  });
});

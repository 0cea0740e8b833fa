import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv, SettingError } from "#server/env.ts";

/** The message of the SettingError that these settings cause. */
function refusal(settings: Record<string, string>): string {
  try {
    parseEnv(settings);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as SettingError).message;
  }
  throw new Error("the settings were accepted");
}

describe("settings", () => {
  it("have the constants of the spec as defaults", () => {
    expect(parseEnv({})).toMatchObject({
      ...{ PORT: 3000, HOST: "127.0.0.1", NODE_ENV: "development", production: false, TRUSTED_PROXIES: 0 },
      ...{ CHAT_MODEL: "gpt-4o", CHAT_TEMPERATURE: 0.7, CHAT_MAX_TOKENS: 500, CHAT_RATE_LIMIT_WAIT: 2000 },
      ...{ ELEVENLABS_MODEL: "eleven_turbo_v2_5", ELEVENLABS_STABILITY: 0.5, ELEVENLABS_SIMILARITY: 0.75 },
      ...{ SPEECH_DELAY: 500, ELEVENLABS_VOICES: [] },
      OPENAI_BASE_URL: "https://api.openai.com/v1",
      DATA_DIR: resolve("data"),
    });
    const { OPENAI_API_KEY, ELEVENLABS_API_KEY, DATABASE_URL, FARO_SECRET } = parseEnv({});
    expect([OPENAI_API_KEY, ELEVENLABS_API_KEY, DATABASE_URL, FARO_SECRET]).toEqual(Array(4).fill(undefined));
  });

  it("count as missing when they are empty, as in a copied .env.example", () => {
    const names = Object.keys(parseEnv({})).filter((name) => name !== "production");
    const blank = Object.fromEntries(names.map((name) => [name, ""]));
    expect(parseEnv(blank)).toEqual(parseEnv({}));
  });

  it("are read", () => {
    expect(parseEnv({ PORT: "0", CHAT_TEMPERATURE: "0.2", DATA_DIR: "/x", UNKNOWN: "1" })).toMatchObject({
      PORT: 0,
      CHAT_TEMPERATURE: 0.2,
      DATA_DIR: "/x",
    });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["PORT", "0x50"],
    ["PORT", " 3000"],
    ["TRUSTED_PROXIES", "many"],
    ["DATABASE_URL", "mysql://faro:word@localhost/faro"],
    ["PUBLIC_URL", "faro.example"],
    ["OPENAI_BASE_URL", "not a url"],
    ["OPENAI_BASE_URL", "ftp://models.example"],
    ["OPENAI_BASE_URL", "file:///etc/passwd"],
    ["PUBLIC_URL", "ftp://faro.example"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "nobody"],
    ["ELEVENLABS_BASE_URL", "api"],
    ["ELEVENLABS_VOICES", "Valentina"],
    ["ELEVENLABS_VOICES", "Valentina=abc=def"],
    ["ELEVENLABS_VOICES", "=abc"],
    ["SPEECH_DELAY", "-1"],
    ["NODE_ENV", "staging"],
    ["LOG_LEVEL", "loud"],
    ["FARO_SECRET", "short"],
    ["CHAT_TEMPERATURE", "3"],
    ["CHAT_MAX_TOKENS", "1"],
    ["CHAT_FIRST_TOKEN_TIMEOUT", "0"],
    ["CHAT_RATE_LIMIT_WAIT", "-5"],
    ["SPEECH_TIMEOUT", "1"],
    ["DEMO_ADDRESS_DAILY", "0"],
  ])("%s=%s is refused in one line that names it", (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}:`);
    expect(message).toContain(".env.example");
    expect(message).not.toContain("\n");
  });

  it.each([
    ["PORT", "70000", "must be a whole number from 0 to 65535"],
    ["PORT", "http", "must be a whole number from 0 to 65535"],
    ["CHAT_TEMPERATURE", "3", "must be a number from 0 to 2"],
    ["TRUSTED_PROXIES", "1.5", "must be a whole number from 0 to 5"],
    ["LOG_LEVEL", "loud", "must be one of silent, error, warn, info, debug"],
    ["OPENAI_BASE_URL", "ftp://x", "must be an address that begins with http:// or https://"],
    ["DATABASE_URL", "mysql://x", "must start with postgres://"],
    ["FARO_SECRET", "short", "needs at least 32 characters"],
  ])("%s=%s is told what is allowed", (name, value, allowed) => {
    expect(refusal({ [name]: value })).toBe(`Bad setting. ${name}: ${allowed} (see .env.example)`);
  });

  it("never repeat a value in the message, since it may be a secret", () => {
    const values = {
      PORT: "canary-port",
      FARO_SECRET: "canary-secret",
      DATABASE_URL: "mysql://canary-user:canary-word@host/db",
      OPENAI_BASE_URL: "canary-base",
      ELEVENLABS_BASE_URL: "canary-eleven",
      PUBLIC_URL: "canary-public",
      NODE_ENV: "canary-env",
      LOG_LEVEL: "canary-level",
      CHAT_TEMPERATURE: "canary-warm",
      OPENAI_API_KEY: "canary-key",
    };
    const message = refusal(values);
    expect(message).not.toContain("canary");
    for (const name of Object.keys(values).filter((key) => key !== "OPENAI_API_KEY")) {
      expect(message).toContain(`${name}:`);
    }
  });

  it("that are keys lose what the clipboard put around them, and carry nothing that a header cannot", () => {
    expect(parseEnv({ OPENAI_API_KEY: " sk-1\n", ELEVENLABS_API_KEY: "   " })).toMatchObject({
      OPENAI_API_KEY: "sk-1",
    });
    expect(parseEnv({ ELEVENLABS_API_KEY: "   " }).ELEVENLABS_API_KEY).toBeUndefined();
    for (const wrong of ["sk-ñandú", "sk 1"])
      expect(refusal({ OPENAI_API_KEY: wrong })).toMatch(
        /^Bad setting\. OPENAI_API_KEY: must be plain letters/,
      );
  });

  it("of a bucket need both keys or neither", () => {
    const pair = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "canary" };
    expect(parseEnv(pair)).toMatchObject(pair);
    const message = refusal({ S3_SECRET_ACCESS_KEY: "canary" });
    expect(message).toContain("S3_ACCESS_KEY_ID");
    expect(message).not.toContain("canary");
  });

  it("need a secret in production", () => {
    expect(refusal({ NODE_ENV: "production" })).toContain("FARO_SECRET");
    const env = parseEnv({ NODE_ENV: "production", FARO_SECRET: "s".repeat(32) });
    expect(env.production).toBe(true);
  });
});

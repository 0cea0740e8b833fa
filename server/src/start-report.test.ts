import { describe, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { startReport } from "#server/start-report.ts";

const report = (settings: Record<string, string>) =>
  startReport(parseEnv({ DATA_DIR: "/srv/faro", ...settings }), "http://localhost:3000");

describe("the table at start", () => {
  it("says what is built in and which setting changes it", () => {
    const text = report({});
    expect(text).toContain("Faro is open at http://localhost:3000");
    expect(text).toMatch(/database +built-in PostgreSQL in \/srv\/faro +change with DATABASE_URL/);
    expect(text).toMatch(/answers +built-in guide +change with OPENAI_API_KEY/);
    expect(text).toMatch(/voice +the browser's own voice +change with ELEVENLABS_API_KEY/);
    expect(text).toMatch(/listening +the browser only +change with OPENAI_API_KEY/);
    expect(text).toMatch(/payments +built-in sandbox: nothing is charged +change with AUTHNET_LOGIN_ID/);
    expect(text).toMatch(/documents +files in \/srv\/faro\/documents +change with S3_BUCKET/);
  });

  it("says what is connected, and where", () => {
    const text = report({
      DATABASE_URL: "postgres://u:p@db/faro",
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: "http://models.local:8080/v1",
      ELEVENLABS_API_KEY: "k",
      S3_BUCKET: "faro",
      S3_ENDPOINT: "http://files.local:9000",
    });
    expect(text).toMatch(/database +connected/);
    expect(text).toMatch(/answers +gpt-4o at models\.local:8080/);
    expect(text).toMatch(/voice +ElevenLabs eleven_turbo_v2_5/);
    expect(text).toMatch(/listening +the browser, else whisper-1 at models\.local:8080/);
    expect(text).toMatch(/documents +bucket faro at files\.local:9000/);
  });

  it("tells the truth when the provider has no speech and no transcription model", () => {
    const text = report({ OPENAI_API_KEY: "k", SPEECH_MODEL: "off", TRANSCRIPTION_MODEL: "off" });
    expect(text).toMatch(/voice +the browser's own voice/);
    expect(text).toMatch(/listening +the browser only/);
    expect(report({ OPENAI_API_KEY: "k" })).toMatch(/voice +tts-1 at api\.openai\.com/);
  });

  it("shows no secret", () => {
    const text = report({
      OPENAI_API_KEY: "canary-openai",
      OPENAI_BASE_URL: "https://user:canary-word@models.local/v1",
      ELEVENLABS_API_KEY: "canary-eleven",
      FARO_SECRET: "canary-canary-canary-canary-canary",
      DATABASE_URL: "postgres://faro:canary-db@host/faro",
      S3_BUCKET: "faro",
      S3_ACCESS_KEY_ID: "canary-s3",
      S3_SECRET_ACCESS_KEY: "canary-s3",
    });
    expect(text).not.toContain("canary");
  });
});

describe("mail and phone codes", () => {
  it("say that nothing leaves this machine while no provider is set", () => {
    const text = report({});
    expect(text).toMatch(/mail +nothing is sent: read it at \/dev\/outbox +change with SMTP_URL/);
    expect(text).toMatch(
      /phone codes +nothing is sent: read it at \/dev\/outbox +change with TWILIO_ACCOUNT_SID/,
    );
    expect(report({ HOST: "0.0.0.0" })).toMatch(/mail +nothing is sent, nobody can read it/);
  });

  it("say that a network address needs PUBLIC_URL", () => {
    expect(report({ HOST: "0.0.0.0" })).toMatch(
      /address +only browsers on this machine .+ change with PUBLIC_URL/,
    );
    expect(report({ HOST: "0.0.0.0", PUBLIC_URL: "https://faro.example" })).not.toMatch(/address +only/);
    expect(report({})).not.toMatch(/address +only/);
  });

  it("say who sends, without its password", () => {
    const text = report({
      ...{ SMTP_URL: "smtps://faro:canary@mail.example:465", MAIL_FROM: "faro@mail.example" },
      ...{ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "canary", TWILIO_VERIFY_SERVICE_SID: "VA1" },
    });
    expect(text).toMatch(/mail +SMTP at mail\.example:465/);
    expect(text).toMatch(/phone codes +Twilio Verify/);
    expect(text).not.toContain("canary");
    const messages = { TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "canary", TWILIO_FROM: "+15550100000" };
    expect(report(messages)).toMatch(/phone codes +Twilio messages/);
  });
});

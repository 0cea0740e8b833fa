import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { isLoopbackHost } from "#server/http/loopback.ts";
import { outboxIsOpen } from "#server/outbox/page.ts";

interface Row {
  part: string;
  state: string;
  change: string;
}

function rows(env: Env): Row[] {
  const openAi = env.OPENAI_API_KEY !== undefined;
  const host = new URL(env.OPENAI_BASE_URL).host;
  const outbox = outboxIsOpen(env)
    ? "nothing is sent: read it at /dev/outbox"
    : "nothing is sent, nobody can read it";
  const on = (model: string) => openAi && model !== "off";
  const closed = env.PUBLIC_URL === undefined && !isLoopbackHost(env.HOST);
  const address = {
    part: "address",
    state: "only browsers on this machine may ask, others are refused",
    change: "PUBLIC_URL",
  };
  return [
    ...(closed ? [address] : []),
    {
      part: "database",
      state: env.DATABASE_URL === undefined ? `built-in PostgreSQL in ${env.DATA_DIR}` : "connected",
      change: "DATABASE_URL",
    },
    {
      part: "answers",
      state: openAi ? `${env.CHAT_MODEL} at ${host}, on the guide's ground` : "built-in guide",
      change: "OPENAI_API_KEY",
    },
    {
      part: "voice",
      state:
        env.ELEVENLABS_API_KEY !== undefined
          ? `ElevenLabs ${env.ELEVENLABS_MODEL}`
          : on(env.SPEECH_MODEL)
            ? `${env.SPEECH_MODEL} at ${host}`
            : "the browser's own voice",
      change: "ELEVENLABS_API_KEY",
    },
    {
      part: "listening",
      state: on(env.TRANSCRIPTION_MODEL)
        ? `the browser, else ${env.TRANSCRIPTION_MODEL} at ${host}`
        : "the browser only",
      change: "OPENAI_API_KEY",
    },
    {
      part: "mail",
      state: env.SMTP_URL === undefined ? outbox : `SMTP at ${new URL(env.SMTP_URL).host}`,
      change: "SMTP_URL",
    },
    {
      part: "phone codes",
      state:
        env.TWILIO_ACCOUNT_SID === undefined
          ? outbox
          : env.TWILIO_VERIFY_SERVICE_SID === undefined
            ? "Twilio messages"
            : "Twilio Verify",
      change: "TWILIO_ACCOUNT_SID",
    },
    {
      part: "documents",
      state:
        env.S3_BUCKET === undefined
          ? `files in ${join(env.DATA_DIR, "documents")}`
          : `bucket ${env.S3_BUCKET}${env.S3_ENDPOINT === undefined ? "" : ` at ${new URL(env.S3_ENDPOINT).host}`}`,
      change: "S3_BUCKET",
    },
    {
      part: "payments",
      state:
        env.AUTHNET_LOGIN_ID === undefined
          ? "built-in sandbox: nothing is charged"
          : `Authorize.Net at ${new URL(env.AUTHNET_BASE_URL).host}`,
      change: "AUTHNET_LOGIN_ID",
    },
  ];
}

/** What runs built-in, what is connected to a provider, and the setting that would change it. */
export function startReport(env: Env, url: string): string {
  const table = rows(env);
  const width = (pick: (row: Row) => string) => Math.max(...table.map((row) => pick(row).length));
  const [partWidth, stateWidth] = [width((row) => row.part), width((row) => row.state)];
  const lines = table.map(
    (row) => `  ${row.part.padEnd(partWidth)}   ${row.state.padEnd(stateWidth)}   change with ${row.change}`,
  );
  return ["", `Faro is open at ${url}`, "", ...lines, ""].join("\n");
}

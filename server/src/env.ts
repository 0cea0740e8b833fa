/** The only reader of environment variables. Everything else receives the parsed `Env`. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { assistantLimits, chatRetry } from "@faro/contract/assistant/limits.ts";
import { helpModel, helpRetry } from "@faro/contract/help/limits.ts";
import * as z from "zod/mini";

const blankAsMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

function text(fallback: string) {
  return z.pipe(z.transform(blankAsMissing), z._default(z.string(), fallback));
}
const optionalText = z.pipe(z.transform(blankAsMissing), z.optional(z.string()));
/** A provider's key goes out in a header: what surrounds it is a slip of the clipboard, and what a header cannot carry a mistake. */
const key = z.pipe(
  z.transform(blankAsMissing),
  z.optional(
    z
      .string()
      .check(z.trim(), z.regex(/^[!-~]+$/, "must be plain letters, digits and signs, without spaces")),
  ),
);

function number(fallback: number, minimum: number, maximum: number, integer = true) {
  const error = `must be a ${integer ? "whole number" : "number"} from ${minimum} to ${maximum}`;
  const base = integer ? z.int({ error }) : z.number({ error });
  const toNumber = (value: unknown) =>
    value === undefined || value === ""
      ? fallback
      : /^-?\d+(\.\d+)?$/.test(String(value))
        ? Number(value)
        : value;
  return z.pipe(
    z.transform(toNumber),
    base.check(z.minimum(minimum, { error }), z.maximum(maximum, { error })),
  );
}

const address = z.url({
  protocol: /^https?$/,
  error: "must be an address that begins with http:// or https://",
});
function webAddress(fallback: string) {
  return z.pipe(z.transform(blankAsMissing), z._default(address, fallback));
}
/** SHA-256 in hex, several with commas. */
const hashes = z.pipe(
  z.transform((value) => (typeof value === "string" && value.trim() !== "" ? value.split(",") : [])),
  z.array(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^[0-9a-f]{64}$/, "must be SHA-256 in hex, several with commas"),
      ),
  ),
);
/** `Name=voice id`, several with commas. */
const voices = z.pipe(
  text("").check(
    z.regex(
      /^(?:[^=,]{0,59}[^=,\s]\s*=\s*[^=,\s]+\s*(?:,(?=.)|$))*$/,
      "must be Name=voice id, several with commas",
    ),
  ),
  z.transform((list) =>
    list
      .split(",")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [name = "", id = ""] = pair.split("=").map((part) => part.trim());
        return { name, id };
      }),
  ),
);
function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(", ")}` });
}
const oneSender = /^(?:[^\p{Cc}<>@,;]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;

const envSchema = z.object({
  NODE_ENV: z.pipe(
    z.transform(blankAsMissing),
    z._default(oneOf(["development", "production", "test"]), "development"),
  ),
  PORT: number(3000, 0, 65535),
  HOST: text("127.0.0.1"),
  DATA_DIR: text("data"),
  DATABASE_URL: z.pipe(
    z.transform(blankAsMissing),
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, "must start with postgres://"))),
  ),
  /** Signs cookies and passes and encrypts stored text. Made once under DATA_DIR when absent. */
  FARO_SECRET: z.pipe(
    z.transform(blankAsMissing),
    z.optional(z.string().check(z.minLength(32, "needs at least 32 characters"))),
  ),
  /** Address people open, for links and the origin check behind a proxy. */
  PUBLIC_URL: z.pipe(z.transform(blankAsMissing), z.optional(address)),
  /** Who runs this site, a person or an organization, and how to reach them; said in the privacy policy. */
  OPERATOR_NAME: z.pipe(z.transform(blankAsMissing), z.optional(z.string().check(z.maxLength(200)))),
  OPERATOR_CONTACT: z.pipe(z.transform(blankAsMissing), z.optional(z.string().check(z.maxLength(300)))),
  /** How many proxies in front append to X-Forwarded-For; 0 trusts none. */
  TRUSTED_PROXIES: number(0, 0, 5),
  LOG_LEVEL: z.pipe(
    z.transform(blankAsMissing),
    z.optional(oneOf(["silent", "error", "warn", "info", "debug"])),
  ),
  /** Off: the guide does not answer questions of its own while the first visitor types (decision 0080), which takes six seconds of a processor. */
  GUIDE_REHEARSAL: z.pipe(z.transform(blankAsMissing), z._default(oneOf(["on", "off"]), "on")),
  /** Demo answers one network address may get in a day; shelters and phone networks share addresses. */
  DEMO_ADDRESS_DAILY: number(2000, 1, 1_000_000),

  /** Plan of new accounts; the specification's default is UNLIMITED. */
  NEW_ACCOUNT_PLAN: z.pipe(
    z.transform(blankAsMissing),
    z._default(z.enum(["FREE", "UNLIMITED"]), "UNLIMITED"),
  ),
  /** New accounts in an hour from one network address; libraries, shelters and phone networks share one. */
  SIGN_UPS_HOURLY: number(200, 1, 100_000),
  /** Most answers of the connected model in a day to everybody together, guests too: a breaker for the bill. */
  MODEL_ANSWERS_DAILY: number(20_000, 1, 100_000_000),
  /** Most verification codes in a day, to everybody together: each one costs. */
  CODES_DAILY: number(5000, 1, 10_000_000),
  /** Verification codes and reset mails in an hour to one network address; a clinic's Wi-Fi is one. */
  CODES_HOURLY: number(120, 1, 1_000_000),

  /** Advertising account and label of the conversion event, as Google Ads shows them. Off when absent. */
  AD_CONVERSION_ID: z.pipe(
    z.transform(blankAsMissing),
    z.optional(
      z.string().check(z.regex(/^AW-\d{6,15}\/[\w-]{4,40}$/, "must look like AW-123456789/AbC-D_efG")),
    ),
  ),
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: webAddress("https://api.openai.com/v1"),
  CHAT_MODEL: text("gpt-4o"),
  CHAT_TEMPERATURE: number(0.7, 0, 2, false),
  CHAT_MAX_TOKENS: number(500, 50, 4000),
  /** Milliseconds to wait for the first word of an attempt, and for the whole answer. */
  CHAT_FIRST_TOKEN_TIMEOUT: number(15_000, 100, 120_000),
  CHAT_TOTAL_TIMEOUT: number(60_000, 1000, 300_000),
  /** Milliseconds to wait after the provider's 429 before the next attempt. */
  CHAT_RATE_LIMIT_WAIT: number(chatRetry.rateLimitWait, 0, 60_000),
  /** Models of the same provider; "off" when it has none. */
  SPEECH_MODEL: text("tts-1"),
  TRANSCRIPTION_MODEL: text("whisper-1"),
  /** Milliseconds from an answer's first sentence to the voice, told to the web app. */
  SPEECH_DELAY: number(assistantLimits.speechDelay, 0, 10_000),
  /** Milliseconds for the audio of one sentence; after it the browser's own voice is better. */
  SPEECH_TIMEOUT: number(12_000, 100, 60_000),
  /** Milliseconds for the text of one recording. */
  TRANSCRIPTION_TIMEOUT: number(30_000, 100, 120_000),

  /** Card gateway: all four keys or none; without them the built-in sandbox, which charges nothing. */
  AUTHNET_LOGIN_ID: key,
  AUTHNET_TRANSACTION_KEY: key,
  AUTHNET_SIGNATURE_KEY: key,
  AUTHNET_CLIENT_KEY: key,
  AUTHNET_BASE_URL: webAddress("https://api.authorize.net"),
  AUTHNET_SCRIPT_URL: webAddress("https://js.authorize.net/v1/Accept.js"),
  /** SHA-256 of the scripts that may stand at that address, in hex; empty: the first that was seen. */
  AUTHNET_SCRIPT_SHA256: hashes,
  /** Milliseconds for one answer of the gateway; after it the outcome is looked up. */
  AUTHNET_TIMEOUT: number(30_000, 100, 110_000),
  /** The website assistant: its model, its wait after a 429 in milliseconds, answers an address may get in a day. */
  HELP_MODEL: text(helpModel.model),
  HELP_RATE_LIMIT_WAIT: number(helpRetry.rateLimitWait, 0, 60_000),
  HELP_ADDRESS_DAILY: number(2000, 1, 1_000_000),

  ELEVENLABS_API_KEY: key,
  ELEVENLABS_BASE_URL: webAddress("https://api.elevenlabs.io"),
  ELEVENLABS_VOICE_ID: text("21m00Tcm4TlvDq8ikWAM"),
  /** Voices that a person may choose in her settings instead. */
  ELEVENLABS_VOICES: voices,
  ELEVENLABS_MODEL: text("eleven_turbo_v2_5"),
  ELEVENLABS_STABILITY: number(0.5, 0, 1, false),
  ELEVENLABS_SIMILARITY: number(0.75, 0, 1, false),
  ELEVENLABS_FORMAT: text("mp3_44100_64"),

  /** Mail: smtp:// or smtps:// with user and password, and the sender. Without it mails go to the outbox. */
  SMTP_URL: z.pipe(
    z.transform(blankAsMissing),
    z.optional(z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" })),
  ),
  MAIL_FROM: z.pipe(
    z.transform(blankAsMissing),
    z.optional(z.string().check(z.regex(oneSender, "must be name@host or Name <name@host>"))),
  ),
  /** Milliseconds for each step of a mail, and for a request to Twilio. */
  MAIL_TIMEOUT: number(10_000, 100, 120_000),
  SMS_TIMEOUT: number(10_000, 100, 120_000),
  /** Text messages and codes. Without an account they go to the outbox. */
  TWILIO_ACCOUNT_SID: key,
  TWILIO_AUTH_TOKEN: key,
  TWILIO_FROM: optionalText,
  TWILIO_MESSAGING_SERVICE_SID: optionalText,
  /** Twilio makes and checks the codes of phones; optional name of one of its rate limits. */
  TWILIO_VERIFY_SERVICE_SID: optionalText,
  TWILIO_VERIFY_RATE_LIMIT: optionalText,
  TWILIO_API_BASE_URL: webAddress("https://api.twilio.com"),
  TWILIO_VERIFY_BASE_URL: webAddress("https://verify.twilio.com"),
  /** An S3-compatible bucket for the documents instead of DATA_DIR/documents; both keys or neither. */
  S3_ENDPOINT: z.pipe(z.transform(blankAsMissing), z.optional(address)),
  S3_REGION: text("us-east-1"),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,

  /** Inherited pipe that closes when the starting process dies; set by tools/start.mjs. */
  FARO_LIFELINE: number(0, 0, 9),
});

export type Env = Omit<z.infer<typeof envSchema>, "LOG_LEVEL"> & {
  LOG_LEVEL: "silent" | "error" | "warn" | "info" | "debug";
  production: boolean;
};

/** Something the operator must correct; its message is the one line that is printed. */
export class SettingError extends Error {
  override name = "SettingError";
}

/**
 * Parses settings. Unknown variables are ignored; a bad value throws a SettingError that names the
 * variable but never prints its value (it may be a secret).
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = z.safeParse(envSchema, source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new SettingError(`Bad setting. ${lines.join("; ")} (see .env.example)`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  if (production && env.FARO_SECRET === undefined) {
    throw new SettingError("FARO_SECRET: required when NODE_ENV=production (32 characters or more)");
  }
  const gateway = [
    "AUTHNET_LOGIN_ID",
    "AUTHNET_TRANSACTION_KEY",
    "AUTHNET_SIGNATURE_KEY",
    "AUTHNET_CLIENT_KEY",
  ] as const;
  const missing = gateway.filter((name) => env[name] === undefined);
  // Half a gateway would take cards on our own server or believe any notification.
  if (missing.length > 0 && missing.length < gateway.length) {
    throw new SettingError(`${missing.join(", ")}: required when the card gateway is set`);
  }
  if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
    throw new SettingError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither");
  }
  const alone = messengerAlone(env);
  if (alone !== null) throw new SettingError(alone);
  // On a laptop each request is noise; in production it is the record.
  const LOG_LEVEL = env.LOG_LEVEL ?? (production ? "info" : "warn");
  return { ...env, LOG_LEVEL, DATA_DIR: resolve(env.DATA_DIR), production };
}

/** What a half-configured sender of mails or text messages still needs; null when nothing. */
function messengerAlone(env: z.infer<typeof envSchema>): string | null {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    return "MAIL_FROM: required when SMTP_URL is set";
  if (env.TWILIO_ACCOUNT_SID === undefined) return null;
  if (env.TWILIO_AUTH_TOKEN === undefined)
    return "TWILIO_AUTH_TOKEN: required when TWILIO_ACCOUNT_SID is set";
  const senders = ["TWILIO_VERIFY_SERVICE_SID", "TWILIO_MESSAGING_SERVICE_SID", "TWILIO_FROM"] as const;
  return senders.some((name) => env[name] !== undefined)
    ? null
    : "TWILIO_FROM: one of TWILIO_VERIFY_SERVICE_SID, TWILIO_MESSAGING_SERVICE_SID and TWILIO_FROM is required when TWILIO_ACCOUNT_SID is set";
}

/** Environment of this process, with the `.env` file of the working folder below it. */
export function loadEnv(): Env {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseEnv(process.env);
}

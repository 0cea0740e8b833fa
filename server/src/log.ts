import { type LoggerOptions, pino } from "pino";
import type { Env } from "#server/env.ts";
import { maskText } from "#server/privacy/mask.ts";

/** Fields that must never be written, wherever they stand. */
const secretFields = [
  "authorization",
  "cookie",
  "password",
  "token",
  "pass",
  "ticket",
  "apiKey",
  "question",
  "answer",
  "text",
];

/**
 * JSON lines with a request id. Error texts are masked, because a provider or the database may repeat what a
 * person typed; headers, bodies and addresses are not logged at all.
 */
export function logOptions(env: Pick<Env, "LOG_LEVEL">): LoggerOptions {
  return {
    level: env.LOG_LEVEL,
    base: null,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[hidden]",
    },
    serializers: {
      err: (error: unknown) => {
        if (!(error instanceof Error)) return maskText(String(error));
        const cause =
          error.cause instanceof Error ? maskText(`${error.cause.name}: ${error.cause.message}`) : undefined;
        return {
          type: error.name,
          message: maskText(error.message),
          cause,
          stack: maskText(error.stack ?? ""),
        };
      },
    },
  };
}

export function createLog(env: Pick<Env, "LOG_LEVEL">) {
  return pino(logOptions(env));
}

/** Twilio's HTTP interface: form fields in, JSON out, Basic authentication, numbered errors. */
import type { Env } from "#server/env.ts";
import { ProviderError } from "#server/providers/http-error.ts";

/** Our word for each of Twilio's error numbers that we can do something about. */
const details: Record<number, string> = {
  20003: "unauthorized",
  20404: "expired",
  20429: "rate_limited",
  21211: "invalid_number",
  21408: "region_blocked",
  21610: "unsubscribed",
  21612: "unreachable_number",
  21614: "not_mobile",
  21635: "landline",
  30003: "unreachable_number",
  30005: "unreachable_number",
  30006: "landline",
  60200: "invalid_number",
  60202: "max_attempts",
  60203: "rate_limited",
  60205: "landline",
  60207: "rate_limited",
  60212: "rate_limited",
  60238: "fraud_blocked",
  60410: "fraud_blocked",
  60605: "region_blocked",
};

export interface TwilioAccount {
  sid: string;
  token: string;
  timeout: number;
}

/** The account of the settings, or null when there is none. */
export function twilioAccount(env: Env): TwilioAccount | null {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, SMS_TIMEOUT: timeout } = env;
  return sid === undefined || token === undefined ? null : { sid, token, timeout };
}

/** Our word for one of Twilio's error numbers. */
export function twilioDetail(code: unknown): string {
  return typeof code === "number" ? (details[code] ?? `code_${code}`) : "failed";
}

/** Sends a form and reads the answer. Throws ProviderError; Twilio's words, which repeat the phone, are dropped. */
export async function twilioPost(
  provider: string,
  account: TwilioAccount,
  url: string,
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const { response, body } = await exchange(provider, account, url, fields);
  if (!response.ok) throw new ProviderError(provider, response.status, twilioDetail(body?.code));
  if (body === null) throw new ProviderError(provider, response.status, "unreadable");
  return body;
}

async function exchange(
  provider: string,
  account: TwilioAccount,
  url: string,
  fields: Record<string, string>,
): Promise<{ response: Response; body: Record<string, unknown> | null }> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString("base64")}`,
        accept: "application/json",
      },
      body: new URLSearchParams(fields),
      redirect: "error",
      signal: AbortSignal.timeout(account.timeout),
    });
    const text = await response.text();
    return { response, body: readObject(text) };
  } catch (error) {
    const detail = (error as Error).name === "TimeoutError" ? "timeout" : "unreachable";
    throw new ProviderError(provider, 0, detail);
  }
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

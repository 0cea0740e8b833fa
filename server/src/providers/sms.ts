import type { Env } from "#server/env.ts";
import type { Outbox } from "#server/outbox/outbox.ts";
import { ProviderError } from "#server/providers/http-error.ts";
import { type TwilioAccount, twilioAccount, twilioDetail, twilioPost } from "#server/providers/twilio.ts";
import { isUnitedStatesPhone } from "#server/providers/us-phone.ts";

export interface TextMessage {
  /** E.164 number of the United States, e.g. +15017122661. */
  to: string;
  /** 1,600 characters at most. */
  body: string;
  /** What the message is about, e.g. `login-code`; a word of the code, nothing personal. */
  kind: string;
}

/**
 * Sends a text message. Throws ProviderError; its `detail` is one of invalid_number, not_united_states,
 * landline, not_mobile, unreachable_number, region_blocked, fraud_blocked, unsubscribed, rate_limited,
 * unauthorized, timeout, unreachable, failed.
 */
export interface SmsSender {
  name: "twilio-messages" | "outbox";
  send(message: TextMessage): Promise<void>;
}

/** Longest text that Twilio takes. */
const bodyCharacters = 1600;

/** Refuses numbers that may cost money and reach nobody, before anything is sent. */
export function requireUnitedStatesPhone(provider: string, phone: string): void {
  if (!/^\+\d{8,15}$/.test(phone)) throw new ProviderError(provider, 0, "invalid_number");
  if (!isUnitedStatesPhone(phone)) throw new ProviderError(provider, 0, "not_united_states");
}

function outboxSms(outbox: Outbox): SmsSender {
  return {
    name: "outbox",
    async send({ to, body, kind }) {
      requireUnitedStatesPhone("outbox", to);
      await outbox.put({ channel: "sms", kind, recipient: to, subject: "", text: body });
    },
  };
}

function twilioMessages(account: TwilioAccount, base: string, sender: Record<string, string>): SmsSender {
  const provider = "twilio-messages";
  const url = `${base.replace(/\/$/, "")}/2010-04-01/Accounts/${encodeURIComponent(account.sid)}/Messages.json`;
  return {
    name: provider,
    async send({ to, body }) {
      requireUnitedStatesPhone(provider, to);
      if (body.length > bodyCharacters) throw new ProviderError(provider, 0, "too_long");
      const answer = await twilioPost(provider, account, url, { To: to, Body: body, ...sender });
      const { status, error_code: code } = answer;
      // Twilio took the request and already knows that the message will not arrive.
      if (status === "failed" || status === "undelivered")
        throw new ProviderError(provider, 200, twilioDetail(code));
    },
  };
}

/** Twilio's Messages when an account and a sender are set, the built-in outbox otherwise. */
export function connectSms(env: Env, outbox: Outbox): SmsSender {
  const account = twilioAccount(env);
  const { TWILIO_FROM: from, TWILIO_MESSAGING_SERVICE_SID: service } = env;
  if (account === null) return outboxSms(outbox);
  if (service !== undefined)
    return twilioMessages(account, env.TWILIO_API_BASE_URL, { MessagingServiceSid: service });
  if (from !== undefined) return twilioMessages(account, env.TWILIO_API_BASE_URL, { From: from });
  return outboxSms(outbox);
}

/** Codes that prove a phone: made and checked by Twilio Verify, or ours as a text message. */
import type { Language } from "@faro/contract/shared/language.ts";
import type { Env } from "#server/env.ts";
import { CodedError } from "#server/errors.ts";
import { ProviderError } from "#server/providers/http-error.ts";
import { requireUnitedStatesPhone, type SmsSender } from "#server/providers/sms.ts";
import { type TwilioAccount, twilioAccount, twilioPost } from "#server/providers/twilio.ts";

export interface VerificationRequest {
  /** E.164 number of the United States. */
  phone: string;
  /** Our code; not used when the provider makes its own. */
  code: string;
  language: Language;
  /** Keyed hash of the network address, for the provider's own limits. */
  addressKey: string;
}

export type CodeVerdict = "approved" | "wrong" | "expired" | "max_attempts";

interface ProviderCodes {
  name: "twilio-verify";
  /** The provider makes the code and only it can check it. */
  ownsCode: true;
  startVerification(request: VerificationRequest): Promise<void>;
  /** A code is good once; after that and after its ten minutes it is `expired`. */
  check(phone: string, code: string): Promise<CodeVerdict>;
}

interface OwnCodes {
  name: "twilio-messages" | "outbox";
  /** The caller makes the code, keeps only its hash and checks it. */
  ownsCode: false;
  startVerification(request: VerificationRequest): Promise<void>;
}

/** Throws ProviderError, see `SmsSender` for its details; `sendingError` makes it readable. */
export type CodeSender = ProviderCodes | OwnCodes;

/** One text message long (70 characters with accents), names the product and warns not to share the code. */
const codeText: Record<Language, (code: string) => string> = {
  es: (code) => `Faro: tu código es ${code}. No lo compartas. Vence en 10 minutos.`,
  en: (code) => `Faro: your code is ${code}. Do not share it. Expires in 10 minutes.`,
};

function ownCodes(sms: SmsSender): OwnCodes {
  return {
    name: sms.name,
    ownsCode: false,
    startVerification: ({ phone, code, language }) =>
      sms.send({ to: phone, body: codeText[language](code), kind: "phone-code" }),
  };
}

interface VerifySettings {
  base: string;
  service: string;
  /** Unique name of a rate limit of the service, keyed by network address. */
  rateLimit: string | undefined;
}

const verdicts: Record<string, CodeVerdict> = {
  pending: "wrong",
  max_attempts_reached: "max_attempts",
  expired: "expired",
  canceled: "expired",
  deleted: "expired",
};

function verifyCodes(account: TwilioAccount, { base, service, rateLimit }: VerifySettings): ProviderCodes {
  const provider = "twilio-verify";
  const url = `${base.replace(/\/$/, "")}/v2/Services/${encodeURIComponent(service)}`;
  return {
    name: provider,
    ownsCode: true,
    async startVerification({ phone, language, addressKey }) {
      requireUnitedStatesPhone(provider, phone);
      await twilioPost(provider, account, `${url}/Verifications`, {
        To: phone,
        Channel: "sms",
        Locale: language,
        ...(rateLimit === undefined ? {} : { RateLimits: JSON.stringify({ [rateLimit]: addressKey }) }),
      });
    },
    async check(phone, code) {
      // Twilio answers anything but 4 to 10 characters with an error about the request.
      if (!/^\w{4,10}$/.test(code)) return "wrong";
      try {
        const answer = await twilioPost(provider, account, `${url}/VerificationCheck`, {
          To: phone,
          Code: code,
        });
        if (answer.status === "approved") return answer.valid === true ? "approved" : "wrong";
        const verdict = verdicts[String(answer.status)];
        if (verdict === undefined) throw new ProviderError(provider, 200, "failed");
        return verdict;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.detail === "expired") return "expired";
        if (error.detail === "max_attempts") return "max_attempts";
        throw error;
      }
    },
  };
}

/** Twilio Verify when its service is set, our own codes by `sms` otherwise. */
export function connectCodes(env: Env, sms: SmsSender): CodeSender {
  const account = twilioAccount(env);
  const service = env.TWILIO_VERIFY_SERVICE_SID;
  if (account === null || service === undefined) return ownCodes(sms);
  const { TWILIO_VERIFY_BASE_URL: base, TWILIO_VERIFY_RATE_LIMIT: rateLimit } = env;
  return verifyCodes(account, { base, service, rateLimit });
}

const codes = {
  invalid_number: "SMS_NUMBER_INVALID",
  landline: "SMS_NUMBER_UNREACHABLE",
  not_mobile: "SMS_NUMBER_UNREACHABLE",
  unreachable_number: "SMS_NUMBER_UNREACHABLE",
  not_united_states: "SMS_NUMBER_REFUSED",
  region_blocked: "SMS_NUMBER_REFUSED",
  fraud_blocked: "SMS_NUMBER_REFUSED",
  unsubscribed: "SMS_UNSUBSCRIBED",
  rate_limited: "SMS_TOO_MANY",
} as const;

/** What the person reads when a mail or a text message could not be sent; anything else passes unchanged. */
export function sendingError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.provider === "smtp" || error.detail === "invalid_recipient")
    return new CodedError("MAIL_FAILED", { cause: error });
  const known = Object.hasOwn(codes, error.detail) ? codes[error.detail as keyof typeof codes] : "SMS_FAILED";
  return new CodedError(known, { cause: error });
}

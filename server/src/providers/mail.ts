import type { Language } from "@faro/contract/shared/language.ts";
import type { Transporter } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import type { Env } from "#server/env.ts";
import type { Outbox } from "#server/outbox/outbox.ts";
import { ProviderError } from "#server/providers/http-error.ts";

export interface MailMessage {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What the mail is about, e.g. `password-reset`; a word of the code, nothing personal. */
  kind: string;
  language: Language;
}

/** Sends a mail to one person. Throws ProviderError. */
export interface Mailer {
  name: "smtp" | "outbox";
  send(message: MailMessage): Promise<void>;
}

/** One plain address: a second one, a name or a line break would let a typed address steer the mail. */
const oneAddress = /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,190}$/u;

/** A header is one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

function requireOneAddress(provider: string, to: string): void {
  if (!oneAddress.test(to)) throw new ProviderError(provider, 0, "invalid_recipient");
}

function smtpOptions(env: Env, address: URL): SMTPTransport.Options {
  const secure = address.protocol === "smtps:";
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname);
  return {
    host: address.hostname.replace(/^\[|\]$/g, ""),
    port: address.port === "" ? (secure ? 465 : 587) : Number(address.port),
    secure,
    // Without it anybody between us and the mail server could read codes by hiding STARTTLS.
    requireTLS: !secure && !local && address.searchParams.get("tls") !== "off",
    ...(address.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: env.MAIL_TIMEOUT,
    greetingTimeout: env.MAIL_TIMEOUT,
    socketTimeout: env.MAIL_TIMEOUT,
    dnsTimeout: env.MAIL_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const details: Record<string, string> = {
  EAUTH: "unauthorized",
  ECONNECTION: "unreachable",
  ECONNREFUSED: "unreachable",
  EDNS: "unreachable",
  ESOCKET: "unreachable",
  ETIMEDOUT: "timeout",
  ETLS: "no_tls",
  EENVELOPE: "recipient_refused",
  EMESSAGE: "message_refused",
};

/** The server's own words may repeat the address, so only its number and our word for it are kept. */
function smtpError(error: unknown): ProviderError {
  const { code = "", responseCode = 0 } = error as { code?: string; responseCode?: number };
  return new ProviderError("smtp", responseCode, details[code] ?? "failed");
}

function connectSmtp(env: Env, url: string, from: string): Mailer {
  // Loaded with the first mail: it costs 60 ms and 20 MB that a start does not need.
  let transport: Promise<Transporter> | undefined;
  const open = async () =>
    (await import("nodemailer")).default.createTransport(smtpOptions(env, new URL(url)));
  return {
    name: "smtp",
    async send({ to, subject, text, html, language }) {
      requireOneAddress("smtp", to);
      transport ??= open();
      const connected = await transport;
      try {
        await connected.sendMail({
          from,
          to: { name: "", address: to },
          subject: oneLine(subject),
          text,
          ...(html === undefined ? {} : { html }),
          headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
          xMailer: false,
        });
      } catch (error) {
        throw smtpError(error);
      }
    },
  };
}

function outboxMailer(outbox: Outbox): Mailer {
  return {
    name: "outbox",
    async send({ to, subject, text, kind }) {
      requireOneAddress("outbox", to);
      await outbox.put({ channel: "mail", kind, recipient: to, subject: oneLine(subject), text });
    },
  };
}

/** SMTP when SMTP_URL and MAIL_FROM are set, the built-in outbox otherwise. */
export function connectMail(env: Env, outbox: Outbox): Mailer {
  if (env.SMTP_URL === undefined || env.MAIL_FROM === undefined) return outboxMailer(outbox);
  return connectSmtp(env, env.SMTP_URL, env.MAIL_FROM);
}

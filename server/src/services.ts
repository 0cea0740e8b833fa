import type { Form } from "@faro/guide/content-schema.ts";
import type { Guide } from "@faro/guide/guide.ts";
import type { Logger } from "pino";
import type { Revocations } from "#server/accounts/revocations.ts";
import type { AnswerEngine } from "#server/assistant/engine.ts";
import type { Newcomers } from "#server/assistant/newcomers.ts";
import type { Database } from "#server/db/client.ts";
import type { Listener } from "#server/db/listener.ts";
import type { Env } from "#server/env.ts";
import type { HelpEngine } from "#server/help/engine.ts";
import type { SavedChatChanges } from "#server/history/changes.ts";
import type { HeldTexts } from "#server/history/held-texts.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { ReaderPool } from "#server/letters/reader-pool.ts";
import type { Outbox } from "#server/outbox/outbox.ts";
import type { PaymentGateway } from "#server/payments/gateway.ts";
import type { Keys } from "#server/privacy/keys.ts";
import type { CodeSender } from "#server/providers/code-sender.ts";
import type { LetterModel } from "#server/providers/letter-model.ts";
import type { Mailer } from "#server/providers/mail.ts";
import type { SmsSender } from "#server/providers/sms.ts";
import type { SpeechProvider } from "#server/providers/speech.ts";
import type { Storage } from "#server/providers/storage.ts";
import type { TranscriptionProvider } from "#server/providers/transcription.ts";

/** Everything the verbs work with, built once at start (tests build their own). */
export interface Services {
  env: Env;
  /** What must survive: commits wait for the disk. */
  db: Database;
  /** Counters and the running conversation (see `relaxed` in db/client.ts). */
  fastDb: Database;
  keys: Keys;
  guide: Guide;
  /** Somebody is about to ask: the guide makes ready what the first questions need, once. Never rejects. */
  rehearse(): Promise<void>;
  /** The forms of the guide, by their number. */
  forms: ReadonlyMap<string, Form>;
  engine: AnswerEngine;
  /** Guests who have asked nothing yet. */
  newcomers: Newcomers;
  /** Answers about using Faro. */
  help: HelpEngine;
  /** In the order they are tried. */
  voices: { elevenLabs: SpeechProvider | null; openAi: SpeechProvider | null };
  transcription: TranscriptionProvider | null;
  /** Reads letters, each in a process of its own; the model adds a full translation when a key is set. */
  letterReader: ReaderPool;
  letterModel: LetterModel | null;
  /** The bucket of the documents library. */
  storage: Storage;
  limits: RateLimits;
  mail: Mailer;
  sms: SmsSender;
  /** Codes that prove a phone. */
  codes: CodeSender;
  outbox: Outbox;
  jobs: Jobs;
  /** Authorize.Net, or the built-in sandbox. */
  payments: PaymentGateway;
  /** Address people open, for links in mails; never taken from a request. */
  links: { origin: string };
  log: Logger;
  /** Milliseconds since 1970; tests move it. */
  now(): number;
  /** Hears PostgreSQL's notifications. */
  listener: Listener;
  /** Sessions that ended before their access token did. */
  revocations: Revocations;
  /** Tells open screens that saved chats changed, on every copy of the server. */
  savedChatChanges: SavedChatChanges;
  /** Opened texts of the people who are searching now, for a minute. */
  heldTexts: HeldTexts;
  /** Closed at the end, in this order. */
  handles: { close(): Promise<void> }[];
}

import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import type { Logger } from "pino";
import { followRevocations } from "#server/accounts/revocations.ts";
import { createGuideEngine } from "#server/assistant/guide-engine.ts";
import { createModelEngine } from "#server/assistant/model-engine.ts";
import { createNewcomers } from "#server/assistant/newcomers.ts";
import { createRehearsal, rehearsalQuestions } from "#server/assistant/rehearsal.ts";
import { appRole, connect, type DatabaseHandle } from "#server/db/client.ts";
import { openListener } from "#server/db/listener.ts";
import { type Env, SettingError } from "#server/env.ts";
import { createHelp } from "#server/help/create-help.ts";
import { followChanges } from "#server/history/changes.ts";
import { createHeldTexts } from "#server/history/held-texts.ts";
import { createRateLimits } from "#server/http/rate-limits.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { registerWorkers } from "#server/jobs/workers.ts";
import { createReaderPool } from "#server/letters/reader-pool.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { connectGateway } from "#server/payments/connect-gateway.ts";
import { deriveKeys } from "#server/privacy/keys.ts";
import { connectChatModel } from "#server/providers/chat-model.ts";
import { connectCodes } from "#server/providers/code-sender.ts";
import { connectLetterModel } from "#server/providers/letter-model.ts";
import { connectMail } from "#server/providers/mail.ts";
import { openStorage } from "#server/providers/open-storage.ts";
import { connectSms } from "#server/providers/sms.ts";
import { connectElevenLabs, connectOpenAiSpeech } from "#server/providers/speech.ts";
import { connectTranscription } from "#server/providers/transcription.ts";
import type { Services } from "#server/services.ts";

/** Whether the server is on its way out. */
export interface Ending {
  begun: boolean;
}

/** Milliseconds after which a lost connection is told of: Ctrl-C ends PostgreSQL together with the server, and nothing is wrong then. */
const untilTold = 500;

export interface ServiceParts {
  env: Env;
  databaseUrl: string;
  secret: string;
  log: Logger;
  now?: () => number;
  /** The guide rehearses when its first person is about to ask. It takes seconds of a processor: tests go without. */
  rehearses?: boolean;
  ending?: Ending;
}

/** A pooler that drops start-up options would leave us working as the owner, past row-level security. */
async function requireAppRole(handle: DatabaseHandle): Promise<void> {
  const { rows } = await handle.pool.query<{ role: string }>("select current_user as role");
  if (rows[0]?.role === appRole) return;
  await handle.close();
  throw new SettingError(
    `DATABASE_URL: the connection does not take the role ${appRole}. Connect without a pooler that drops start-up options.`,
  );
}

/** Builds everything the verbs need from settings and a migrated database. */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { env, databaseUrl, log, now = Date.now } = parts;
  const onError = (error: Error) => {
    setTimeout(() => {
      if (parts.ending?.begun !== true) log.warn({ err: error }, "database connection lost");
    }, untilTold).unref();
  };
  const durable = connect({ url: databaseUrl, role: appRole, connections: 8, onError });
  const fast = connect({ url: databaseUrl, role: appRole, connections: 6, kept: 6, relaxed: true, onError });
  await requireAppRole(durable);
  const listener = await openListener(databaseUrl, onError);
  const revocations = await followRevocations(durable.db, listener, now);
  const content = loadContent();
  const guide = createGuide(content);
  const model = await connectChatModel(env);
  const keys = deriveKeys(parts.secret);
  const outbox = createOutbox({ db: durable.db, keys, now });
  const sms = connectSms(env, outbox);
  const limits = createRateLimits(fast.pool, {
    demoAddressDaily: env.DEMO_ADDRESS_DAILY,
    helpAddressDaily: env.HELP_ADDRESS_DAILY,
    codesDaily: env.CODES_DAILY,
    codesHourly: env.CODES_HOURLY,
    signUpsHourly: env.SIGN_UPS_HOURLY,
    modelAnswersDaily: env.MODEL_ANSWERS_DAILY,
  });
  const heldTexts = createHeldTexts();
  const services: Services = {
    env,
    db: durable.db,
    fastDb: fast.db,
    keys,
    guide,
    rehearse:
      parts.rehearses === true
        ? createRehearsal(guide, rehearsalQuestions(content.topics), now)
        : async () => {},
    forms: new Map(content.forms.map((form) => [form.id, form])),
    engine:
      model === null
        ? createGuideEngine(guide)
        : createModelEngine({ model, guide, now, rateLimitWait: env.CHAT_RATE_LIMIT_WAIT }),
    newcomers: createNewcomers(now),
    help: await createHelp({ env, content, guide, log, now, spend: limits.modelAnswers }),
    voices: { elevenLabs: connectElevenLabs(env), openAi: connectOpenAiSpeech(env) },
    transcription: connectTranscription(env),
    limits,
    letterReader: createReaderPool(),
    letterModel: await connectLetterModel(env),
    mail: connectMail(env, outbox),
    sms,
    codes: connectCodes(env, sms),
    outbox,
    jobs: createJobs({ db: durable.db, databaseUrl, log }),
    payments: connectGateway(env, durable.db, now),
    links: { origin: env.PUBLIC_URL?.replace(/\/$/, "") ?? `http://localhost:${env.PORT}` },
    storage: await openStorage(env, keys.file, now),
    log,
    now,
    listener,
    revocations,
    savedChatChanges: await followChanges(listener, heldTexts.forget),
    heldTexts,
    handles: [listener, durable, fast, heldTexts],
  };
  registerWorkers(services);
  return services;
}

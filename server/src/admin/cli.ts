/**
 * The operator's command, `npm run admin -- ...`:
 *   feedback [--csv FILE]                     lists what came in; with --csv writes FILE and FILE's survey twin
 *   users count                               people by plan
 *   set-plan <email|id> <FREE|UNLIMITED>
 *   deletions save FILE                       keeps the list of deletions beside the backups
 *   deletions replay [FILE]                   after a restore: deletes again whoever had left
 *   publish-document <id> --title ... --pdf FILE   a document of our own in the library
 * It works as the owner of the tables, on a running Faro or a stopped one.
 */
import { closeSync, existsSync, fchmodSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { replayDeletions, saveDeletions } from "#server/admin/deletions.ts";
import { asCsv, asText, listMessages, listSurveys } from "#server/admin/list-feedback.ts";
import { type AdminDatabase, openDatabase } from "#server/admin/open-database.ts";
import { publishDocument, readDocument } from "#server/admin/publish-document.ts";
import { countUsers, isPlan, setPlan } from "#server/admin/users.ts";
import { type Env, loadEnv } from "#server/env.ts";
import { CodedError } from "#server/errors.ts";
import { deriveKeys, type Keys } from "#server/privacy/keys.ts";
import { openStorage } from "#server/providers/open-storage.ts";
import { serverSecret } from "#server/secret.ts";
import { utcDay } from "#server/utc-day.ts";

const usage = `usage: npm run admin -- feedback [--csv FILE]
       npm run admin -- users count
       npm run admin -- set-plan <email|id> <FREE|UNLIMITED>
       npm run admin -- deletions save FILE
       npm run admin -- deletions replay [FILE]
       npm run admin -- publish-document <id> --title T --title-en T --description T --description-en T
           --for T --for-en T --agency T --category C [--pdf FILE] [--page URL] [--checked YYYY-MM-DD]`;

/** The command was not understood, or asks for what is not there. */
class UsageError extends Error {
  override name = "UsageError";
}

type Work = (database: AdminDatabase, keys: Keys, env: Env) => Promise<string>;

/** `feedback.csv` -> `feedback-surveys.csv`. */
function surveyFile(file: string): string {
  return /\.[^./]+$/.test(file) ? file.replace(/(\.[^./]+)$/, "-surveys$1") : `${file}-surveys`;
}

/** Personal data: for nobody but whoever runs this, also where a file of that name was open to others. */
function writePrivately(file: string, text: string): void {
  const mode = 0o600;
  const opened = openSync(file, "w", mode);
  try {
    fchmodSync(opened, mode);
    writeFileSync(opened, text);
  } finally {
    closeSync(opened);
  }
}

function feedback(file: string | undefined): Work {
  return async ({ client }, keys) => {
    const [messages, surveys] = [await listMessages(client, keys), await listSurveys(client, keys)];
    if (file === undefined) return [asText("Messages", messages), asText("Surveys", surveys)].join("\n\n");
    writePrivately(file, asCsv(messages));
    writePrivately(surveyFile(file), asCsv(surveys));
    return `${messages.rows.length} messages in ${file}, ${surveys.rows.length} surveys in ${surveyFile(file)}`;
  };
}

const usersCount: Work = async ({ client }) => {
  const { total, byPlan } = await countUsers(client);
  return [`users: ${total}`, ...Object.entries(byPlan).map(([plan, count]) => `  ${plan}: ${count}`)].join(
    "\n",
  );
};

function plan(who: string, wanted: string): Work {
  if (!isPlan(wanted)) throw new UsageError(`"${wanted}" is no plan: FREE or UNLIMITED`);
  return async ({ client }, keys) => {
    const found = await setPlan(client, keys, who, wanted);
    if (found === null) throw new UsageError("nobody has this e-mail address or id");
    return `${found.id} has the plan ${wanted} now`;
  };
}

function deletionsSave(file: string): Work {
  return async ({ client }) => {
    const before = existsSync(file) ? readFileSync(file, "utf8") : null;
    return `${await saveDeletions(client, file, before)} deletions in ${file}`;
  };
}

function deletionsReplay(file: string | undefined): Work {
  return async ({ client }, keys) => {
    const again = await replayDeletions(client, keys, file ?? null);
    return again === 1 ? "1 person was deleted again" : `${again} people were deleted again`;
  };
}

function publish(args: readonly string[]): Work {
  const document = readDocument(args, utcDay(Date.now()));
  return async ({ client }, keys, env) => {
    await publishDocument(client, await openStorage(env, keys.file, Date.now), document);
    const { filename } = document.columns;
    return `${document.id} is in the library${filename === null ? "" : `, file ${filename}`}`;
  };
}

function parse(args: readonly string[]): Work {
  const [command, first, second, ...rest] = args;
  if (command === "feedback" && first === undefined) return feedback(undefined);
  if (command === "feedback" && first === "--csv" && second !== undefined && rest.length === 0) {
    return feedback(second);
  }
  if (command === "users" && first === "count" && second === undefined) return usersCount;
  if (command === "set-plan" && first !== undefined && second !== undefined && rest.length === 0) {
    return plan(first, second);
  }
  if (command === "deletions" && first === "save" && second !== undefined && rest.length === 0) {
    return deletionsSave(second);
  }
  if (command === "deletions" && first === "replay" && rest.length === 0) return deletionsReplay(second);
  if (command === "publish-document") return publish(args.slice(1));
  throw new UsageError(usage);
}

async function run(args: readonly string[]): Promise<void> {
  const work = parse(args);
  const env = loadEnv();
  const database = await openDatabase(env);
  try {
    process.stdout.write(`${await work(database, deriveKeys(serverSecret(env)), env)}\n`);
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  // Only checkedEmail throws this one; an option that parseArgs does not know has a message of its own.
  const text = error instanceof CodedError ? "this is no e-mail address" : (error as Error).message;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

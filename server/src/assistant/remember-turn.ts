/** How an answer ends for the record: remembered whole, as far as it was written, or given back to the quota. */
import { keptFor } from "@faro/contract/assistant/limits.ts";
import type { AskInput, EngineName } from "@faro/contract/assistant/schemas.ts";
import { type AdmittedQuestion, giveBackQuestion } from "#server/assistant/admit-question.ts";
import { type FinishedTurn, saveTurnStatements } from "#server/assistant/conversation.ts";
import { ownerBatch } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";

/** What is kept of an answer beside its words. */
type TurnOutcome = Pick<
  FinishedTurn,
  "kind" | "topic" | "category" | "lawyer" | "sources" | "state" | "steps" | "forms" | "choices"
>;

interface Written<Outcome> {
  id: string;
  answer: string;
  outcome: Outcome;
  engine: EngineName;
  warning: string | null;
  /** Its end was never written. */
  brokeOff?: true;
}

/** Throws SIGN_IN_REQUIRED when the account was deleted while the answer was written. */
export async function rememberTurn(
  { services }: RequestContext,
  { language }: AskInput,
  { caller, question, key, askedAt }: AdmittedQuestion,
  { id, answer, outcome, engine, warning, brokeOff }: Written<TurnOutcome>,
): Promise<void> {
  const { kind, topic, category, lawyer, sources, state, steps, forms, choices } = outcome;
  const at = services.now();
  const statements = saveTurnStatements(caller, key, {
    ...{ id, language, question, answer, engine, kind, topic, category, lawyer, sources, state },
    ...{ warning, steps, forms, choices, ...(brokeOff && { brokeOff }) },
    ...{ askedAt, at, forgetAt: at + keptFor[caller.kind] },
  });
  const [account] = await ownerBatch(services.fastDb, caller.id, statements);
  if (account?.rowCount === 0) throw new CodedError("SIGN_IN_REQUIRED");
}

/** Of an answer that nobody took to its end: its subject was not settled, the conversation is where it was. */
function cutShort({ conversation }: AdmittedQuestion, lawyer: boolean): TurnOutcome {
  const { state } = conversation;
  const nothing = { sources: [], steps: [], forms: [], choices: [] };
  return { kind: "answer", topic: null, category: null, lawyer, ...nothing, state };
}

/**
 * After a phone lost its network, or a page was reloaded: her question and what was written of the answer are there again. Only logs
 * when that fails, for nobody waits for it.
 */
export async function rememberBegun(
  ctx: RequestContext,
  input: AskInput,
  admitted: AdmittedQuestion,
  /** `lawyer`: that one is advised was said above it. */
  begun: Written<TurnOutcome | null> & { lawyer: boolean },
): Promise<void> {
  const { outcome } = begun;
  // With an outcome all of it was written, and only its reader was gone.
  const answer = `${begun.answer.trimEnd()} …`;
  const turn =
    outcome === null
      ? { ...begun, answer, outcome: cutShort(admitted, begun.lawyer), brokeOff: true as const }
      : { ...begun, outcome };
  await rememberTurn(ctx, input, admitted, turn).catch((error) =>
    ctx.log.error({ err: error }, "an answer that broke off was not remembered"),
  );
}

/** Gives the question of an answer that failed back; only logs when that fails. */
export async function giveBack(ctx: RequestContext, admitted: AdmittedQuestion): Promise<void> {
  await giveBackQuestion(ctx, admitted).catch((error) => ctx.log.error({ err: error }, "give back failed"));
}

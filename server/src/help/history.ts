/** What a caller asked the website assistant a moment ago; the browser sends no history. */
import { randomUUID } from "node:crypto";
import { helpLimits } from "@faro/contract/help/limits.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, desc, eq, gt, lt } from "#server/db/orm.ts";
import type { HelpTurn } from "#server/help/engine.ts";
import { helpTurns } from "#server/help/tables.ts";
import { open, seal } from "#server/privacy/keys.ts";

/** Oldest first; what another key sealed is left out. `now` in milliseconds. */
export async function recallHelp(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  now: number,
): Promise<HelpTurn[]> {
  const rows = await tx
    .select({ question: helpTurns.question, answer: helpTurns.answer })
    .from(helpTurns)
    .where(
      and(eq(helpTurns.ownerId, ownerId), gt(helpTurns.createdAt, new Date(now - helpLimits.rememberedFor))),
    )
    .orderBy(desc(helpTurns.createdAt))
    .limit(helpLimits.rememberedTurns);
  return rows.reverse().flatMap((row) => {
    const question = open(key, row.question, ownerId);
    const answer = open(key, row.answer, ownerId);
    return question === null || answer === null ? [] : [{ question, answer }];
  });
}

/** Another chat begins, and maybe another person: nothing is left of the last one. */
export async function forgetHelp(tx: Transaction, ownerId: string): Promise<HelpTurn[]> {
  await tx.delete(helpTurns).where(eq(helpTurns.ownerId, ownerId));
  return [];
}

/** Remembers a turn and drops what is too old to be used. */
export async function rememberHelp(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  turn: HelpTurn & { at: number },
): Promise<void> {
  await tx
    .delete(helpTurns)
    .where(
      and(
        eq(helpTurns.ownerId, ownerId),
        lt(helpTurns.createdAt, new Date(turn.at - helpLimits.rememberedFor)),
      ),
    );
  await tx.insert(helpTurns).values({
    ownerId,
    id: randomUUID(),
    question: seal(key, turn.question, ownerId),
    answer: seal(key, turn.answer, ownerId),
    createdAt: new Date(turn.at),
    forgetAt: new Date(turn.at + helpLimits.rememberedFor),
  });
}

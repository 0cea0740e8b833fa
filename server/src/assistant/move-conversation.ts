import { keptFor } from "@faro/contract/assistant/limits.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { assistantContexts, assistantTurns, guestDemos } from "#server/assistant/tables.ts";
import { and, eq, isNull } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { open, seal } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

/**
 * Gives a guest's questions and answers to the account she has made, sealed with her own key from now on. What she
 * used of the demo stays used. Done twice it moves nothing the second time.
 */
export async function moveConversation(services: Services, guestId: string, ownerId: string): Promise<void> {
  const { db, keys } = services;
  const { turns, contexts } = await withOwner(db, guestId, async (tx) => ({
    turns: await tx
      .select()
      .from(assistantTurns)
      .where(and(eq(assistantTurns.ownerId, guestId), isNull(assistantTurns.setAsideAt))),
    contexts: await tx.select().from(assistantContexts).where(eq(assistantContexts.ownerId, guestId)),
  }));
  const forgetAt = new Date(services.now() + keptFor.user);
  await withOwner(db, ownerId, async (tx) => {
    const key = await readDataKey(tx, ownerId, keys);
    const again = (sealed: Buffer) => {
      const text = open(keys.storage, sealed, guestId);
      return text === null ? null : seal(key, text, ownerId);
    };
    for (const turn of turns) {
      const question = again(turn.question);
      const answer = again(turn.answer);
      if (question === null || answer === null) continue;
      await tx
        .insert(assistantTurns)
        .values({ ...turn, ownerId, question, answer, forgetAt })
        .onConflictDoNothing();
    }
    for (const context of contexts) {
      const state = context.state === null ? null : again(context.state);
      if (state === null) continue;
      await tx
        .insert(assistantContexts)
        .values({ ...context, ownerId, state, forgetAt })
        .onConflictDoNothing();
    }
  });
  await withOwner(db, guestId, async (tx) => {
    await tx.delete(assistantTurns).where(eq(assistantTurns.ownerId, guestId));
    await tx.delete(assistantContexts).where(eq(assistantContexts.ownerId, guestId));
    await tx.update(guestDemos).set({ updatedAt: new Date(services.now()) });
  });
}

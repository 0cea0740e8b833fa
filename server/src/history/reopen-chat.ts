import { keptFor } from "@faro/contract/assistant/limits.ts";
import type { SavedChat } from "@faro/contract/history/schemas.ts";
import { holdDataKey } from "#server/accounts/data-key.ts";
import { type RecordedTurn, resumeConversation } from "#server/assistant/conversation-record.ts";
import { asOwner, findChat } from "#server/history/access.ts";
import { presentChat, type StoredExchange } from "#server/history/content.ts";
import type { RequestContext } from "#server/http/context.ts";

/** The exchange as the assistant's own turn; null for what it has no record of. */
function turnOf(exchange: StoredExchange): RecordedTurn | null {
  const { turn, record, engine, question, answer, language, category, lawyer, sources } = exchange;
  if (turn === null || record === null || engine === null) return null;
  const createdAt = new Date(exchange.at);
  return { id: turn, ...record, engine, question, answer, language, category, lawyer, sources, createdAt };
}

export async function getChat(ctx: RequestContext, { id }: { id: string }): Promise<SavedChat> {
  return await asOwner(ctx, async (tx, owner) =>
    presentChat(ctx.services, await findChat(tx, owner.id, owner.key, id)),
  );
}

/** The chat, and its thread as the assistant's running conversation: the next question builds on it. */
export async function reopenChat(ctx: RequestContext, { id }: { id: string }): Promise<SavedChat> {
  const { services } = ctx;
  return await asOwner(ctx, async (tx, owner) => {
    const key = await holdDataKey(tx, owner.id, services.keys);
    const chat = await findChat(tx, owner.id, key, id);
    const { exchanges, state } = chat.content;
    await resumeConversation(tx, owner.id, key, {
      turns: exchanges.map(turnOf).filter((turn) => turn !== null),
      state,
      now: new Date(services.now()),
      forgetAt: new Date(services.now() + keptFor.user),
    });
    return presentChat(services, chat);
  });
}

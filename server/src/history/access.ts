import { readDataKey } from "#server/accounts/data-key.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, isNull } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { type OpenedChat, openChat } from "#server/history/content.ts";
import { savedChats } from "#server/history/tables.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";

/** A chat of the owner; NOT_FOUND for a deleted one and for somebody else's alike. Inside `withOwner`. */
export async function findChat(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  id: string,
  options: { hold?: boolean } = {},
): Promise<OpenedChat> {
  const query = tx
    .select()
    .from(savedChats)
    .where(and(eq(savedChats.ownerId, ownerId), eq(savedChats.id, id), isNull(savedChats.deletedAt)));
  const [row] = await (options.hold === true ? query.for("no key update") : query);
  const chat = row === undefined ? null : openChat(row, key);
  if (chat === null) throw new CodedError("NOT_FOUND");
  return chat;
}

/** Runs `work` among the rows of the signed-in person, with her data key. */
export async function asOwner<T>(
  ctx: RequestContext,
  work: (tx: Transaction, owner: { id: string; key: Buffer }) => Promise<T>,
): Promise<T> {
  const user = requireUser(ctx);
  const { services } = ctx;
  return await withOwner(services.db, user.id, async (tx) =>
    work(tx, { id: user.id, key: await readDataKey(tx, user.id, services.keys) }),
  );
}

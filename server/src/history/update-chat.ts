import type { SavedChatRow, UpdateInput } from "@faro/contract/history/schemas.ts";
import { and, eq } from "#server/db/orm.ts";
import { asOwner, findChat } from "#server/history/access.ts";
import { announceChange } from "#server/history/changes.ts";
import { presentRow, sealChat, titleOf } from "#server/history/content.ts";
import { savedChatSignatures, savedChats } from "#server/history/tables.ts";
import type { RequestContext } from "#server/http/context.ts";
import { hideCards } from "#server/privacy/mask.ts";

/** Name, category, favourite: what is given is set. An empty name takes the start of the question again. */
export async function updateChat(ctx: RequestContext, input: UpdateInput): Promise<SavedChatRow> {
  return await asOwner(ctx, async (tx, { id: ownerId, key }) => {
    const found = await findChat(tx, ownerId, key, input.id, { hold: true });
    const { content, row } = found;
    const given = input.title === undefined ? undefined : hideCards(input.title).replace(/\s+/g, " ").trim();
    const title = given === undefined ? found.title : given === "" ? titleOf(content.question) : given;
    const changed = {
      category: input.category ?? row.category,
      // The dialog sends it with the name: only another one was chosen.
      categoryChosen: row.categoryChosen || (input.category !== undefined && input.category !== row.category),
      isFavorite: input.is_favorite ?? row.isFavorite,
      updatedAt: new Date(ctx.services.now()),
    };
    const resealed = title === found.title ? null : sealChat(key, ownerId, title, content);
    await tx
      .update(savedChats)
      .set({ ...changed, ...(resealed === null ? {} : { title: resealed.chat.title }) })
      .where(and(eq(savedChats.ownerId, ownerId), eq(savedChats.id, input.id)));
    if (resealed !== null) {
      await tx
        .update(savedChatSignatures)
        .set(resealed.search)
        .where(and(eq(savedChatSignatures.ownerId, ownerId), eq(savedChatSignatures.chatId, input.id)));
    }
    await announceChange(tx, ownerId, [input.id]);
    return presentRow({ ...found, title, row: { ...row, ...changed } });
  });
}

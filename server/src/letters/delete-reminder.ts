import { and, eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { reminders } from "#server/letters/tables.ts";

/** Its jobs find no row any more and send nothing. */
export async function deleteReminder(ctx: RequestContext, id: string): Promise<{ deleted: true }> {
  const user = requireUser(ctx);
  const gone = await withOwner(ctx.services.db, user.id, (tx) =>
    tx
      .delete(reminders)
      .where(and(eq(reminders.ownerId, user.id), eq(reminders.id, id)))
      .returning({ id: reminders.id }),
  );
  if (gone.length === 0) throw new CodedError("NOT_FOUND");
  return { deleted: true };
}

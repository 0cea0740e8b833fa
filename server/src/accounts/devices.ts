import type { Device } from "@faro/contract/accounts/schemas.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { endSession } from "#server/accounts/sessions.ts";
import { sessions } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, desc, eq, gt } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { open } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

/** Where the person is signed in, last used first; inside `withOwner`. */
export async function readDevices(services: Services, tx: Transaction, ownerId: string, key: Buffer) {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.ownerId, ownerId), gt(sessions.expiresAt, new Date(services.now()))))
    .orderBy(desc(sessions.lastUsedAt));
  return rows.map((row) => ({
    id: row.id,
    device: open(key, row.device, ownerId) ?? "",
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
}

/** The same for the screen, with the device that asks marked. */
export async function listDevices(ctx: RequestContext): Promise<Device[]> {
  const user = requireUser(ctx);
  const { services } = ctx;
  const devices = await withOwner(services.db, user.id, async (tx) =>
    readDevices(services, tx, user.id, await readDataKey(tx, user.id, services.keys)),
  );
  return devices.map((device) => ({ ...device, current: device.id === user.sessionId }));
}

/** Ends another device's session. Somebody else's id is as unknown as one that never was. */
export async function endDevice(ctx: RequestContext, id: string): Promise<{ done: true }> {
  const user = requireUser(ctx);
  if (!(await endSession(ctx.services, user.id, id))) throw new CodedError("NOT_FOUND");
  return { done: true };
}

/** Ends this session; doing it twice is no error. */
export async function signOut(ctx: RequestContext): Promise<{ done: true }> {
  const user = requireUser(ctx);
  await endSession(ctx.services, user.id, user.sessionId);
  return { done: true };
}

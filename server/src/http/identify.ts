import { readAccessToken, type SignedIn } from "#server/accounts/access-token.ts";
import { bearer, readPass } from "#server/assistant/pass.ts";
import { CodedError } from "#server/errors.ts";
import type { Services } from "#server/services.ts";

/**
 * The signed-in person behind an Authorization header, without reading the database: an access token, or a pass that
 * was issued to her. Null for a guest. Throws UNAUTHORIZED for a token that is not good (any more), so that the
 * client gets a new one instead of being served as a stranger.
 */
export async function identify(services: Services, header: string | undefined): Promise<SignedIn | null> {
  const token = bearer(header);
  if (token === "") return null;
  const now = services.now();
  if (token.startsWith("v1.")) {
    // A guest's, genuine or not, names nobody: who opens a gateway with it checks it there.
    if (token.split(".")[2] !== "user") return null;
    const caller = readPass(services.keys.pass, token, now)?.caller;
    if (caller?.kind !== "user") return null;
    if (services.revocations.has(caller.sessionId)) throw new CodedError("UNAUTHORIZED");
    return { id: caller.id, sessionId: caller.sessionId };
  }
  const user = await readAccessToken(services.keys.access, token, now);
  if (user === null || services.revocations.has(user.sessionId)) throw new CodedError("UNAUTHORIZED");
  return user;
}

/** How a call of the API goes out and its answer comes back. Fetched by api.ts with the first call. */
import routes from "virtual:api-routes";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { ApiClient, CallContext } from "#web/lib/api.ts";
import { noteSavedCopy } from "#web/lib/saved-copy.ts";
import { accessToken, currentSession, refreshSession } from "#web/lib/session.ts";

const bearerOf = (request: Request) => request.headers.get("authorization")?.replace(/^Bearer /, "") ?? null;

/**
 * The access token. When it is old and the network is away the old one goes: nothing reaches the server, but the
 * service worker knows by it whose saved chats to show.
 */
async function tokenForNow(): Promise<string | null> {
  try {
    return await accessToken();
  } catch (error) {
    const known = currentSession()?.access_token;
    if (known === undefined) throw error;
    return known;
  }
}

const link = new OpenAPILink<CallContext>(routes, {
  url: () => `${location.origin}/api`,
  headers: async ({ context }) => {
    const token = context?.pass ?? (await tokenForNow());
    return {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      "accept-language": context?.language ?? document.documentElement.lang,
    };
  },
  fetch: async (request, init) => {
    const again = request.clone();
    const response = noteSavedCopy(await fetch(request, init));
    const used = bearerOf(request);
    if (response.status !== 401 || used === null || used !== currentSession()?.access_token) return response;
    // The device's clock may be wrong, or the server has a new key: one new token, one more try.
    const session = await refreshSession(used);
    if (session === null) return response;
    again.headers.set("authorization", `Bearer ${session.access_token}`);
    return await fetch(again, init);
  },
});

export const client: ApiClient = createORPCClient(link);

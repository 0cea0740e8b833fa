import routes from "virtual:api-routes";
import type { Contract } from "@faro/contract/contract.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { noteSavedCopy } from "#web/lib/saved-copy.ts";
import { accessToken, currentSession, refreshSession } from "#web/lib/session.ts";

/** Per call: the pass of a gateway in place of the access token, and the language of error texts. */
export interface CallContext {
  pass?: string;
  language?: Language;
}

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

/** The typed client of the API, made from the contract. */
export const api: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);

/** An error as a screen shows it. `offline` stands for an answer that never came. */
export interface ShownError {
  code: string;
  message: string;
}

const offline = {
  es: "No hay conexión. Lo que escribiste sigue aquí; inténtalo cuando vuelva el internet.",
  en: "There is no connection. What you typed is still here; try again when the internet is back.",
} as const;

const unexpected = {
  es: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
  en: "Something failed on our side. Try again in a moment.",
} as const;

/** Turns whatever a call threw into a code and a text; the server's own errors bring theirs in the right language. */
export function toShownError(error: unknown, language: Language): ShownError {
  if (!(error instanceof ORPCError)) return { code: "OFFLINE", message: offline[language] };
  // What has no request id is not the server's: a proxy's page, a half answer.
  const ours = typeof (error.data as { requestId?: unknown } | undefined)?.requestId === "string";
  return ours
    ? { code: error.code, message: error.message }
    : { code: "INTERNAL", message: unexpected[language] };
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "UNAUTHORIZED";
}

import { type Contract, contract } from "@faro/contract/contract.ts";
import { errorMessage, isErrorCode } from "@faro/contract/shared/errors.ts";
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

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${location.origin}/api`,
  headers: async ({ context }) => {
    const token = context?.pass ?? (await tokenForNow());
    return {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      "accept-language": context?.language ?? "es",
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

/** Turns whatever a call threw into a code and a text in the reader's language. */
export function toShownError(error: unknown, language: Language): ShownError {
  if (error instanceof ORPCError && isErrorCode(error.code)) {
    return { code: error.code, message: errorMessage(error.code, language) };
  }
  if (error instanceof ORPCError) return { code: "INTERNAL", message: errorMessage("INTERNAL", language) };
  return { code: "OFFLINE", message: offline[language] };
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "UNAUTHORIZED";
}

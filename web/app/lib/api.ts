import { type Contract, contract } from "@faro/contract/contract.ts";
import { errorMessage, isErrorCode } from "@faro/contract/shared/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";

/** Per call: the pass of a gateway, and the language of error texts. */
export interface CallContext {
  pass?: string;
  language?: Language;
}

const link = new OpenAPILink<CallContext>(contract, {
  url: () => `${location.origin}/api`,
  headers: ({ context }) => ({
    ...(context?.pass === undefined ? {} : { authorization: `Bearer ${context.pass}` }),
    "accept-language": context?.language ?? "es",
  }),
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

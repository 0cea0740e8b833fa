import type { Contract } from "@faro/contract/contract.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";

/** Per call: the pass of a gateway in place of the access token, and the language of error texts. */
export interface CallContext {
  pass?: string;
  language?: Language;
}

export type ApiClient = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

const loadClient = () => import("#web/lib/api-client.ts");

/** Fetches what a call needs ahead of the first one: without a network it is too late. */
export function preloadApi(): void {
  void loadClient().catch(() => {});
}

/** A part of the client before the client is there: the first call fetches it, so that a visitor's first screen does without. */
function soon(path: readonly string[]): unknown {
  return new Proxy(() => {}, {
    get: (_, key) => (typeof key === "string" ? soon([...path, key]) : undefined),
    async apply(_, _this, args: unknown[]) {
      const { client } = await loadClient();
      const call = path.reduce<unknown>((part, key) => Reflect.get(part as object, key), client);
      return await (call as (...input: unknown[]) => unknown)(...args);
    },
  });
}

/** The typed client of the API, made from the contract. */
export const api = soon([]) as ApiClient;

/** An error as a screen shows it. `offline` stands for an answer that never came. */
export interface ShownError {
  code: string;
  message: string;
  /** Seconds after which trying again makes sense, when the server says so. */
  retryAfter?: number;
}

const offline = {
  es: "No hay conexión. Lo que escribiste sigue aquí; inténtalo cuando vuelva el internet.",
  en: "There is no connection. What you typed is still here; try again when the internet is back.",
} as const;

const unexpected = {
  es: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
  en: "Something failed on our side. Try again in a moment.",
} as const;

interface ServerError {
  code: string;
  message: string;
  data?: unknown;
}

/** What the client throws for an answer that is an error, known by its parts: the class comes with the client. */
function isServerError(error: unknown): error is ServerError {
  return error instanceof Error && "status" in error && "code" in error && typeof error.code === "string";
}

/** Turns whatever a call threw into a code and a text; the server's own errors bring theirs in the right language. */
export function toShownError(error: unknown, language: Language): ShownError {
  if (!isServerError(error)) return { code: "OFFLINE", message: offline[language] };
  // What has no request id is not the server's: a proxy's page, a half answer.
  const { requestId, retryAfter } = (error.data ?? {}) as { requestId?: unknown; retryAfter?: unknown };
  if (typeof requestId !== "string") return { code: "INTERNAL", message: unexpected[language] };
  const shown = { code: error.code, message: error.message };
  return typeof retryAfter === "number" ? { ...shown, retryAfter } : shown;
}

export function isUnauthorized(error: unknown): boolean {
  return isServerError(error) && error.code === "UNAUTHORIZED";
}

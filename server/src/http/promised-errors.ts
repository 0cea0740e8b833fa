/** Which errors an operation of the contract promises: a typed client takes those, and no other, for its own. */
import { contract } from "@faro/contract/contract.ts";
import type { ErrorCode } from "@faro/contract/shared/errors.ts";

interface Promised {
  method: string;
  path: RegExp;
  codes: ReadonlySet<string>;
}

interface Described {
  "~orpc": { route: { method?: string; path?: string }; errorMap: object };
}

const isOperation = (value: object): value is Described => "~orpc" in value;

function promisesOf(value: object): Promised[] {
  if (!isOperation(value)) return Object.values(value).flatMap(promisesOf);
  const { route, errorMap } = value["~orpc"];
  const path = new RegExp(`^/api${(route.path ?? "").replace(/\{[^}]+\}/g, "[^/]+")}$`);
  return [{ method: route.method ?? "POST", path, codes: new Set(Object.keys(errorMap)) }];
}

let promised: Promised[] | undefined;

/**
 * By method and path, not by the verb that runs: a body that is too large or another site's request is refused before
 * any verb is known. A fixed path goes before one with a name in it, as in the router.
 */
export function promisesError(method: string, path: string, code: ErrorCode): boolean {
  promised ??= promisesOf(contract).sort(
    (one, other) => Number(one.path.source.includes("[^/]")) - Number(other.path.source.includes("[^/]")),
  );
  // Heads are answered by what answers GET.
  const asked = method === "HEAD" ? "GET" : method;
  return (
    promised.find((operation) => operation.method === asked && operation.path.test(path))?.codes.has(code) ===
    true
  );
}

import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { CodedError } from "#server/errors.ts";

/**
 * Refuses a body of more than `maxSize` bytes with PAYLOAD_TOO_LARGE. One that says its length is judged by it alone,
 * for Node hands out no byte more; only one in chunks is counted as it comes, which makes a web stream of it first.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new CodedError("PAYLOAD_TOO_LARGE");
  };
  const counted = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    if (c.req.header("transfer-encoding") !== undefined) return counted(c, next);
    // Neither header: there is no body.
    if (!(Number(c.req.header("content-length") ?? 0) <= maxSize)) onError();
    return next();
  };
}

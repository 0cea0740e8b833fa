import type { IncomingMessage } from "node:http";

/** How much of a refused body is still taken in, and for how long (bytes, milliseconds). */
const patience = { bytes: 16 * 1024 * 1024, time: 3000 };

/**
 * Takes in and drops the rest of a body that was refused unread, so that the connection can serve the next
 * request: what lies unread on it would stall or break that one. False when the rest is too long: then the
 * connection must be closed.
 */
export function dropUnreadBody(incoming: IncomingMessage | undefined): Promise<boolean> {
  if (incoming === undefined || incoming.complete || incoming.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let left = patience.bytes;
    const finish = (dropped: boolean) => {
      clearTimeout(timer);
      incoming.off("data", count);
      resolve(dropped);
    };
    const count = (part: Buffer) => {
      left -= part.length;
      if (left < 0) finish(false);
    };
    const timer = setTimeout(finish, patience.time, false);
    // Whoever read the beginning gave up and must not hold the rest back.
    incoming.removeAllListeners("data");
    incoming.on("data", count);
    for (const event of ["end", "close", "error"]) incoming.once(event, () => finish(true));
    incoming.resume();
  });
}

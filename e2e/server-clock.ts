/**
 * Loaded into a journey's server before its own code (`node --import`): its clock is moved by as many milliseconds as
 * stand in the file SERVER_CLOCK. So a journey makes chats of other days through the app instead of writing them into
 * its database.
 */
import { existsSync, readFileSync } from "node:fs";

const file = process.env.SERVER_CLOCK ?? "";
const Real = Date;
const realNow = Date.now;
const now = () => realNow() + (existsSync(file) ? Number(readFileSync(file, "utf8")) : 0);

Real.now = now;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, asked) =>
    Reflect.construct(
      target,
      given.length === 0 ? [now()] : given,
      asked === globalThis.Date ? target : asked,
    ),
});

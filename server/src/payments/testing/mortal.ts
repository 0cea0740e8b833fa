/** A copy of the server that dies at its n-th step: before a statement or call is sent, or after it took effect. */
import type pg from "pg";
import type { Database } from "#server/db/client.ts";
import { drizzle } from "#server/db/orm.ts";
import type { PaymentGateway } from "#server/payments/gateway.ts";
import type { Services } from "#server/services.ts";

export class Dead extends Error {
  override name = "Dead";
}

export interface Mortal {
  services: Services;
  /** Steps done so far. */
  steps(): number;
  isDead(): boolean;
}

type Call = (...args: unknown[]) => unknown;

/** `diesAt`: number of the step that is never finished; infinity for a healthy copy that only counts. */
export function mortal(services: Services, diesAt: number): Mortal {
  let steps = 0;
  let dead = false;
  const beat = () => {
    steps += 1;
    if (dead || steps === diesAt) {
      dead = true;
      throw new Dead("the process ended here");
    }
  };
  /** Two steps: one before the call, one between its effect and its answer. */
  const watched =
    (call: Call): Call =>
    async (...args) => {
      beat();
      const result = await call(...args);
      beat();
      return result;
    };

  const watchClient = (client: pg.PoolClient): pg.PoolClient =>
    new Proxy(client, {
      get(target, name) {
        if (name === "query") return watched(target.query.bind(target) as Call);
        // A process that died returns nothing to its pool: the server rolls back when the connection ends.
        if (name === "release") return (broken?: boolean) => target.release(dead || broken === true);
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const pool = new Proxy(services.db.$client, {
    get(target, name) {
      if (name === "query") return watched(target.query.bind(target) as Call);
      if (name === "connect") return async () => watchClient(await target.connect());
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const payments = new Proxy(services.payments, {
    get(target, name) {
      const value = Reflect.get(target, name);
      return typeof value === "function" ? watched(value as Call) : value;
    },
  }) as PaymentGateway;
  const jobs = { ...services.jobs, send: () => Promise.resolve(null) };
  const db = drizzle({ client: pool }) as Database;
  return { services: { ...services, db, payments, jobs }, steps: () => steps, isDead: () => dead };
}

/** One connection that hears PostgreSQL's notifications; it comes back by itself after it was lost. */
import pg from "pg";

export interface Subscription {
  notified(payload: string): void;
  /** Runs after every (re)connection, to read what was missed meanwhile. */
  connected?(): Promise<void>;
}

export interface Listener {
  /** Resolves when the channel is heard and `connected` has run once. Returns a function that stops it. */
  listen(channel: string, subscription: Subscription): Promise<() => void>;
  /** False while the connection is away. */
  healthy(): boolean;
  close(): Promise<void>;
}

const retryAfter = { first: 200, most: 5000 };

export async function openListener(url: string, onError: (error: Error) => void): Promise<Listener> {
  const channels = new Map<string, Set<Subscription>>();
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: "faro-listen", keepAlive: true });
    let lost = false;
    const retry = (wait: number) => {
      timer = setTimeout(() => {
        connect().catch((error: Error) => {
          onError(error);
          if (!closed) retry(Math.min(wait * 2, retryAfter.most));
        });
      }, wait);
      timer.unref();
    };
    const gone = (error?: Error) => {
      if (lost) return;
      lost = true;
      if (client === next) client = null;
      void next.end().catch(() => {});
      if (closed) return;
      if (error !== undefined) onError(error);
      retry(retryAfter.first);
    };
    next.on("notification", ({ channel, payload = "" }) => {
      for (const subscription of channels.get(channel) ?? []) subscription.notified(payload);
    });
    await next.connect();
    next.on("error", gone).on("end", () => gone());
    for (const channel of channels.keys()) await next.query(`listen ${channel}`);
    client = next;
    for (const subscriptions of channels.values()) {
      for (const subscription of subscriptions) await subscription.connected?.();
    }
  }

  await connect();
  return {
    async listen(channel, subscription) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error("channel names are lower case words");
      const known = channels.get(channel);
      if (known === undefined) {
        channels.set(channel, new Set([subscription]));
        await client?.query(`listen ${channel}`);
      } else {
        known.add(subscription);
      }
      await subscription.connected?.();
      return () => channels.get(channel)?.delete(subscription);
    },
    healthy: () => client !== null,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

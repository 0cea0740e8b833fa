/**
 * What a person set without a network, sent once it is back. Only for plain settings of a value (a language, a mark, a
 * deletion): doing one of them twice changes nothing, and a later one of the same `key` takes the place of an earlier
 * one. Kept on this device for the one who did it; `forgetSession` drops it.
 */
import { accessToken, currentSession, waitingKey } from "#web/lib/session.ts";

export interface Setting {
  /** What is set, such as `language` or `favorite:12`. */
  key: string;
  method: "PATCH" | "POST" | "DELETE";
  /** Below /api. */
  path: string;
  body?: unknown;
}

interface Waiting extends Setting {
  id: string;
  owner: string;
}

function read(): Waiting[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(waitingKey) ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function write(list: Waiting[]): void {
  if (list.length === 0) localStorage.removeItem(waitingKey);
  else localStorage.setItem(waitingKey, JSON.stringify(list));
}

/** What waits and whose key begins so. */
export function waitingSettings(prefix: string): Setting[] {
  const owner = currentSession()?.user.id;
  return read().filter((one) => one.owner === owner && one.key.startsWith(prefix));
}

/** Keeps it for later. False when there is nobody to do it for, or nothing can be kept here. */
function keep(setting: Setting): boolean {
  const owner = currentSession()?.user.id;
  if (owner === undefined) return false;
  try {
    const others = read().filter((one) => one.owner === owner && one.key !== setting.key);
    write([...others, { ...setting, id: crypto.randomUUID(), owner }]);
    return true;
  } catch {
    return false;
  }
}

/** Does it now, or keeps it when the network is away. Throws what else goes wrong, and when it cannot be kept. */
export async function sendOrKeep(setting: Setting, send: () => Promise<unknown>): Promise<"sent" | "kept"> {
  try {
    await send();
  } catch (error) {
    // What fetch throws when nothing came back; an answer of the server is another error.
    if (!(error instanceof TypeError && keep(setting))) throw error;
    return "kept";
  }
  // What waited is older than what was just set.
  const waiting = read();
  if (waiting.some(({ key }) => key === setting.key)) write(waiting.filter(({ key }) => key !== setting.key));
  return "sent";
}

/** What may change what waits: one tab at a time. */
const waitingLock = "faro-waiting";

/** Takes back what still waits. False when it has gone out, or was never kept: what is on its way is waited for. */
export async function takeBack(key: string): Promise<boolean> {
  const drop = async () => {
    const waiting = read();
    const rest = waiting.filter((one) => one.key !== key);
    if (rest.length < waiting.length) write(rest);
    return rest.length < waiting.length;
  };
  return navigator.locks === undefined ? await drop() : await navigator.locks.request(waitingLock, drop);
}

type Refused = (setting: Setting) => Promise<void>;
const refusedListeners = new Set<Refused>();

/**
 * Calls `listener` with each setting that waited and was refused for good; it waits on until what the listener returns is done. Returns a
 * function that stops it.
 */
export function onSettingRefused(listener: Refused): () => void {
  refusedListeners.add(listener);
  return () => {
    refusedListeners.delete(listener);
  };
}

/** Tried again: not signed in as it seemed, too slow, too many, or the server in trouble. */
const again = (status: number) => [401, 408, 429].includes(status) || status >= 500;
/** What it was about is not there any more: then nothing is left to set, and nothing to tell. */
const over = (status: number) => [404, 409, 410].includes(status);

async function send({ method, path, body }: Waiting, token: string): Promise<number> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.status;
}

async function sendAll(): Promise<void> {
  for (let next = read()[0]; next !== undefined; next = read()[0]) {
    const token = await accessToken();
    if (token === null || next.owner !== currentSession()?.user.id) return;
    const status = await send(next, token);
    if (again(status)) return;
    const { id, ...setting } = next;
    // Words that go back to who wrote them are not let go of before they stand there.
    if (status >= 400 && !over(status))
      await Promise.all([...refusedListeners].map((listener) => listener(setting)));
    write(read().filter((one) => one.id !== id));
  }
}

/** Sends what waits, in order; one tab at a time, so that nothing goes out twice. True when nothing waits any more. */
export async function sendWaiting(): Promise<boolean> {
  if (read().length === 0) return true;
  try {
    if (navigator.locks === undefined) await sendAll();
    else await navigator.locks.request(waitingLock, sendAll);
  } catch {
    // The network is still away: it waits on.
  }
  return read().length === 0;
}

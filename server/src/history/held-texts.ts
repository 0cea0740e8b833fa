/**
 * Opened texts of a person who is searching: held for a minute after her last search, or as long as she looks at the
 * list, and wiped then. All together stay under a bound; whoever has more than her share is searched without being
 * held. See docs/decisions.
 */
import { bytesOf, type HeldBlock } from "#server/history/held-block.ts";

export interface HeldTexts {
  /** What is held of the person, as it was when it was read. Good until the next `await`: then ask again. */
  of(ownerId: string): HeldBlock | null;
  /** Holds this; what it shares with the block held before stays, the rest of that one is wiped. */
  hold(ownerId: string, block: HeldBlock): void;
  forget(ownerId: string): void;
  /** She still looks at her list: what is held goes on being held. No search, so nobody else has to go for it. */
  keep(ownerId: string): void;
  /** Runs `work`, or waits for the one that runs for this person already. */
  once(ownerId: string, work: () => Promise<void>): Promise<void>;
  /** Bytes a person may take up; without pushing anybody out, what is still free of it. */
  share: number;
  room(): number;
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;
const bounds = {
  /** Milliseconds since the last search, or since she last looked. */
  idle: 60_000,
  /** Milliseconds after which everything is read again: the nightly job deletes without saying so. */
  life: 60 * 60_000,
  all: 120 * megabyte,
  /** 10,000 chats of three to eight real exchanges take 43 MB; two such people fit at once. */
  share: 60 * megabyte,
};

interface Held {
  block: HeldBlock;
  size: number;
  born: number;
  timer: NodeJS.Timeout;
}

export function createHeldTexts({ idle, life, all, share } = bounds): HeldTexts {
  /** The one that was used last stands last. */
  const people = new Map<string, Held>();
  const running = new Map<string, Promise<void>>();
  /** Forgotten while their texts were being opened: these must not be held any more. */
  const gone = new Set<string>();
  let used = 0;

  function drop(ownerId: string, next?: HeldBlock): void {
    const known = people.get(ownerId);
    if (known === undefined) return;
    clearTimeout(known.timer);
    people.delete(ownerId);
    used -= known.size;
    const shared = new Set(next?.segments);
    for (const segment of known.block.segments) if (!shared.has(segment)) segment.bytes.fill(0);
  }

  /** Null also for what is too old: it is wiped then. */
  function alive(ownerId: string): Held | null {
    const known = people.get(ownerId);
    if (known === undefined) return null;
    if (Date.now() - known.born < life) return known;
    drop(ownerId);
    return null;
  }

  const held: HeldTexts = {
    share,
    room: () => Math.min(held.share, all - used),
    forget(ownerId) {
      if (running.has(ownerId)) gone.add(ownerId);
      drop(ownerId);
    },
    of(ownerId) {
      const known = alive(ownerId);
      if (known === null) return null;
      known.timer.refresh();
      people.delete(ownerId);
      people.set(ownerId, known);
      return known.block;
    },
    keep(ownerId) {
      alive(ownerId)?.timer.refresh();
    },
    hold(ownerId, block) {
      const born = alive(ownerId)?.born ?? Date.now();
      drop(ownerId, block);
      const size = bytesOf(block);
      if (gone.has(ownerId) || size > held.share) {
        for (const { bytes } of block.segments) bytes.fill(0);
        return;
      }
      for (const oldest of people.keys()) {
        if (used + size <= all) break;
        drop(oldest);
      }
      used += size;
      people.set(ownerId, { block, size, born, timer: setTimeout(drop, idle, ownerId).unref() });
    },
    async once(ownerId, work) {
      const known = running.get(ownerId);
      if (known !== undefined) return await known;
      const started = work().finally(() => {
        running.delete(ownerId);
        gone.delete(ownerId);
      });
      running.set(ownerId, started);
      await started;
    },
    async close() {
      for (const ownerId of [...people.keys()]) drop(ownerId);
    },
  };
  return held;
}

/**
 * Opened texts of a person who is searching: one block of bytes, held for a minute after her last search and wiped
 * then. All together stay under a bound; whoever has more than her share is searched without being held.
 */

/** A chat in the block; its texts begin at `start` and end where the next one's begin. */
export interface HeldChat {
  id: string;
  /** ISO. */
  createdAt: string;
  /** Local calendar day. */
  day: string;
  category: string;
  favorite: boolean;
  /** First bytes of the sealed texts, which differ whenever the texts do. */
  nonce: string;
  start: number;
}

export interface HeldBlock {
  /** Stamp of the chats and time zone of the days. */
  version: string;
  /** Newest first. */
  chats: HeldChat[];
  /** UTF-8. */
  bytes: Buffer;
}

export interface HeldTexts {
  /** What is held of the person, of this version or of an earlier one. Good until the next `await`: then ask again. */
  of(ownerId: string): HeldBlock | null;
  hold(ownerId: string, block: HeldBlock): void;
  forget(ownerId: string): void;
  /** Runs `work`, or waits for the one that runs for this person already. */
  once(ownerId: string, work: () => Promise<HeldBlock | null>): Promise<HeldBlock | null>;
  /** Bytes a person may take up. */
  share: number;
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;
const bounds = {
  /** Milliseconds since the last search. */
  idle: 60_000,
  all: 96 * megabyte,
  share: 32 * megabyte,
};

export function createHeldTexts({ idle, all, share } = bounds): HeldTexts {
  /** The one that was used last stands last. */
  const held = new Map<string, { block: HeldBlock; timer: NodeJS.Timeout }>();
  const running = new Map<string, Promise<HeldBlock | null>>();
  let used = 0;

  function forget(ownerId: string): void {
    const known = held.get(ownerId);
    if (known === undefined) return;
    clearTimeout(known.timer);
    held.delete(ownerId);
    used -= known.block.bytes.length;
    known.block.bytes.fill(0);
  }

  return {
    share,
    forget,
    of(ownerId) {
      const known = held.get(ownerId);
      if (known === undefined) return null;
      known.timer.refresh();
      held.delete(ownerId);
      held.set(ownerId, known);
      return known.block;
    },
    hold(ownerId, block) {
      forget(ownerId);
      for (const oldest of held.keys()) {
        if (used + block.bytes.length <= all) break;
        forget(oldest);
      }
      used += block.bytes.length;
      held.set(ownerId, { block, timer: setTimeout(forget, idle, ownerId).unref() });
    },
    async once(ownerId, work) {
      const known = running.get(ownerId);
      if (known !== undefined) return await known;
      const started = work().finally(() => running.delete(ownerId));
      running.set(ownerId, started);
      return await started;
    },
    async close() {
      for (const ownerId of [...held.keys()]) forget(ownerId);
    },
  };
}

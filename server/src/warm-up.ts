import { flushCompileCache } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Guide } from "@faro/guide/guide.ts";

/** Milliseconds after opening: the first pages and health checks come before the search index. */
const pause = 250;
/** Milliseconds until memory is given back once more. */
const rest = 2000;

/** Builds the guide's search index while nobody waits for it. */
async function warmUp(guide: Guide): Promise<void> {
  await delay(pause, undefined, { ref: false });
  guide.warm();
}

/** A server that rests should be small: it may share its machine. */
function giveMemoryBack(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: "major"; flavor: "last-resort" }) => void;
  collect({ type: "major", flavor: "last-resort" });
}

/**
 * What is done beside the first requests and not before them. Once it and `others` are through, the memory that
 * starting left behind is given back. None of `others` may reject.
 */
export async function settle(guide: Guide, others: readonly Promise<void>[]): Promise<void> {
  await Promise.all([warmUp(guide), ...others]);
  // Where Node was told to keep what it compiled: now, for a server that is killed has no time for it.
  flushCompileCache();
  giveMemoryBack();
  // What was still held by a timer or an open answer a moment ago is free by now.
  await delay(rest, undefined, { ref: false });
  giveMemoryBack();
}

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Guide } from "@faro/guide/guide.ts";

/** Milliseconds after opening: the first pages and health checks come before the search index. */
const pause = 250;

/**
 * Builds the guide's search index while nobody waits for it, then gives the memory back that start and index
 * left behind: a server that rests should be small, it may share its machine.
 */
export function warmUp(guide: Guide): void {
  setTimeout(() => {
    guide.warm();
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as (options: { type: "major"; flavor: "last-resort" }) => void;
    collect({ type: "major", flavor: "last-resort" });
  }, pause).unref();
}

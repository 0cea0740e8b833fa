import { ensureBuilt } from "./builds.mjs";

/** What tests start as a process of its own is what users start; built when its sources changed, in less than a second. */
export default function setup(): void {
  ensureBuilt("server");
}

/** `npm test`: installs what is missing, then runs checks, unit, server and browser tests on the pinned Node. */
import { ensureInstalled, runPinned } from "./lib/bootstrap.mjs";

ensureInstalled();
runPinned(["tools/test-all.ts", ...process.argv.slice(2)]);

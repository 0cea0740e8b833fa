/** `node tools/run.mjs script.ts [args]`: runs a TypeScript script of the project on its pinned Node. */
import { ensureInstalled, runPinned } from "./lib/bootstrap.mjs";

ensureInstalled();
runPinned(process.argv.slice(2));

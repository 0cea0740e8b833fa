/** `npm run build`: builds whatever changed; `npm start` does the same before it starts. */
import { ensureBuilt } from "./lib/builds.mjs";

ensureBuilt();

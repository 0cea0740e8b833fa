/** `npm start`: installs and builds what is missing, then starts the server on the pinned Node. */
import { ensureInstalled, fail, runPinned } from "./lib/bootstrap.mjs";
import { ensureBuilt } from "./lib/builds.mjs";
import { whenStarterEnds } from "./lib/starter.mjs";

ensureInstalled();
try {
  ensureBuilt();
} catch ({ message }) {
  fail(message);
}

const server = runPinned(["server/build/main.js"], {
  lifeline: true,
  env: {
    FARO_LIFELINE: "3",
    // glibc keeps what its arenas once held: with one arena for each thread the idle server is 14 MB larger.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1",
    // What starting frees goes back to the machine instead of staying in holes between what came later: 9 MB, 4 of them
    // between this size and glibc's own of 128 kB, which also grows. Streams cost the same (bench:assistant).
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? "16384",
  },
});

// Then nobody waits for the server any more, and it ends; left alone it would hold its port and its DATA_DIR.
if (process.env.npm_lifecycle_event === "start") whenStarterEnds(() => server.kill("SIGTERM"));

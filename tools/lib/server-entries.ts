/** Which files of the server are processes and threads of their own, and where each is when the server is built. */
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { root } from "./bootstrap.mjs";

export const serverOutput = join(root, "server/build");

/** Sources by the name of the built file. */
export const serverEntries = {
  main: "server/src/main.ts",
  "letter-reader": "server/src/letters/worker/main.ts",
  "guide-maker": "server/src/documents/guide-worker.ts",
};

/** Addresses that a module gives of others: those of an entry become that of its built file. */
const address = /new URL\("([^"]+)", import\.meta\.url\)/g;

/** `code` of the module `id`, with what `addressOf` gives for the name of a built file in place of the entry's address. */
export function withBuiltEntries(code: string, id: string, addressOf: (name: string) => string): string {
  return code.replaceAll(address, (all, path: string) => {
    const source = join(dirname(id), path);
    const built = Object.entries(serverEntries).find(([, entry]) => join(root, entry) === source);
    return built === undefined ? all : addressOf(built[0]);
  });
}

/** Tests start the processes that users' servers start: built ones, which are there in a third of the time. */
export function builtEntries(): Plugin {
  const addressOf = (name: string) => `new URL("${pathToFileURL(join(serverOutput, `${name}.js`)).href}")`;
  return {
    name: "faro-built-entries",
    enforce: "pre",
    transform: {
      filter: { id: /\/server\/src\/.+\.ts$/, code: "import.meta.url" },
      handler: (code, id) => withBuiltEntries(code, id, addressOf),
    },
  };
}

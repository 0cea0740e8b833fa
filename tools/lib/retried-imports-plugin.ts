/**
 * A part of the app that is loaded when it is needed (`import()`) can be asked for again after the network failed. A browser remembers a
 * module that did not come, under its address and for as long as the page lives: on a bus the first question would fail, and so would
 * "send again" with the network back. So its files are fetched first, which nothing remembers, and imported from the browser's cache.
 */
import type { Plugin } from "vite";

/** As Vite names the function that it wraps every `import()` in. */
const helperId = "\0vite/preload-helper.js";

/**
 * Runs in the browser in place of Vite's own. `load` is `() => import("./name.js")`, and all such files lie in one folder; `deps` are the files
 * that it leads to, styles among them.
 */
async function preload<Module>(load: () => Promise<Module>, deps: readonly string[] = []): Promise<Module> {
  const own = /import\(\s*["'`](?:[^"'`]*\/)?([^"'`/]+)["'`]/.exec(String(load))?.[1];
  const files = new Set([...deps, ...(own === undefined ? [] : [`assets/${own}`])]);
  await Promise.all(
    [...files].map((file) => {
      const address = `/${file}`;
      const known = fetched.get(address);
      if (known !== undefined) return known;
      const coming = file.endsWith(".css") ? styled(address) : readWhole(address);
      fetched.set(address, coming);
      coming.catch(() => fetched.delete(address));
      return coming;
    }),
  );
  return await load();
}

declare const fetched: Map<string, Promise<void>>;

async function readWhole(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  await response.arrayBuffer();
}

async function styled(address: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`) !== null) return;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${address} did not come`));
    };
    document.head.append(link);
  });
}

export function retriedImports(): Plugin {
  return {
    name: "faro-retried-imports",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (id !== helperId || this.environment.name !== "client") return null;
      // Node runs this file without its types; the functions' own text is what the browser gets.
      return `const fetched = new Map();\n${readWhole}\n${styled}\nexport const __vitePreload = ${preload};\n`;
    },
  };
}

/**
 * `#web/<slice>/locales/es.json?later` is a second module of the same texts. A module lies in one chunk as a whole; so
 * the sign-in screen's chunk holds its part of a slice's texts, and the chunk of every other screen the rest.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const app = join(import.meta.dirname, "../../web/app");
const prefix = "\0later-texts:";

export function laterTexts(): Plugin {
  return {
    name: "faro-later-texts",
    enforce: "pre",
    resolveId(id) {
      const found = /^#web\/(.+)\.json\?later$/.exec(id)?.[1];
      return found === undefined ? null : prefix + found;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      // Without the ending, or it would be taken for JSON.
      const file = join(app, `${id.slice(prefix.length)}.json`);
      this.addWatchFile(file);
      const texts = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>);
      return texts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
  };
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** On the list of React Router's own plugin. */
const routers = /^react(-dom|-router)?(\/|$)/;
/** Loaded by the build, on the server, or for their types alone. */
const elsewhere = new Set(["@orpc/contract", "@orpc/openapi-client", "@react-router/dev/routes"]);

/** Tests and what only a server reads are loaded by no page. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.ts$|(^|\/)testing\/|(^|\/)server-only\/|\.server\./.test(file),
    )
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
}

it("`npm run dev` makes every package ready that the web app loads, before a page asks for it", () => {
  const imported = ["web/app", "contract/src", "guide/src"]
    .flatMap(sourcesIn)
    .flatMap((text) =>
      Array.from(
        text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm),
        ([, at = "", later = ""]) => at || later,
      ),
    );
  const packages = new Set(
    imported.filter(
      (name) => !/^(?:[#.]|node:|virtual:|@faro\/)/.test(name) && !routers.test(name) && !elsewhere.has(name),
    ),
  );
  const config = readFileSync(join(root, "web/vite.config.ts"), "utf8");
  const [, list = ""] = /optimizeDeps: \{[^[]*\[([^\]]*)\]/.exec(config) ?? [];
  const included = Array.from(list.matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
  expect(included.toSorted()).toEqual([...packages].toSorted());
});

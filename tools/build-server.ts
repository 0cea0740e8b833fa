/**
 * Puts the server's own sources into few files: a start reads two of them instead of eight hundred, nothing has to
 * take types out of them, and Node keeps none of it twice. Packages and the guide's content stay where they are.
 */
import { dirname, relative, sep } from "node:path";
import { build, type Plugin } from "rolldown";
import { root } from "./lib/bootstrap.mjs";
import { stamp } from "./lib/builds.mjs";
import { serverEntries, serverOutput, withBuiltEntries } from "./lib/server-entries.ts";

/** What else a module says of its place still means the place of its source, from which it reads files. */
const places: Plugin = {
  name: "places-of-sources",
  transform: {
    filter: { id: /\.ts$/, code: "import.meta" },
    handler(code, id) {
      const from = (path: string) => JSON.stringify(relative(serverOutput, path).split(sep).join("/"));
      return withBuiltEntries(code, id, (name) => `new URL("${name}.js", IMPORT_META_URL)`)
        .replaceAll("import.meta.dirname", `(import.meta.dirname + "/" + ${from(dirname(id))})`)
        .replaceAll("import.meta.url", `new URL(${from(id)}, import.meta.url).href`)
        .replaceAll("IMPORT_META_URL", "import.meta.url");
    },
  },
};

await build({
  cwd: root,
  input: serverEntries,
  platform: "node",
  // JSON is known by where it lies, for the server's package does not know the guide's short names.
  external: (id, _importer, isResolved) =>
    isResolved ? id.endsWith(".json") : /^(?!@faro\/)[@a-z]/.test(id),
  makeAbsoluteExternalsRelative: true,
  plugins: [places],
  output: {
    dir: serverOutput,
    format: "esm",
    cleanDir: true,
    comments: false,
    // Names and lines stay: they are what a log shows of an error.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  },
});
stamp("server");

/**
 * Puts the server's own sources into few files: a start reads two of them instead of eight hundred, nothing has to
 * take types out of them, and Node keeps none of it twice. Packages and the guide's content stay where they are.
 */
import { dirname, join, relative, sep } from "node:path";
import { build, type Plugin } from "rolldown";
import { root } from "./lib/bootstrap.mjs";
import { stamp } from "./lib/builds.mjs";

const output = join(root, "server/build");

/** What a module says of its place still means the place of its source, from which it reads files and starts workers. */
const places: Plugin = {
  name: "places-of-sources",
  transform: {
    filter: { id: /\.ts$/, code: "import.meta" },
    handler(code, id) {
      const from = (path: string) => JSON.stringify(relative(output, path).split(sep).join("/"));
      return code
        .replaceAll("import.meta.dirname", `(import.meta.dirname + "/" + ${from(dirname(id))})`)
        .replaceAll("import.meta.url", `new URL(${from(id)}, import.meta.url).href`);
    },
  },
};

await build({
  cwd: root,
  input: "server/src/main.ts",
  platform: "node",
  external: (id) => id.endsWith(".json") || /^(?!@faro\/)[@a-z]/.test(id),
  plugins: [places],
  output: {
    dir: output,
    format: "esm",
    cleanDir: true,
    comments: false,
    // Names and lines stay: they are what a log shows of an error.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  },
});
stamp("server");

/** Size of the guide as a browser loads it: guide and content, both languages, Brotli. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../../tools/lib/bootstrap.mjs";
import { smallestBrotli } from "../../tools/lib/smallest-brotli.ts";

/** No such file: its text is handed to the build. */
const entry = join(root, "guide/src/measured-entry.ts");

/** One file from the given source lines, minified. */
async function bundled(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: join(root, "guide"),
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      // As the app is built: a library's build would keep the white space, which no phone loads.
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
    plugins: [
      {
        name: "guide-entry",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const first = outputs.find((one) => one.type === "chunk" && one.isEntry);
  return first?.type === "chunk" ? first.code : "";
}

const brotli = (text: string): number => smallestBrotli(Buffer.from(text)).length;

const kB = (bytes: number) => Number((bytes / 1000).toFixed(1));

const assets = join(root, "web/build/client/assets");

/** Bytes of the file that a browser is sent: the guide of the built app, Brotli. Throws where the app is not built. */
export function servedBytes(): number {
  const [file, ...others] = readdirSync(assets).filter((name) => /^guide-.+\.js\.br$/.test(name));
  if (file === undefined || others.length > 0)
    throw new Error("not one guide in the built app: npm run build");
  return statSync(join(assets, file)).size;
}

/** Kilobytes (1,000 bytes) of the parts, each compressed alone: they add up to more than the whole. */
export async function partSizes(): Promise<Record<string, number>> {
  const code = 'export { createAnswers } from "#guide/answers.ts";\n';
  const load = 'export { packed } from "#content/browser.generated.ts";\n';
  const content = (name: string) => readFileSync(join(root, "guide/content", name), "utf8");
  const minified = (name: string) => brotli(JSON.stringify(JSON.parse(content(name))));
  return {
    code: kB(brotli(await bundled(code))),
    content: kB(brotli(await bundled(load))),
    "notices, loaded with letters only": kB(minified("notices.json")),
  };
}

/** Holds the layout: direction of imports, size of files, names of files. Run by `npm run check`. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { root } from "./lib/bootstrap.mjs";

export interface Problem {
  file: string;
  message: string;
}

const limits = { warn: 300, fail: 400 };
const skipped = new Set(["node_modules", "build", ".react-router", "migrations", "topics"]);

/** Parts of the web app that every slice may use. */
const sharedWeb = new Set(["ui", "lib", "layout"]);
/** Parts of the server that every slice may use. */
const sharedServer = new Set(["db", "http", "privacy", "providers", "testing"]);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The repository path an import leads to, or null for a package from outside. */
export function resolveImport(file: string, specifier: string): string | null {
  const aliases: [RegExp, string][] = [
    [/^#contract\//, "contract/src/"],
    [/^@faro\/contract\//, "contract/src/"],
    [/^#guide\//, "guide/src/"],
    [/^#content\//, "guide/content/"],
    [/^@faro\/guide\/content\//, "guide/content/"],
    [/^@faro\/guide\//, "guide/src/"],
    [/^#server\//, "server/src/"],
    [/^#web\//, "web/app/"],
  ];
  for (const [pattern, target] of aliases) {
    if (pattern.test(specifier)) return specifier.replace(pattern, target);
  }
  if (!specifier.startsWith(".")) return null;
  return relative(root, resolve(dirname(join(root, file)), specifier));
}

const workspaceMayImport: Record<string, string[]> = {
  contract: ["contract"],
  guide: ["guide", "contract"],
  server: ["server", "guide", "contract"],
  web: ["web", "guide", "contract"],
};

/** Files at the top of web/app, route modules, scripts of static pages and the locale lists put slices together. */
function composesSlices(file: string): boolean {
  const [, , folder = "", name = ""] = file.split("/");
  return (
    folder === "routes" ||
    folder === "islands" ||
    name === "" ||
    /^locale-(?:more-)?(?:es|en)\.ts$/.test(name)
  );
}

function webProblem(file: string, target: string, toSlice: string): string | null {
  if (sharedWeb.has(toSlice) || composesSlices(file)) return null;
  return `a web slice imports ui, lib and layout, never another slice (${target})`;
}

function serverProblem(file: string, target: string, fromSlice: string, toSlice: string): string | null {
  const insideSlice =
    file.split("/").length > 3 && !sharedServer.has(fromSlice) && !sharedServer.has(toSlice);
  if (!insideSlice || !target.endsWith("/tables.ts")) return null;
  return `a server slice calls another slice's verbs, never its tables (${target})`;
}

/** Why `file` must not import `target`, or null when it may. Both are repository paths. */
export function importProblem(file: string, target: string): string | null {
  const [fromWorkspace = "", , fromSlice = ""] = file.split("/");
  const [toWorkspace = "", , toSlice = "", toName = ""] = target.split("/");
  const allowed = workspaceMayImport[fromWorkspace];
  if (allowed === undefined) return null;
  if (!allowed.includes(toWorkspace)) return `${fromWorkspace} must not import ${toWorkspace} (${target})`;
  if (fromWorkspace !== toWorkspace || fromSlice === toSlice || toName === "") return null;
  if (fromWorkspace === "web") return webProblem(file, target, toSlice);
  return fromWorkspace === "server" ? serverProblem(file, target, fromSlice, toSlice) : null;
}

/** What makes the guide's texts and models reads files; the guide itself runs in a browser too. */
const readsFiles = /(?:\.test\.ts|^guide\/src\/generate-index\.ts)$/;

/** Why `file` must not import this package, or null when it may. */
export function packageProblem(file: string, specifier: string): string | null {
  const pure = /^(?:contract|guide)\/src\//.test(file) && !readsFiles.test(file);
  // Unpacking computes and touches nothing outside; what is server only never runs in a browser.
  if (specifier === "node:zlib" && file.startsWith("guide/src/") && file.includes("/server-only/"))
    return null;
  return pure && specifier.startsWith("node:")
    ? `${file.split("/")[0]} does no input or output (${specifier})`
    : null;
}

const importPattern = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

function sizeProblem(text: string): { level: "warn" | "fail"; message: string } | null {
  const lines = text.split("\n").length;
  if (lines > limits.fail) return { level: "fail", message: `${lines} lines, at most ${limits.fail}` };
  return lines > limits.warn
    ? { level: "warn", message: `${lines} lines, better below ${limits.warn}` }
    : null;
}

/**
 * The place after a call's opening parenthesis where its second argument begins, or -1: strings and nested brackets are stepped over.
 */
function secondArgument(text: string, from: number): number {
  let depth = 0;
  for (const { 0: found, index } of text
    .slice(from)
    .matchAll(/"[^"\n]*"|`[^`]*`|[([{]|[)\]}]|,(?=\s*[^\s)])/g)) {
    if ("([{".includes(found)) depth += 1;
    else if (")]}".includes(found)) depth -= 1;
    else if (found === "," && depth === 0) return from + index;
    if (depth < 0) return -1;
  }
  return -1;
}

/**
 * Vite puts some forms of `import().then(…)` whole inside the function that is run when the file is there (lib/retried-imports-plugin.ts): what is to be done
 * when it did not come would not be. `await` in a `try`, or `.catch()`, says the same and works.
 */
export function unheardFailure(text: string): boolean {
  return [...text.matchAll(/\bimport\("[^"]+"\)\s*\.then\(/g)].some(
    ({ 0: call, index }) => secondArgument(text, index + call.length) !== -1,
  );
}

function importProblems(file: string, text: string): Problem[] {
  return [...text.matchAll(importPattern)].flatMap(([, specifier = ""]) => {
    const target = resolveImport(file, specifier);
    const message = target === null ? packageProblem(file, specifier) : importProblem(file, target);
    return message === null ? [] : [{ file, message }];
  });
}

export function checkStructure(): { problems: Problem[]; warnings: Problem[] } {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const folders = ["contract/src", "guide/src", "server/src", "web/app", "tools", "bench", "e2e"];
  for (const path of folders.flatMap((folder) => [...sources(join(root, folder))])) {
    const file = relative(root, path);
    if (file.endsWith(".generated.ts")) continue;
    const text = readFileSync(path, "utf8");
    const size = sizeProblem(text);
    if (size !== null) (size.level === "fail" ? problems : warnings).push({ file, message: size.message });
    problems.push(...importProblems(file, text));
    if (file.startsWith("web/") && unheardFailure(text))
      problems.push({ file, message: "import().then(a, b) may never run b: await it, or use .catch()" });
  }
  return { problems, warnings };
}

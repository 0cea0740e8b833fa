/** Every path that a page of the documentation names or links to must exist, and every decision stand in their index. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Problem } from "./check-structure.ts";
import { root } from "./lib/bootstrap.mjs";

function* pages(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pages(path);
    else if (entry.name.endsWith(".md")) yield path;
  }
}

/** Things in backticks that look like a path of this repository. */
const named = /`((?:\.ci|contract|guide|server|web|e2e|bench|docs|tools)\/[\w./<>*{},-]*)`/g;
/** Where a Markdown link or picture leads; the web and a place on the page itself are not looked at. */
const linked = /\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g;

/** Paths made at run time or described as a pattern. */
const notFiles = /[<>*{}]|^(?:web\/build|bench\/results|data)\b/;

/** What a page names that is not there; `exists` is asked for paths from the root of the repository. */
export function missingPaths(page: string, text: string, exists: (path: string) => boolean): string[] {
  const names = [...text.matchAll(named)].map(([, path = ""]) => path).filter((path) => !notFiles.test(path));
  const links = [...text.matchAll(linked)].map(([, path = ""]) => join(dirname(page), decodeURI(path)));
  return [...names, ...links].filter((path) => !exists(path));
}

/** Decisions that their index does not link to. */
export function unlistedDecisions(index: string, names: string[]): string[] {
  return names.filter((name) => /^\d{4}-/.test(name) && !index.includes(`](${name})`));
}

export function checkDocPaths(): Problem[] {
  const files = [join(root, "README.md"), ...pages(join(root, "docs")), join(root, "bench/guide/README.md")];
  const decisions = join(root, "docs/decisions");
  const index = readFileSync(join(decisions, "README.md"), "utf8");
  const unlisted = unlistedDecisions(index, readdirSync(decisions)).map((name) => ({
    file: "docs/decisions/README.md",
    message: `does not list ${name}`,
  }));
  const missing = files
    .filter((path) => existsSync(path))
    .flatMap((path) => {
      const file = relative(root, path);
      const missing = missingPaths(file, readFileSync(path, "utf8"), (name) => existsSync(join(root, name)));
      return missing.map((name) => ({ file, message: `names ${name}, which does not exist` }));
    });
  return [...missing, ...unlisted];
}

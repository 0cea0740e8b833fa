/** Every path that a page of the documentation names must exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
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
const named =
  /`((?:\.ci|contract|guide|server|web|e2e|bench|docs|tools)\/[\w./<>*{},-]*|[\w-]+\.(?:json|ts|mjs|md))`/g;

/** Paths made at run time or described as a pattern. */
const notFiles = /[<>*{}]|^(?:web\/build|bench\/results|data)\b/;

export function checkDocPaths(): Problem[] {
  const problems: Problem[] = [];
  const files = [join(root, "README.md"), ...pages(join(root, "docs")), join(root, "bench/guide/README.md")];
  for (const file of files.filter((path) => existsSync(path))) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(named)) {
      if (notFiles.test(path) || !path.includes("/")) continue;
      if (!existsSync(join(root, path)))
        problems.push({ file: relative(root, file), message: `names ${path}, which does not exist` });
    }
  }
  return problems;
}

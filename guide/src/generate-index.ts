/**
 * Writes `guide/content/index.generated.ts`, the one module that brings the content into a build.
 * `node guide/src/generate-index.ts` writes it; with `--check` it only says whether it is stale.
 * Not part of the guide itself: it reads and writes files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const content = resolve(import.meta.dirname, "../content");
const target = join(content, "index.generated.ts");

const parts = ["forms", "notices", "register", "glossary", "triggers", "safety"] as const;
const list = "{ es: [], en: [] }";
const empty: Partial<Record<(typeof parts)[number], string>> = {
  triggers: `{ legalisation: ${list}, nonTriggers: ${list} }`,
  safety:
    `{ urgent: ${list}, crisis: { violence: ${list}, trafficking: ${list}, selfharm: ${list} }, ` +
    `refuse: { forge: ${list}, lie: ${list}, "sham-marriage": ${list}, evade: ${list} }, offtopic: ${list}, injection: ${list} }`,
  glossary: "{ synonyms: [], misspellings: {}, fillers: { es: [], en: [] } }",
};

/** The module's text for the files that are there now. */
export function indexText(): string {
  const topics = readdirSync(join(content, "topics"))
    .filter((name) => name.endsWith(".json"))
    .sort();
  const present = parts.filter((part) => existsSync(join(content, `${part}.json`)));
  const lines = [
    "// Written by guide/src/generate-index.ts. Do not edit.",
    'import type { GuideContent } from "#guide/content.ts";',
    ...present.map((part) => `import ${part} from "./${part}.json" with { type: "json" };`),
    ...topics.map((name, index) => `import topic${index} from "./topics/${name}" with { type: "json" };`),
    "",
    "/** Checked by `npm run check`; the JSON types are wider than the schema's. */",
    "export const content = {",
    `  topics: [${topics.map((_, index) => `topic${index}`).join(", ")}],`,
    ...parts.map((part) => (present.includes(part) ? `  ${part},` : `  ${part}: ${empty[part] ?? "[]"},`)),
    "} as unknown as GuideContent;",
    "",
  ];
  return lines.join("\n");
}

if (import.meta.main) {
  const text = indexText();
  const stale = !existsSync(target) || readFileSync(target, "utf8") !== text;
  if (process.argv.includes("--check")) {
    if (stale)
      console.error("guide/content/index.generated.ts is stale: run node guide/src/generate-index.ts");
    process.exitCode = stale ? 1 : 0;
  } else if (stale) writeFileSync(target, text);
}

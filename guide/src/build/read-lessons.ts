/** Reads `guide/lessons`: text files of headings ("# topic-id") with one way of asking per line. Used by generate-index.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GuideContent } from "#guide/content.ts";
import { messageKinds } from "#guide/safety/safety-content.ts";
import type { Lessons } from "#guide/search/lessons.ts";

const elsewhere = "elsewhere";
const honest = "honest";
const asks = "status-asked";
const other = "status-not-asked";

export function readLessons(folder: string, content: GuideContent): Lessons {
  const kinds = new Set<string>(Object.keys(messageKinds(content.safety)));
  const known = new Set([...content.topics.map(({ id }) => id), ...kinds, honest, elsewhere, asks, other]);
  const sections = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".txt")) continue;
    let lines: string[] | undefined;
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const heading = /^# (\S+)$/.exec(line)?.[1];
      if (heading !== undefined) {
        if (!known.has(heading)) throw new Error(`guide/lessons/${file}: nothing is called "${heading}"`);
        lines = sections.get(heading) ?? [];
        sections.set(heading, lines);
      } else if (line.trim() !== "") lines?.push(line.trim());
    }
  }
  const of = (name: string) => sections.get(name) ?? [];
  return {
    topics: Object.fromEntries(content.topics.map(({ id }) => [id, of(id)])),
    kinds: Object.fromEntries([...kinds].map((kind) => [kind, of(kind)])),
    honest: of(honest),
    elsewhere: of(elsewhere),
    status: { asks: of(asks), other: of(other) },
  };
}

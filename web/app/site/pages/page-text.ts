import type { Language } from "@faro/contract/shared/language.ts";
import { type Block, parseMarkdown } from "#web/site/text/markdown.ts";

/** Read while the pages are built; only loaders may import this. */
const files = import.meta.glob<string>("./*.md", { query: "?raw", import: "default", eager: true });

/** The text of a public page that is written as running text. */
export function pageText(name: string, language: Language): Block[] {
  const text = files[`./${name}.${language}.md`];
  if (text === undefined) throw new Error(`no text ${name}.${language}.md`);
  return parseMarkdown(text);
}

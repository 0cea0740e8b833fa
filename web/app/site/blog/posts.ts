import type { Language } from "@faro/contract/shared/language.ts";
import { inOrder, type Post, parsePost } from "#web/site/blog/post.ts";

/** Read while the pages are built; only loaders may import this, so that no article is in a script. */
const files = import.meta.glob<string>("./posts/*.md", { query: "?raw", import: "default", eager: true });

const all = Object.entries(files).map(([path, text]) => parsePost(path.split("/").at(-1) ?? "", text));

export function listPosts(language: Language): Post[] {
  return inOrder(all, language);
}

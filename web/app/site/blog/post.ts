import type { Language } from "@faro/contract/shared/language.ts";

/** An article. Its file is posts/<slug>.<language>.md: a head of `name: value` lines, a line `---`, the text. */
export interface Post {
  /** Order in the list, highest first. */
  id: number;
  slug: string;
  language: Language;
  title: string;
  excerpt: string;
  /** ISO date. */
  date: string;
  author: string;
  /** Name of the line drawing beside it. */
  drawing: string;
  /** Paragraphs apart by blank lines. */
  content: string;
}

/** How many articles a page of the list shows; the first of the first page is the featured one. */
export const postsPerPage = 3;

/** Reads an article's file; throws where the head lacks something, so that the build stops. */
export function parsePost(fileName: string, text: string): Post {
  const [, slug, language] = /^([a-z0-9-]+)\.(es|en)\.md$/.exec(fileName) ?? [];
  if (slug === undefined || language === undefined) throw new Error(`${fileName}: not <slug>.<language>.md`);
  const cut = text.indexOf("\n---\n");
  const head = new Map(
    text
      .slice(0, cut)
      .split("\n")
      .map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
  const need = (name: string) => {
    const value = head.get(name);
    if (cut === -1 || value === undefined || value === "") throw new Error(`${fileName}: no ${name}`);
    return value;
  };
  return {
    id: Number(need("id")),
    slug,
    language: language as Language,
    title: need("title"),
    excerpt: need("excerpt"),
    date: need("date"),
    author: need("author"),
    drawing: need("drawing"),
    content: text.slice(cut + 5).trim(),
  };
}

/** Articles of one language, the newest first. */
export function inOrder(posts: Post[], language: Language): Post[] {
  return posts.filter((post) => post.language === language).toSorted((a, b) => b.id - a.id);
}

/** Paths of the list's pages, without language: /blog, /blog/pagina/2 ... */
export function listPaths(count: number): string[] {
  const pages = Math.max(1, Math.ceil(count / postsPerPage));
  return Array.from({ length: pages }, (_, index) => (index === 0 ? "/blog" : `/blog/pagina/${index + 1}`));
}

/** Minutes that reading takes at 200 words a minute, at least one. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(content.split(/\s+/).length / 200));
}

/** The blog's articles and every public path, for the build's own files: prerendering, RSS, sitemap, measurements. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleNotFound, noticePages, noticePart, publicPages } from "../../contract/src/site/paths.ts";
import { inOrder, listPaths, type Post, parsePost } from "../../web/app/site/blog/post.ts";

const folder = join(import.meta.dirname, "../../web/app/site/blog/posts");

export function readPosts(language: "es" | "en"): Post[] {
  const posts = readdirSync(folder).map((name) => parsePost(name, readFileSync(join(folder, name), "utf8")));
  return inOrder(posts, language);
}

/** Paths people and search engines may open, without language: pages, pages of the list, articles. */
export function sitePaths(): string[] {
  const posts = readPosts("es");
  const later = listPaths(posts.length).slice(1);
  return [...publicPages, ...later, ...posts.map(({ slug }) => `/blog/${slug}`)];
}

/** Every static page to prerender, in both languages. */
export function staticPaths(): string[] {
  const notices = noticePages.map((path) => path + noticePart);
  const paths = [...sitePaths(), articleNotFound, ...notices];
  return [...paths, ...paths.map((path) => `/en${path}`)];
}

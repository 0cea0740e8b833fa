/** sitemap.xml and the blog's RSS, written beside the built pages. Addresses carry the build's stand-in. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteAddressToken } from "../../contract/src/site/paths.ts";
import type { Post } from "../../web/app/site/blog/post.ts";
import { readPosts, sitePaths } from "./blog-files.ts";

type Language = "es" | "en";

const channel = {
  es: {
    title: "Blog de Faro",
    description: "Guías de migración claras, con sus fuentes y fechas. Orientación, no asesoría legal.",
    code: "es-mx",
  },
  en: {
    title: "Faro blog",
    description: "Clear immigration guides with their sources and dates. Orientation, not legal advice.",
    code: "en-us",
  },
};

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function address(path: string, language: Language): string {
  return siteAddressToken + (language === "en" ? `/en${path}` : path);
}

/** A calendar date has no hour; noon in UTC is the same day in all of America. */
function rssDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toUTCString().replace("GMT", "+0000");
}

function item(post: Post, language: Language): string {
  const link = address(`/blog/${post.slug}`, language);
  return [
    "<item>",
    `<title>${escapeXml(post.title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    `<pubDate>${rssDate(post.date)}</pubDate>`,
    `<description>${escapeXml(post.excerpt)}</description>`,
    "</item>",
  ].join("\n");
}

export function rss(posts: Post[], language: Language): string {
  const { title, description, code } = channel[language];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${title}</title>`,
    `<link>${address("/blog", language)}</link>`,
    `<atom:link href="${address("/rss.xml", language)}" rel="self" type="application/rss+xml"/>`,
    `<description>${description}</description>`,
    `<language>${code}</language>`,
    ...posts.map((post) => item(post, language)),
    "</channel></rss>",
    "",
  ].join("\n");
}

/** Every public page in both languages, each with its twin. */
export function sitemap(paths: string[], dates: Map<string, string>): string {
  const twins = (path: string) =>
    (["es", "en"] as const)
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path, language)}"/>`,
      )
      .join("");
  const entry = (path: string, language: Language) => {
    const date = dates.get(path);
    const changed = date === undefined ? "" : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${address(path, language)}</loc>${changed}${twins(path)}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => [entry(path, "es"), entry(path, "en")]),
    "</urlset>",
    "",
  ].join("\n");
}

export function writeFeeds(client: string): void {
  const files = {
    "sitemap.xml": sitemap(
      sitePaths(),
      new Map(readPosts("es").map(({ slug, date }) => [`/blog/${slug}`, date])),
    ),
    "rss.xml": rss(readPosts("es"), "es"),
    "en/rss.xml": rss(readPosts("en"), "en"),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), content);
  }
}

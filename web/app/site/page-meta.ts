import type { Language } from "@faro/contract/shared/language.ts";
import { siteAddressToken } from "@faro/contract/site/paths.ts";
import type { MetaDescriptor } from "react-router";
import { languageOfPath, publicPath } from "#web/lib/language.ts";

/** What a public page says about itself to search engines and to those who share it. */
export interface PageMeta {
  /** The page's own path, with its language. */
  path: string;
  title: string;
  description: string;
  /** Name of a picture in web/public/og, without language and ending. */
  picture?: string;
  /** ISO date of an article. */
  published?: string;
  /** Schema.org data beside the page. */
  data?: object;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** The path of the page being built, and its language. Data requests have the same path with `.data`. */
export function builtPage(request: Request): { path: string; language: Language } {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  return { path, language: languageOfPath(path) };
}

/** A path without its language. */
export function spanishPath(path: string): string {
  return path.replace(/^\/en(?=\/)/, "");
}

function alternates(path: string): MetaDescriptor[] {
  const spanish = spanishPath(path);
  const address = (language: Language) => siteAddressToken + publicPath(spanish, language);
  const link = (hrefLang: string, language: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: address(language),
  });
  return [
    { tagName: "link", rel: "canonical", href: siteAddressToken + path },
    link("es", "es"),
    link("en", "en"),
    link("x-default", "es"),
  ];
}

export function metaTags(page: PageMeta | undefined): MetaDescriptor[] {
  if (page === undefined) return [];
  const { path, title, description, picture = "faro", published, data, hidden } = page;
  const language = languageOfPath(path);
  const card = `${siteAddressToken}/og/${picture}-${language}.png`;
  const basics = [{ title }, { name: "description", content: description }];
  if (hidden) return [...basics, { name: "robots", content: "noindex" }];
  return [
    ...basics,
    ...alternates(path),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: "Blog de Faro",
      href: publicPath("/rss.xml", language),
    },
    { property: "og:site_name", content: "Faro" },
    { property: "og:type", content: published === undefined ? "website" : "article" },
    { property: "og:locale", content: language === "en" ? "en_US" : "es_MX" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: siteAddressToken + path },
    { property: "og:image", content: card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(published === undefined ? [] : [{ property: "article:published_time", content: published }]),
    ...(data === undefined ? [] : [{ "script:ld+json": data }]),
  ] as MetaDescriptor[];
}

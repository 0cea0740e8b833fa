import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPosts, sitePaths } from "./blog-files.ts";
import { rss, sitemap } from "./site-feeds.ts";

const root = join(import.meta.dirname, "../..");

describe("the blog's articles", () => {
  const spanish = readPosts("es");
  const english = readPosts("en");

  it("are five, each with its English twin", () => {
    expect(spanish).toHaveLength(5);
    const identity = ({ id, slug, date, drawing }: (typeof spanish)[number]) => [id, slug, date, drawing];
    expect(english.map(identity)).toEqual(spanish.map(identity));
  });

  it.each([...spanish, ...english].map((post) => [`${post.slug}.${post.language}`, post] as const))(
    "%s is long, dated, names its sources and says what to do",
    (_, post) => {
      expect(post.content.split(/\s+/).length).toBeGreaterThanOrEqual(900);
      expect(post.content).toMatch(/^## (Fuentes|Sources)$/m);
      expect(post.content).toMatch(/\((dato al?|as of) /);
      expect(post.content).toMatch(/^## (Lo que puedes hacer hoy|What you can do today)$/m);
      expect(post.content).toMatch(/https:\/\/(www\.)?(uscis|justice|ice)\.gov\//);
      expect(post.content).toMatch(
        /list-pro-bono-legal-service-providers|recognition-accreditation|abogado|lawyer/,
      );
      expect(post.content).not.toMatch(/¡|verify/);
      expect(existsSync(join(root, `web/public/og/${post.slug}-${post.language}.png`))).toBe(true);
    },
  );
});

describe("feeds", () => {
  it("RSS lists every article with an absolute address and its day", () => {
    const feed = rss(readPosts("en"), "en");
    expect(feed.match(/<item>/g)).toHaveLength(5);
    expect(feed).toContain("<link>https://faro.invalid/en/blog/como-leer-carta-de-uscis</link>");
    expect(feed).toContain("<pubDate>Sat, 21 Nov 2026 12:00:00 +0000</pubDate>");
    const [post] = readPosts("en");
    if (post === undefined) throw new Error("no article");
    expect(rss([{ ...post, title: 'A & B <c> "d"' }], "en")).toContain("A &amp; B &lt;c&gt; &quot;d&quot;");
  });

  it("the sitemap has every public page in both languages, each with its twins", () => {
    const paths = sitePaths();
    expect(paths).toContain("/landing");
    expect(paths).toContain("/blog/pagina/2");
    expect(paths).not.toContain("/blog/articulo-no-encontrado");
    const map = sitemap(paths, new Map([["/blog/como-leer-carta-de-uscis", "2026-11-21"]]));
    expect(map.match(/<loc>/g)).toHaveLength(paths.length * 2);
    expect(map.match(/hreflang="en"/g)).toHaveLength(paths.length * 2);
    expect(map).toContain("<lastmod>2026-11-21</lastmod>");
  });
});

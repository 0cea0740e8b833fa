import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get as httpGet } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { siteAddressToken } from "@faro/contract/site/paths.ts";
import { afterAll, describe, expect, it } from "vitest";
import { servicesInUse } from "#server/http/services-in-use.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "faro-site-"));
afterAll(() => rmSync(folder, { recursive: true }));
const webRoot = join(folder, "client");
const video = Buffer.from("0123456789");
const files: Record<string, string | Buffer> = {
  "landing/index.html": `<link rel="canonical" href="${siteAddressToken}/landing">`,
  "privacy-policy/index.html": `${siteAddressToken} Twilio (#uso-twilio-es#), mail (#uso-mail-en#)`,
  "blog/index.html": "list",
  "blog/pagina/2/index.html": "second page",
  "blog/una-guia/index.html": "article",
  "blog/articulo-no-encontrado/index.html": "Artículo no encontrado",
  "en/blog/articulo-no-encontrado/index.html": "Article not found",
  "delete-account/index.html": "screen",
  "delete-account/aviso/index.html": "notice",
  "en/delete-account/aviso/index.html": "notice in English",
  "sitemap.xml": `<loc>${siteAddressToken}/landing</loc>`,
  "media/intro.mp4": video,
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(webRoot, name)), { recursive: true });
  writeFileSync(join(webRoot, name), content);
}
const app = await startTestApp({}, { webRoot });
const published = await startTestApp({ PUBLIC_URL: "https://faro.example/" }, { webRoot });

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.visitor().fetch(path, { headers, method, redirect: "manual" });

describe("the blog", () => {
  it.each([
    ["/blog", 200, "list"],
    ["/blog/", 200, "list"],
    ["/blog/pagina/2", 200, "second page"],
    ["/blog/una-guia", 200, "article"],
    ["/blog/una-guia/", 200, "article"],
    ["/blog/otra", 404, "Artículo no encontrado"],
    ["/blog/articulo-no-encontrado", 404, "Artículo no encontrado"],
    ["/en/blog/otra", 404, "Article not found"],
  ])("%s answers %i", async (path, status, content) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, content]);
  });
});

describe("a screen that tells a visitor one thing only", () => {
  it.each([
    ["/delete-account", "notice"],
    ["/en/delete-account", "notice in English"],
    ["/delete-account?sesion=1", "screen"],
  ])("%s answers with the %s", async (path, content) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, content]);
  });

  it("is asked for in English like every screen", async () => {
    const { headers } = await get("/en/delete-account?sesion=1");
    expect(headers.get("location")).toBe("/delete-account?sesion=1&idioma=en");
  });
});

describe("other addresses", () => {
  it("/auth leads to the sign-in screen, unknown paths to the landing page", async () => {
    expect((await get("/auth")).headers.get("location")).toBe("/login");
    expect((await get("/blog/..%2f..%2fcsp")).headers.get("location")).toBe("/landing");
    expect((await get("/nada")).headers.get("location")).toBe("/landing");
    expect((await get("/en/nada")).headers.get("location")).toBe("/en/landing");
  });

  it.each([
    ["/en/login", "/login?idioma=en"],
    ["/en/login?modo=entrar", "/login?modo=entrar&idioma=en"],
    ["/en/auth", "/login?idioma=en"],
    ["/auth?modo=crear", "/login?modo=crear"],
    ["/en/saved-chats/", "/saved-chats?idioma=en"],
    ["/en", "/en/landing"],
    ["/en//evil", "/en/landing"],
    ["/blog/pagina/1", "/blog"],
    ["/blog/pagina/9", "/blog"],
    ["/en/blog/pagina/1", "/en/blog"],
  ])("%s leads to %s", async (path, location) => {
    expect((await get(path)).headers.get("location")).toBe(location);
  });
});

describe("the services in use", () => {
  it("are said in the privacy policy as they are connected", async () => {
    expect(await (await get("/privacy-policy")).text()).toMatch(
      / Twilio \(no se usa aquí\), mail \(not in use here\)$/,
    );
    const connected = servicesInUse({ ...app.services.env, ELEVENLABS_API_KEY: "k" });
    expect(connected.get("#uso-voice-es#")).toBe("se usa aquí");
    expect(connected.get("#uso-twilio-es#")).toBe("no se usa aquí");
  });

  it("and who runs the site is said, or that nobody has said it; never as markup", () => {
    const { env } = app.services;
    expect(servicesInUse(env).get("#quien-opera-es#")).toContain("no ha puesto aquí su nombre");
    const named = servicesInUse({
      ...env,
      OPERATOR_NAME: "Casa <b>Ana</b>",
      OPERATOR_CONTACT: "ayuda@faro.example",
    });
    expect(named.get("#quien-opera-es#")).toBe(
      "Este sitio lo opera Casa &lt;b&gt;Ana&lt;/b&gt;. Contacto: ayuda@faro.example.",
    );
    expect(named.get("#quien-opera-en#")).toContain("This site is run by Casa");
  });

  it("each have their stand-in in the policy, in both languages, and no other", () => {
    const pages = join(import.meta.dirname, "../../../web/app/site/pages");
    const written = ["es", "en"].flatMap((language) => [
      ...readFileSync(join(pages, `privacy.${language}.md`), "utf8").matchAll(/#(?:uso|quien)-[a-z-]+#/g),
    ]);
    expect(written.map(([token]) => token).toSorted()).toEqual(
      [...servicesInUse(app.services.env).keys()].toSorted(),
    );
  });
});

describe("the site's own address", () => {
  it("is the request's when none is configured, each caller's their own", async () => {
    const page = async (host: string) => {
      const { port } = new URL(app.origin);
      const [response] = await once(httpGet({ port, path: "/landing", headers: { host } }), "response");
      return await text(response);
    };
    expect(await page("uno.example")).toContain('href="http://uno.example/landing"');
    expect(await page("dos.example")).toContain('href="http://dos.example/landing"');
    expect(await page("uno.example")).toContain('href="http://uno.example/landing"');
  });

  it("is PUBLIC_URL whatever the request says, in every encoding", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      for (const path of ["/landing", "/sitemap.xml", "/sitemap.xml"]) {
        const response = await published.visitor().fetch(path, {
          headers: { "accept-encoding": encoding },
        });
        expect(await response.text()).toContain("https://faro.example/landing");
        expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      }
    }
  });
});

describe("a video", () => {
  it("comes in the parts that a player asks for", async () => {
    const whole = await get("/media/intro.mp4");
    expect([whole.status, whole.headers.get("content-type"), await whole.text()]).toEqual([
      200,
      "video/mp4",
      "0123456789",
    ]);
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    const part = await get("/media/intro.mp4", { range: "bytes=2-4" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 2-4/10",
      "234",
    ]);
    const outside = await get("/media/intro.mp4", { range: "bytes=10-" });
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    const head = await get("/media/intro.mp4", {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "10"]);
  });
});

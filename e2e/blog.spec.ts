import { expect, test } from "./fixtures.ts";

const slug = "como-leer-carta-de-uscis";

test("the list: a featured article, the rest, and pages that lead on", async ({ page, picture }) => {
  await page.goto("/blog");
  const articles = page.locator("article");
  await expect(articles).toHaveCount(3);
  await expect(articles.first()).toContainText("Para empezar");
  await expect(articles.first()).toContainText("21 de noviembre de 2026");
  await picture("blog-360");
  const first = await articles.allTextContents();
  const pages = page.getByRole("navigation", { name: "Páginas del blog" });
  await expect(pages.getByRole("link", { name: "Anterior" })).toHaveCount(0);
  await expect(pages.getByRole("link", { name: "Página 1" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Siguiente" }).click();
  await expect(page).toHaveURL(/\/blog\/pagina\/2$/);
  await expect(articles).toHaveCount(2);
  for (const text of await articles.allTextContents()) expect(first).not.toContain(text);
  await expect(pages.getByRole("link", { name: "Siguiente" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Página 1" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await articles.first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
});

test("an article: date, author, text, the call to action and the way back", async ({ page, picture }) => {
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Te llegó una carta de USCIS");
  await expect(page.locator("article")).toContainText("21 de noviembre de 2026 · Por Equipo de Faro");
  expect(await page.locator("article p").count()).toBeGreaterThan(15);
  await expect(page.getByRole("heading", { name: "Fuentes" })).toBeVisible();
  await expect(page.getByText("¿Necesitas ayuda con tu situación migratoria?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Obtener ayuda gratuita" })).toHaveAttribute("href", "/login");
  await picture("article-360");
  await page.getByRole("link", { name: "Volver al Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);

  await page.goto(`/en/blog/${slug}`);
  await expect(page.locator("article")).toContainText("November 21, 2026");
  await expect(page.getByText("Need help with your immigration situation?")).toBeVisible();
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
  expect(data).toMatchObject({ "@type": "BlogPosting", inLanguage: "en", datePublished: "2026-11-21" });
});

test("share uses the device's own way, with title, excerpt and address", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.documentElement.dataset.sharedData = JSON.stringify(data);
      },
    });
  });
  await page.goto(`/blog/${slug}`);
  await page.getByRole("button", { name: "Compartir" }).click();
  await expect
    .poll(async () => JSON.parse((await page.locator("html").getAttribute("data-shared-data")) ?? "{}"))
    .toEqual({
      title: "Te llegó una carta de USCIS: cómo leerla sin asustarte",
      text: expect.stringContaining("Qué buscar primero"),
      url: page.url(),
    });
});

test("without that, the link is copied and it is said aloud", async ({ page, context, picture }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(`/blog/${slug}`);
  await page.getByRole("button", { name: "Compartir" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado al portapapeles" })).toBeVisible();
  await picture("article-copied-360", "screen");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("a closed share sheet is no failure; a closed clipboard shows the link", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: () => Promise.reject(new DOMException("closed", "AbortError")),
    });
  });
  await page.goto(`/blog/${slug}`);
  await page.getByRole("button", { name: "Compartir" }).click();
  await expect(page.locator("[data-share-notice]")).toHaveText("");
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "Compartir" }).click();
  await expect(page.locator("[data-share-notice]")).toContainText(page.url());
});

test("an unknown slug says so, with status 404 and the way to the blog", async ({ page, allowedErrors }) => {
  allowedErrors.patterns.push(/404/);
  const response = await page.goto("/blog/no-existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Artículo no encontrado" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Ir al blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("RSS lists the articles of each language", async ({ request, server }) => {
  for (const [path, title] of [
    ["/rss.xml", "Te llegó una carta de USCIS"],
    ["/en/rss.xml", "A letter from USCIS came"],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()["content-type"]).toContain("application/xml");
    const feed = await response.text();
    expect(feed.match(/<item>/g)).toHaveLength(5);
    expect(feed).toContain(title);
    expect(feed).toContain(`<link>${server.url}`);
    expect(feed).not.toContain("faro.invalid");
  }
});

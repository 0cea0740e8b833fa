import { expect, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, spanish, english] of publicPages) {
    test(`${path} reads and leads on, in both languages`, async ({ page, allowedErrors }) => {
      if (path.endsWith("no-existe")) allowedErrors.patterns.push(/404/);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(spanish);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.locator("footer")).toContainText("Orientación, no asesoría legal");
      await expect(page.locator("footer")).toContainText("ni somos el gobierno");
      await page.getByRole("link", { name: "English" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(english);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("footer")).toContainText("Orientation, not legal advice");
      await expect(page.getByRole("link", { name: "Quick exit" })).toHaveAttribute("href", /^https:/);
    });
  }

  test("the drawer opens on a phone and has the links of a visitor", async ({ page }) => {
    await page.goto("/faq");
    const drawer = page.locator("details[data-drawer]");
    await drawer.locator("summary").click();
    await expect(drawer.getByRole("link")).toHaveText([
      "Inicio",
      "Chat",
      "¿Cómo funciona?",
      "¿Por qué confiar?",
      "FAQ",
      "Docs",
      "Blog",
      "Sugerencias",
      "Iniciar Sesión",
    ]);
    await drawer.getByRole("link", { name: "¿Cómo funciona?" }).click();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toHaveAttribute(
      "href",
      "/login?modo=entrar",
    );
  });
});

test("FAQ: ten questions, at most one open, and a tap closes it", async ({ page }) => {
  await page.goto("/faq");
  const items = page.locator("details[name=faq]");
  await expect(items).toHaveCount(10);
  await items.nth(2).locator("summary").click();
  await expect(page.locator("details[name=faq][open]")).toHaveCount(1);
  await items.nth(5).locator("summary").click();
  await expect(page.locator("details[name=faq][open]")).toHaveCount(1);
  await expect(items.nth(5)).toHaveAttribute("open");
  await items.nth(5).locator("summary").click();
  await expect(page.locator("details[name=faq][open]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Escribirnos" })).toHaveAttribute("href", "/user-feedback");
});

test("start buttons lead to the sign-in screen, and /auth is another name of it", async ({ page }) => {
  await page.goto("/how-it-works");
  await expect(page.locator("main ol > li")).toHaveCount(4);
  await page.getByRole("link", { name: "Comienza tu proceso" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/why-trust-us");
  await page.getByRole("link", { name: "Empezar", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/login$/);
});

test("the privacy policy names the processors, the retention and the day it holds from", async ({ page }) => {
  await page.goto("/en/privacy-policy");
  for (const text of [
    "12/09/2024",
    "Up to two years",
    "OpenAI",
    "ElevenLabs",
    "Twilio",
    "SMTP",
    "Authorize.Net",
    "speech service",
    "California",
    "do not sell",
  ]) {
    await expect(page.locator("main")).toContainText(text);
  }
  await page.goto("/privacy-policy");
  await expect(page.locator("main")).toContainText("9 de diciembre de 2024");
  await expect(page.locator("main")).toContainText("Hasta dos años");
  // Nobody has said who runs this one (OPERATOR_NAME): then the page says that.
  await expect(page.locator("main")).toContainText("no ha puesto aquí su nombre");
  await expect(page.locator("main")).not.toContainText("#");
});

test("every page says its address, its twin and its picture to those who share it", async ({
  page,
  request,
  server,
}) => {
  await page.goto("/en/faq");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${server.url}/en/faq`);
  await expect(page.locator("link[hreflang=es]")).toHaveAttribute("href", `${server.url}/faq`);
  await expect(page.locator("link[hreflang=x-default]")).toHaveAttribute("href", `${server.url}/faq`);
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
  expect(data["@type"]).toBe("FAQPage");
  expect(data.mainEntity).toHaveLength(10);

  test.slow();
  const map = await (await request.get("/sitemap.xml")).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThanOrEqual(24);
  for (const address of addresses) {
    await page.goto(address);
    expect(page.url()).toBe(address);
    const description = await page.locator("meta[name=description]").getAttribute("content");
    expect(description?.length).toBeGreaterThan(50);
    const picture = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
    const response = await request.get(picture);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/png"]);
    expect((await response.body()).length).toBeLessThan(60_000);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

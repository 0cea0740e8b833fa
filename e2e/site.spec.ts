import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Every public page that is not an article, with the start of its headline. */
const pages = [
  ["/landing", "¿Tienes dudas migratorias?", "Immigration questions?"],
  ["/how-it-works", "¿Cómo funciona?", "How does it work?"],
  ["/faq", "Preguntas frecuentes", "Frequently asked questions"],
  ["/why-trust-us", "¿Por qué confiar?", "Why trust us?"],
  ["/privacy-policy", "Política de privacidad", "Privacy policy"],
  ["/blog", "Blog", "Blog"],
  ["/blog/pagina/2", "Blog", "Blog"],
  ["/blog/como-leer-carta-de-uscis", "Te llegó una carta de USCIS", "A letter from USCIS came"],
  ["/blog/no-existe", "Artículo no encontrado", "Article not found"],
] as const;

const session = (name: string | null) =>
  JSON.stringify({ access_token: "a", refresh_token: "r", expires_at: 1, user: { id: "7", name } });

async function signIn(page: Page, name: string | null): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem("faro_session", stored), session(name));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, spanish, english] of pages) {
    test(`${path} reads and leads on, in both languages`, async ({ page, allowedErrors }) => {
      if (path.endsWith("no-existe")) allowedErrors.patterns.push(/404/);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(spanish);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.locator("footer")).toContainText("Orientación, no asesoría legal");
      await expect(page.locator("footer")).toContainText("no somos el gobierno");
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
    ]);
    await drawer.getByRole("link", { name: "¿Cómo funciona?" }).click();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toHaveAttribute(
      "href",
      "/login?modo=entrar",
    );
  });
});

test.describe("accessibility", () => {
  for (const width of [360, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`axe finds nothing and nothing sticks out: ${width} px, ${colorScheme}`, async ({
        page,
        allowedErrors,
      }) => {
        allowedErrors.patterns.push(/404/);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const [path] of pages) {
          for (const address of [path, `/en${path}`]) {
            await page.goto(address);
            const { violations } = await new AxeBuilder({ page })
              .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
              .analyze();
            const found = violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`);
            expect(found).toEqual([]);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect([address, overflow]).toEqual([address, 0]);
            // English speakers' device would lead away from the Spanish pages otherwise.
            await page.evaluate(() => localStorage.clear());
          }
        }
      });
    }
  }

  test("the open drawer and the open questions are clean too", async ({ page, picture }) => {
    await page.goto("/faq");
    await page.locator("summary", { hasText: "¿Es gratis?" }).click();
    await picture("faq-open-360");
    const check = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    expect(await check()).toEqual([]);
    await page.locator("details[data-drawer] summary").click();
    await picture("drawer-360", "screen");
    expect(await check()).toEqual([]);
  });
});

test("the drawer keeps focus inside, and Escape closes it and gives focus back", async ({ page }) => {
  await page.goto("/how-it-works");
  const drawer = page.locator("details[data-drawer]");
  const summary = drawer.locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toHaveAttribute("inert", "");
  const links = drawer.getByRole("link");
  const count = await links.count();
  await page.keyboard.press("Shift+Tab");
  await expect(links.nth(count - 1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(summary).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await expect(page.locator("main")).not.toHaveAttribute("inert");

  await summary.click();
  await page.mouse.click(10, 400);
  await expect(drawer).not.toHaveAttribute("open");
});

test.describe("the header knows who is there", () => {
  test("a visitor signs in directly; user links are not there", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/landing");
    await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toBeVisible();
    for (const name of ["Inicio", "Chat", "¿Cómo funciona?", "¿Por qué confiar?", "FAQ", "Docs", "Blog"]) {
      await expect(page.getByRole("link", { name, exact: true })).toHaveCount(1);
    }
    await expect(page.getByRole("link", { name: "Guardados" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Sugerencias" })).toHaveAttribute("href", "/user-feedback");
  });

  test("a user's name leads to the chat, with the user's links and the way out", async ({ page }) => {
    await signIn(page, "Ana María Núñez");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/landing");
    await expect(page.getByRole("link", { name: "Ana María Núñez" })).toHaveAttribute("href", "/chat");
    await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Guardados" })).toHaveAttribute("href", "/saved-chats");
    await expect(page.getByRole("link", { name: "Configuración" })).toHaveAttribute("href", "/settings");
    await expect(page.getByRole("link", { name: "Sugerencias" })).toHaveAttribute("href", "/feedback");
    await expect(page.getByRole("link", { name: "Salir", exact: true })).toHaveAttribute(
      "href",
      "/login?modo=salir",
    );
  });

  test("a user without a name, and a broken session", async ({ page }) => {
    await signIn(page, null);
    await page.goto("/landing");
    await expect(page.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
    await page.addInitScript(() => localStorage.setItem("faro_session", '{"user":{}}'));
    await page.reload();
    await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toBeVisible();
  });

  test("nothing flashes: a user's page is marked before the island comes", async ({ page }) => {
    await signIn(page, "Ana");
    await page.route("**/islands/*.js", (route) => route.abort());
    await page.goto("/faq", { waitUntil: "commit" });
    await expect(page.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toBeHidden();
  });
});
test.describe("quick exit", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("https://www.google.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>clima</title>clima" }),
    );
  });

  for (const path of ["/landing", "/en/blog/como-reconocer-fraude-de-notario", "/login"]) {
    test(`one tap leaves ${path}, and this page is not in the history`, async ({ page }) => {
      await page.goto("/faq");
      await page.goto(path);
      await page.evaluate(() => sessionStorage.setItem("secret", "1"));
      await page.locator("[data-quick-exit]").click();
      await expect(page).toHaveURL(/^https:\/\/www\.google\.com\/search/);
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
      expect(await page.evaluate(() => sessionStorage.getItem("secret"))).toBeNull();
    });
  }

  test("Escape three times leaves, two times and other keys do not", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("details[data-drawer] summary").click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("a");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/faq$/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/google\.com/);
  });

  test("Escape three times leaves an app screen", async ({ page }) => {
    const status = page.waitForResponse(/\/api\/assistant\/status$/);
    await page.goto("/login");
    await status;
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/google\.com/);
  });
});

test.describe("the app's header", () => {
  test("has the same navigation in the drawer", async ({ page, picture }) => {
    const status = page.waitForResponse(/\/api\/assistant\/status$/);
    await page.goto("/login");
    await status;
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
    await picture("app-drawer-360", "screen");
    await drawer.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
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

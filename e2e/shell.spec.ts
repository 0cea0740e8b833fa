import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const session = (name: string | null) =>
  JSON.stringify({ access_token: "a", refresh_token: "r", expires_at: 1, user: { id: "7", name } });

async function signIn(page: Page, name: string | null): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem("faro_session", stored), session(name));
}

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

for (const path of ["/landing", "/login"]) {
  for (const percent of [150, 200]) {
    test(`letters of ${percent} % on ${path}: nothing leaves the screen, the menu is in reach`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await page.addStyleTag({ content: `html { font-size: ${percent}% !important; }` });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide).toBe(360);
      const menu = await page.locator("details[data-drawer] > summary").boundingBox();
      const exit = await page.locator("header [data-quick-exit]").boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(360);
      expect(menu?.y).toBeGreaterThanOrEqual((exit?.y ?? 0) + (exit?.height ?? 999));
      await page.locator("details[data-drawer] > summary").click();
      const drawer = page.locator("details[data-drawer]");
      await expect(drawer.getByRole("link", { name: "Iniciar Sesión" })).toBeAttached();
    });
  }
}

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

  test("nothing flashes: a user's page is marked before the island comes", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.patterns.push(/ERR_FAILED/);
    await signIn(page, "Ana");
    await page.route("**/islands/*.js", (route) => route.abort());
    await page.goto("/faq", { waitUntil: "commit" });
    await expect(page.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Iniciar Sesión" })).toBeHidden();
  });
});
test.describe("quick exit", () => {
  const weather = /^https:\/\/www\.google\.com\/search/;
  const exit = (page: Page) => page.locator("header [data-quick-exit]");

  test.beforeEach(async ({ page }) => {
    await page.route("https://www.google.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>clima</title>clima" }),
    );
  });

  for (const path of ["/landing", "/en/blog/como-reconocer-fraude-de-notario", "/login"]) {
    test(`one tap leaves ${path}, and Back opens no page of Faro`, async ({ page }) => {
      await page.goto("/faq");
      await page.goto(path);
      await page.evaluate(() => sessionStorage.setItem("secret", "1"));
      await exit(page).click();
      await expect(page).toHaveURL(weather);
      await page.goBack({ waitUntil: "commit" }).catch(() => null);
      await expect(page).toHaveURL(weather);
      // Whoever opens Faro herself gets in, and can go back and forth again.
      await page.goto("/faq");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty("secret");
      await page.goto("/how-it-works");
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  for (const path of ["/landing", "/login"]) {
    test(`${path} is left unseen by Back before its own script has come`, async ({ page }) => {
      // A slow network: the scripts are on their way as long as the page is there.
      await page.route(/\/(?:assets|islands)\/[^/]+\.js$/, () => {});
      await page.goto("/faq", { waitUntil: "commit" });
      await page.goto(path, { waitUntil: "commit" });
      await exit(page).click();
      await expect(page).toHaveURL(weather);
      await page.goBack({ waitUntil: "commit" }).catch(() => null);
      await expect(page).toHaveURL(weather);
    });
  }

  test("a page that the browser kept whole leaves again too", async ({ page }) => {
    await page.goto("/faq");
    await page.evaluate((address) => {
      sessionStorage.setItem("faro_left", address);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, "https://www.google.com/search?q=clima+hoy");
    await expect(page).toHaveURL(weather);
  });

  for (const path of ["/faq", "/login"]) {
    test(`one tap leaves ${path} with the drawer open`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.locator("details[data-drawer] summary").click();
      await expect(page.locator("main")).toHaveAttribute("inert", "");
      await exit(page).click();
      await expect(page).toHaveURL(weather);
    });

    test(`one tap or the keyboard leaves ${path} with the help open`, async ({ page }) => {
      for (const how of ["tap", "press"] as const) {
        await page.goto(path);
        await page.getByRole("button", { name: "Abrir la ayuda" }).click();
        const inside = page.getByRole("dialog").getByRole("link", { name: "Salir rápido" });
        await expect(inside).toBeVisible();
        if (how === "tap") await inside.click();
        else await inside.press("Enter");
        await expect(page).toHaveURL(weather);
      }
    });
  }

  test("one tap leaves while a dialog is open, and a screen reader still finds the exit", async ({
    page,
  }) => {
    await page.goto("/prueba");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("link", { name: "Salir rápido" })).toBeVisible();
    const box = await exit(page).boundingBox();
    if (box === null) throw new Error("no exit");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(weather);
  });

  test("one tap leaves even where something lies over the exit", async ({ page }) => {
    await page.goto("/faq");
    await page.evaluate(() => {
      const cover = document.createElement("div");
      cover.style.cssText = "position:fixed;inset:0;z-index:9999";
      document.body.append(cover);
      // The island has started when the help can be opened.
    });
    await page.locator(".help-launcher").waitFor();
    const box = await exit(page).boundingBox();
    if (box === null) throw new Error("no exit");
    // Beside it a tap does nothing.
    await page.mouse.click(box.x - 20, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/faq$/);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(weather);
  });

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

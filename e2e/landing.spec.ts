import { expect, test } from "./fixtures.ts";

test("the landing page reads and leads on without JavaScript, in both languages", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/landing`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("¿Tienes dudas migratorias?");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("#helped-card")).toBeHidden();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/landing$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText("We are not lawyers")).toBeVisible();
  await context.close();
});

test("the helped-immigrants card on a phone: after the header, by tap, dismissed for good", async ({
  page,
  picture,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("immigrantsCount") === null) localStorage.setItem("immigrantsCount", "12345");
  });
  await page.goto("/landing");
  const card = page.locator("#helped-card");
  await expect(card).toBeHidden();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(card).toBeVisible();
  await expect(card).toContainText("Más De 12.345 Inmigrantes Ayudados");
  const text = page.getByText("Miles de inmigrantes ya han recibido ayuda. ¡Únete ahora!");
  await expect(text).toBeHidden();
  await card.getByRole("button", { name: /Más De/ }).click();
  await expect(text).toBeVisible();
  await picture("helped-card-360");
  await card.getByRole("button", { name: /Más De/ }).click();
  await expect(text).toBeHidden();
  await card.getByRole("button", { name: "Cerrar" }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(card).toBeHidden();
});

test("the helped-immigrants card opens and closes by tap on a wide tablet", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${server.url}/landing`);
  const card = page.locator("#helped-card");
  await page.locator("footer").scrollIntoViewIfNeeded();
  const text = page.getByText("Miles de inmigrantes ya han recibido ayuda. ¡Únete ahora!");
  await card.getByRole("button", { name: /Más De/ }).tap();
  await expect(text).toBeVisible();
  await card.getByRole("button", { name: /Más De/ }).tap();
  await expect(text).toBeHidden();
  await context.close();
});

test("the helped-immigrants card on a desktop opens on hover and grows with time", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await page.goto("/landing");
  await page.locator("footer").scrollIntoViewIfNeeded();
  const card = page.locator("#helped-card");
  await expect(card).toContainText("5300");
  await card.hover();
  const text = page.getByText("Miles de inmigrantes ya han recibido ayuda.");
  await expect(text).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(text).toBeHidden();
  await page.clock.runFor(301_000);
  await expect(card).not.toContainText("5300");
});

test("a remembered English leads to the English page, and the switch is remembered", async ({ page }) => {
  await page.goto("/landing");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/landing$/);
  await page.goto("/landing");
  await expect(page).toHaveURL(/\/en\/landing$/);
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/[^n]\/landing$/);
});

test("unknown paths lead to /landing; missing files are 404", async ({ page, request }) => {
  await page.goto("/no-such-page");
  await expect(page).toHaveURL(/\/landing$/);
  expect((await request.get("/nothing.js")).status()).toBe(404);
  expect(
    (await request.get("/landing", { headers: { "accept-encoding": "br" } })).headers()["content-encoding"],
  ).toBe("br");
  expect((await request.get("/robots.txt")).status()).toBe(200);
});

test("the landing page tells the price before the button, and two buttons start the trial", async ({
  page,
}) => {
  await page.goto("/landing");
  const buttons = page.locator("a[data-trial]");
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    await expect(button).toHaveText("Empezar mi prueba de $1");
    await expect(button).toHaveAttribute("href", "/prueba");
  }
  const membership = page.locator("section", { has: page.getByText("Qué incluye la membresía") });
  await expect(membership).toContainText(
    "Pagas $1 hoy y la usas 7 días. El primer cobro de $9.99 llega cuando",
  );
  await expect(membership.locator("li")).toHaveCount(5);
  await expect(page.getByText("Rosa no es una persona real")).toBeVisible();
  await expect(page.getByText("Aviso de privacidad:")).toBeVisible();
  const answer = page.getByText("Si no cancelas, se cobran $9.99");
  await expect(answer).toBeHidden();
  await page.getByText("¿Qué pasa después de los 7 días?").click();
  await expect(answer).toBeVisible();
});

test.describe("the intro video", () => {
  test("is fetched only when it is opened, and says so when it cannot be had", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.patterns.push(/404/);
    const media: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/media/")) media.push(request.url());
    });
    await page.route("**/media/**", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/landing", { waitUntil: "networkidle" });
    await page.getByText("Faro en 90 segundos").scrollIntoViewIfNeeded();
    expect(media).toEqual([]);
    const open = page.getByRole("link", { name: "Ver el video" });
    await open.click();
    await expect(page.getByText("No se pudo cargar el video")).toBeVisible();
    await expect(open).toBeFocused();
    expect(media.length).toBeGreaterThan(0);
  });

  test("starts at one second, with captions in the page's language", async ({ page }) => {
    await page.addInitScript(() => {
      // Where the player is sent to is what counts; headless Chromium has no codec for a real film.
      HTMLMediaElement.prototype.play = async function play() {
        this.dispatchEvent(new Event("loadedmetadata"));
      };
    });
    await page.route("**/media/**", () => {});
    await page.goto("/en/landing");
    await page.getByRole("link", { name: "Watch the video" }).click();
    const player = page.locator("video");
    expect(await player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(1);
    await expect(player).toBeFocused();
    await expect(player.locator("source")).toHaveCount(2);
    await expect(player.locator("track[default]")).toHaveAttribute("src", "/media/intro.en.vtt");
    await expect(player.locator("track")).toHaveCount(2);
  });

  test("is not there in low-data mode, by the switch or by the browser's setting", async ({ page }) => {
    await page.goto("/landing");
    const video = page.getByRole("link", { name: "Ver el video" });
    await expect(video).toBeVisible();
    await page.getByRole("checkbox", { name: /Ahorrar datos/ }).check();
    await expect(video).toBeHidden();
    await page.reload();
    await expect(video).toBeHidden();
    await page.getByRole("checkbox", { name: /Ahorrar datos/ }).uncheck();
    await expect(video).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.reload();
    await expect(video).toBeHidden();
    await expect(page.getByRole("checkbox", { name: /Ahorrar datos/ })).toBeChecked();
  });
});

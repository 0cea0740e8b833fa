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

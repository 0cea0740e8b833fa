import type { Locator, Page } from "@playwright/test";
import { expectClean, inEveryLook } from "./expect-clean.ts";
import { expect, test } from "./fixtures.ts";

const button = (page: Page) => page.getByRole("button", { name: "Abrir la ayuda" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Cómo podemos ayudarte?" });
const field = (page: Page) => panel(page).getByRole("textbox");

async function openHelp(page: Page): Promise<void> {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  // Set up: it says who answers.
  await expect(panel(page)).toContainText("Contesta con los textos de ayuda de Faro.");
}

for (const path of ["/landing", "/login"]) {
  test(`the widget's times on ${path}: 1 s, bubble after 3, 6 and 15 s, on hover, never once it was opened`, async ({
    page,
  }) => {
    // Time stands still but for what the test lets pass: a slow machine uses none of it up.
    await page.clock.install({ time: new Date("2026-11-21T10:00:00Z") });
    await page.clock.pauseAt(new Date("2026-11-21T10:00:01Z"));
    await page.goto(path);
    const launcher = page.locator(".help-launcher");
    const bubble = page.getByText("Tienes dudas?");
    await page.waitForLoadState("networkidle");
    await expect(launcher).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(button(page)).toBeVisible();
    await expect(bubble).toBeHidden();
    await page.clock.runFor(2000);
    await expect(bubble).toBeVisible();
    await page.clock.runFor(6000);
    await expect(bubble).toBeHidden();
    await button(page).hover();
    await expect(bubble).toBeVisible();
    await page.mouse.move(200, 10);
    await expect(bubble).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(bubble).toBeVisible();
    await page.clock.runFor(6000);
    await expect(bubble).toBeHidden();
  });
}

test("an opened help calls no more", async ({ page }) => {
  await page.clock.install();
  await page.goto("/landing");
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(1000);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByText("Tienes dudas?")).toBeHidden();
});

test("on a phone: a drawer of 85 %, greeting, answer with a link, focus inside and back, Escape", async ({
  page,
  picture,
}) => {
  await page.goto("/landing");
  await openHelp(page);
  // The drawer slides in: its place is measured where it comes to rest.
  await panel(page).evaluate((drawer) => Promise.all(drawer.getAnimations().map((one) => one.finished)));
  const box = await panel(page).boundingBox();
  expect(box?.width).toBe(360);
  expect(Math.abs((box?.height ?? 0) - 760 * 0.85)).toBeLessThanOrEqual(1);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - 760)).toBeLessThan(1);
  const log = panel(page).getByRole("log");
  await expect(log).toContainText("Hola, soy tu ayudante. Cómo puedo ayudarte a usar nuestra página o app?");
  await expect(field(page)).toHaveAttribute("placeholder", "Cómo uso esta página?");
  await expect(field(page)).toBeFocused();
  const send = panel(page).getByRole("button", { name: "Enviar" });
  await expect(send).toBeDisabled();
  await field(page).fill("   ");
  await expect(send).toBeDisabled();

  const held = Promise.withResolvers<void>();
  await page.route("**/api/help/answers", async (route) => {
    await held.promise;
    await route.continue();
  });
  await field(page).fill("¿Cómo creo mi cuenta con correo?");
  await send.click();
  await expect(log).toContainText("Escribiendo...");
  await field(page).fill("otra");
  await expect(send).toBeDisabled();
  await field(page).fill("");
  held.resolve();
  await expect(log).toContainText("al menos 6 caracteres");
  await expect(log).not.toContainText("Escribiendo...");
  await expect(log.getByRole("link", { name: "Iniciar Sesión" })).toHaveAttribute("href", "/login");
  await expectClean(page);
  await picture("help-drawer-es-360", "screen");

  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  // What was said is still there.
  await button(page).click();
  await expect(log).toContainText("al menos 6 caracteres");
  await panel(page).getByRole("button", { name: "Cerrar la ayuda" }).click();
  await expect(panel(page)).toBeHidden();
});

test("officers at hand: what to do comes first, with numbers that can be called", async ({
  page,
  picture,
}) => {
  await page.goto("/landing");
  await openHelp(page);
  await field(page).fill("me está arrestando la migra");
  await field(page).press("Enter");
  const log = panel(page).getByRole("log");
  await expect(log).toContainText("no corras, no abras la puerta, no firmes nada");
  await expect(log.getByRole("link", { name: "888-351-4024" })).toHaveAttribute("href", "tel:+18883514024");
  await expect(log.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  await expect(log.getByRole("link", { name: "justice.gov" })).toHaveAttribute(
    "href",
    "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers",
  );
  await expect(log.getByRole("link", { name: "Tus derechos ante ICE" })).toBeVisible();
  await expectClean(page);
  await picture("help-urgent-es-360", "screen");
});

test("on a phone no bubble calls while the card of helped immigrants is there", async ({ page }) => {
  await page.clock.install();
  await page.goto("/landing");
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(1000);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator("#helped-card")).toBeVisible();
  await page.clock.runFor(2000);
  await expect(button(page)).toBeVisible();
  await expect(page.locator(".help-bubble")).not.toHaveAttribute("hidden");
  await expect(page.locator(".help-bubble")).toBeHidden();
  await page.locator("#helped-card [data-dismiss]").click();
  await expect(page.locator(".help-bubble")).toBeVisible();
});

test("on a desktop: a card of 320 by 384, toggled by the button, in dark, in the app", async ({
  page,
  picture,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/login");
  await openHelp(page);
  const box = await panel(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([320, 384]);
  await field(page).fill("¿Puedo pedir asilo después de dos años?");
  await field(page).press("Enter");
  await expect(panel(page).getByRole("log")).toContainText("Hazla en el chat principal");
  await expectClean(page, { onlyLook: true });
  await picture("help-card-es-1280-dark", "screen");
  const place = await page.locator(".help-button").boundingBox();
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expect(panel(page)).toBeHidden();
});

test("it covers neither the microphone nor the field nor the button of a 360 px screen", async ({ page }) => {
  const apart = async (other: Locator) => {
    const [own, box] = [await button(page).boundingBox(), await other.boundingBox()];
    if (own === null || box === null) throw new Error("nothing to compare");
    return (
      box.x >= own.x + own.width ||
      own.x >= box.x + box.width ||
      box.y >= own.y + own.height ||
      own.y >= box.y + box.height
    );
  };
  await page.goto("/login");
  await expect(button(page)).toBeVisible();
  for (const part of ["button[data-state]", "main textarea", "main button[aria-pressed]"]) {
    expect(await apart(page.locator(part).first()), part).toBe(true);
  }
  // What is reached by keyboard is scrolled clear of it.
  await page.goto("/user-feedback");
  await expect(button(page)).toBeVisible();
  const send = page.getByRole("button", { name: "Enviar Comentario" });
  await send.focus();
  expect(await apart(send)).toBe(true);
  await page.goto("/landing");
  await expect(button(page)).toBeVisible();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator("#helped-card")).toBeVisible();
  const card = await page.locator("#helped-card").boundingBox();
  const own = await button(page).boundingBox();
  // Beside it on a phone, above it elsewhere.
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(own?.x ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [wide, high] = [await page.locator("#helped-card").boundingBox(), await button(page).boundingBox()];
  expect((high?.y ?? 0) + (high?.height ?? 0)).toBeLessThanOrEqual(wide?.y ?? 0);
});

test("it is not printed, and without its button the page reads as before", async ({ page }) => {
  await page.goto("/landing");
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".help-launcher")).toBeHidden();
});

test.describe("when the server fails", () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test("setup: the specified text and another try; an answer: the text, and the question stays", async ({
    page,
  }) => {
    let down = true;
    await page.route("**/api/help/status", (route) => (down ? route.abort() : route.continue()));
    await page.goto("/landing");
    await button(page).click();
    const alert = panel(page).getByRole("alert");
    await expect(alert).toContainText(
      "No pudimos conectar con nuestro asistente. Por favor intenta nuevamente más tarde.",
    );
    // Nothing came back: what cannot wait for it is said, with an article that is on the phone.
    await expect(alert).toContainText("no abras, no firmes nada");
    await expect(alert.getByRole("link", { name: "Tus derechos ante ICE" })).toHaveAttribute(
      "href",
      "/blog/ice-en-mi-puerta-derechos-y-plan",
    );
    await field(page).fill("¿es gratis?");
    await expect(panel(page).getByRole("button", { name: "Enviar" })).toBeDisabled();
    down = false;
    await alert.getByRole("button", { name: "Intentar de nuevo" }).click();
    await expect(panel(page).getByRole("button", { name: "Enviar" })).toBeEnabled();

    await page.route("**/api/help/answers", (route) => route.fulfill({ status: 502, body: "<html>" }));
    await field(page).press("Enter");
    await expect(alert).toContainText("No pudimos procesar tu pregunta. Por favor intenta nuevamente.");
    await expect(field(page)).toHaveValue("¿es gratis?");
    await page.unroute("**/api/help/answers");
    await field(page).press("Enter");
    await expect(panel(page).getByRole("log")).toContainText("3 preguntas al día");
    await expect(alert).toBeHidden();
  });
});

test("the help page: chat inside, offered questions by tap, English twin", async ({ page, picture }) => {
  await page.goto("/website-help");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ayuda para usar Faro");
  const chat = page.locator("[data-help-chat]");
  await expect(chat).toContainText("Hola, soy tu ayudante.");
  await expect(chat).toContainText("Contesta con los textos de ayuda de Faro.");
  await chat.getByRole("textbox").fill("escribe un poema de amor");
  await chat.getByRole("textbox").press("Enter");
  await expect(chat).toContainText("No estoy seguro de haber entendido");
  await picture("website-help-es-360");
  const choice = chat.locator(".help-choice").first();
  const asked = await choice.innerText();
  await choice.click();
  await expect(chat.locator(".help-message-you").last()).toContainText(asked);
  await expect(chat.locator(".help-message-helper")).toHaveCount(3);
  await page.getByText("¿Cómo callo la voz?").click();
  await expect(page.getByText("la voz se calla al momento")).toBeVisible();
  await page.goto("/en/website-help");
  await expect(page.locator("[data-help-chat]")).toContainText("Hello, I am your helper.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help with using Faro");
});

test("the help page reads without JavaScript", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/website-help`);
  await expect(page.getByText("El ayudante necesita JavaScript.")).toBeVisible();
  await page.getByText("¿Cómo cancelo mi plan?").click();
  await expect(page.getByText("Conservas el plan hasta el último día")).toBeVisible();
  expect(await page.locator("main details").count()).toBeGreaterThanOrEqual(40);
  await page.getByText("Alguien revisa mi teléfono").click();
  await expect(page.getByRole("link", { name: "800-799-7233" })).toHaveAttribute("href", "tel:+18007997233");
  await context.close();
});

for (const path of ["/website-help", "/en/website-help"]) {
  test(`axe finds nothing on ${path} in any width and colour`, async ({ page, picture }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.locator("[data-help-chat] .help-who")).not.toBeEmpty();
    await expect(page.locator(".help-bubble")).toBeVisible();
    await inEveryLook(page, async (look) => {
      await expectClean(page);
      await picture(`help-page-${path.startsWith("/en") ? "en" : "es"}-${look.name}`);
    });
  });
}

import { askTyped, expect, field, installSpeech, listening, microphone, openDemo, test } from "./fixtures.ts";

test.use({ permissions: ["microphone"], allowedErrors: { patterns: [/status of 429/] } });
test.beforeEach(({ page }) => installSpeech(page));

test("the shell leads from the landing page to the demo and back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/landing");
  await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toHaveAttribute(
    "href",
    "/landing",
  );
  await expect(page.getByRole("contentinfo")).toContainText("No somos abogados ni somos el gobierno");
  await page.getByRole("banner").getByRole("link", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("heading", { name: "Bienvenido" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Volver" }).click();
  await expect(page).toHaveURL(/\/landing$/);
});

test("sending is closed while Faro listens, while it answers, and when no question is left", async ({
  page,
}) => {
  const send = page.getByRole("button", { name: "Enviar pregunta" });
  await openDemo(page);
  await expect(send).toBeDisabled();
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("qué es el TPS", false));
  await expect(field(page)).toHaveValue("qué es el TPS");
  await expect(send).toBeDisabled();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/assistant/answers", async (route) => {
    await held;
    await route.continue();
  });
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "processing");
  await expect(page.getByText("Procesando pregunta...")).toBeVisible();
  await field(page).fill("otra pregunta");
  await expect(send).toBeDisabled();
  release();
  await expect(page.locator("article")).toHaveAttribute("aria-busy", "false");
  await expect(send).toBeEnabled();

  await askTyped(page, "¿Cómo renuevo mi mica?");
  await expect(microphone(page)).toBeDisabled();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // The server refuses, not the field: a person in danger must always be able to ask.
  await field(page).fill("¿Qué es el TPS?");
  await send.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");
});

test("a permission that comes too late starts no recognition", async ({ page }) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const held = new Promise<void>((resolve) => Object.assign(window, { allow: resolve }));
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await held;
      return await ask(constraints);
    };
  });
  await openDemo(page);
  await microphone(page).click();
  await askTyped(page, "¿Qué es el TPS?");
  await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  expect(await page.evaluate(() => window.recognition)).toBeNull();
});

test("a muted visitor is offered an account too", async ({ page }) => {
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the question goes out trimmed; entries are labelled Tú and IA", async ({ page }) => {
  await openDemo(page);
  const sent = page.waitForRequest("**/api/assistant/answers");
  await askTyped(page, "   ¿Qué es el TPS?  \n ");
  expect((await sent).postDataJSON()).toEqual({ question: "¿Qué es el TPS?", language: "es" });
  const card = page.locator("article");
  await expect(card.getByText("Tú:")).toHaveCount(1);
  await expect(card.getByText("IA:")).toHaveCount(1);
  await expect(field(page)).toHaveAttribute("placeholder", "¿Cómo renuevo mi mica?");
});

test("leaving the screen ends recognition", async ({ page }) => {
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => {
    const recognition = window.recognition as unknown as { abort(): void; aborted?: boolean };
    recognition.abort = () => {
      recognition.aborted = true;
    };
    const { __reactRouterDataRouter } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): void };
    };
    __reactRouterDataRouter.navigate("/dev/ui");
  });
  await expect(page.getByRole("heading", { name: "Faro UI" })).toBeVisible();
  expect(await page.evaluate(() => (window.recognition as unknown as { aborted?: boolean }).aborted)).toBe(
    true,
  );
});

test("everything that is tapped is at least 44 px", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, "quiero arreglar mis papeles");
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, header a, article li a")]
      .filter(
        (element) =>
          element.getClientRects().length > 0 &&
          !element.closest("p, .sr-only") &&
          !element.classList.contains("link") &&
          !element.className.startsWith("sr-only"),
      )
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ text, box }) => `${text} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});

test("the account buttons of the modal lead to a word about accounts, not to a dead end", async ({
  page,
}) => {
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await page.getByRole("dialog").getByRole("button", { name: "Crear cuenta gratis" }).click();
  await expect(page.getByText("Muy pronto podrás crear tu cuenta aquí.")).toBeVisible();
});

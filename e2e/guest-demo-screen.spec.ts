import type { Page } from "@playwright/test";
import { askTyped, expect, field, installSpeech, listening, microphone, openDemo, test } from "./fixtures.ts";

/** The demo on a small phone: what is in sight, and what is not in the way. */
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, permissions: ["microphone"] });
test.beforeEach(({ page }) => installSpeech(page));

const dock = (page: Page) => page.locator("#ask-panel");

/** What was asked back begins below the header, and its replies follow above the dock: the rest of them may need a scroll. */
async function expectAskedInSight(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const boxes = [
        page.locator("header > div"),
        page.locator("article > div"),
        page.locator("article fieldset button").first(),
        dock(page),
      ].map((part) => part.boundingBox());
      const [header, card, reply, below] = await Promise.all(boxes);
      if (!header || !card || !reply || !below) return "missing";
      return { begins: card.y >= header.y + header.height, reply: reply.y + 24 <= below.y };
    })
    .toEqual({ begins: true, reply: true });
}

/** The account's form has fields of its own. */
const question = (page: Page, language: "es" | "en" = "es") =>
  page.getByRole("textbox", { name: language === "es" ? "Escribe tu pregunta" : "Type your question" });

for (const [language, asked, last] of [
  ["es", "quiero arreglar mis papeles", "No quiero decir"],
  ["en", "I want to fix my papers", "I would rather not say"],
] as const) {
  test(`a question that is asked back is in sight from its beginning, and the microphone with its words (${language})`, async ({
    page,
    picture,
  }) => {
    await openDemo(page, language);
    await field(page).fill(asked);
    await page.locator("button[type=submit]").tap();
    const replies = page.locator("article fieldset");
    await expect(replies.getByRole("button").last()).toHaveText(last);
    await expectAskedInSight(page);
    await expect(microphone(page)).toBeInViewport();
    await expect(microphone(page)).toHaveAttribute("data-state", "idle");
    // One row with the field, and the words still there.
    const [written, spoken] = await Promise.all([field(page).boundingBox(), microphone(page).boundingBox()]);
    expect(spoken?.y).toBeLessThan((written?.y ?? 0) + (written?.height ?? 0));
    await expect(
      page.getByText(
        language === "es"
          ? "Oprime boton verde para hacer tu pregunta"
          : "Press the green button to ask your question",
      ),
    ).toBeInViewport();
    await picture(`demo-replies-${language}-360`, "screen");
  });
}

test("after a reload the forms of an answer are still there", async ({ page }) => {
  await openDemo(page);
  const form = page.getByRole("article").getByText(/\(formulario I.90\)/);
  await askTyped(page, "¿cómo renuevo mi mica?");
  await expect(form).toBeVisible();
  await page.reload();
  await expect(form).toBeVisible();
});

test("after a reload what was asked back can still be answered by a tap", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, "quiero arreglar mis papeles");
  const reply = page.getByRole("button", { name: "Con visa o permiso" });
  await expect(reply).toBeVisible();
  await page.reload();
  await reply.tap();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("on the smallest phone a long question that is asked back is in sight from its beginning", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openDemo(page);
  await field(page).fill("como puedo arreglar mis papeles si entre sin permiso");
  await page.locator("button[type=submit]").tap();
  await expectAskedInSight(page);
});

test("what the first answer needs is fetched at the first sign of use, and not by a clock", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.clock.install();
  await openDemo(page);
  await page.clock.runFor(60_000);
  const looks = /answer-card|api-client|toaster|locale-more|get-secret/;
  expect(fetched.filter((path) => looks.test(path))).toEqual([]);
  await field(page).focus();
  for (const part of ["answer-card", "api-client", "toaster", "locale-more-es", "get-secret"])
    await expect.poll(() => fetched.some((path) => path.includes(part)), part).toBe(true);
});

test("replies come into view also when the looks of the answer came later than its words", async ({
  page,
}) => {
  const looks = Promise.withResolvers<void>();
  await page.route("**/assets/answer-card-*.js", async (route) => {
    await looks.promise;
    await route.continue();
  });
  await openDemo(page);
  await askTyped(page, "quiero arreglar mis papeles");
  looks.resolve();
  await expectAskedInSight(page);
});

test("the empty field says what is awaited of her: a question, a reply, or that she is in danger", async ({
  page,
}) => {
  await openDemo(page);
  await expect(field(page)).toHaveAttribute("placeholder", "Escribe tu pregunta");
  await askTyped(page, "quiero arreglar mis papeles");
  await expect(field(page)).toHaveAttribute("placeholder", "Contesta aquí");
  await page.locator("article fieldset").getByRole("button").first().click();
  await expect(field(page)).toHaveAttribute("placeholder", "Si estás en peligro, escríbelo aquí");
  // To its end.
  expect(await field(page).evaluate((area) => area.clientHeight)).toBeGreaterThan(60);
});

test("a question that is too long: how much too long, and the words of the microphone stay in sight", async ({
  page,
  picture,
}) => {
  await openDemo(page);
  await field(page).fill("a".repeat(3001));
  await expect(page.getByRole("alert")).toHaveText(
    "Tu pregunta es muy larga: caben 2,000 letras. Te sobran: 1,001.",
  );
  await field(page).blur();
  await expect(page.getByText("Oprime boton verde para hacer tu pregunta")).toBeInViewport({ ratio: 1 });
  await picture("demo-too-long-es-360", "screen");
  await field(page).fill("a".repeat(2001));
  await expect(page.getByRole("alert")).toContainText("Te sobran: 1.");
});

test("a refusal after the last question is no alarm; the account's form stands alone, and the field comes back", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/status of 429/);
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await askTyped(page, "¿Qué es el asilo?");
  const modal = page.getByRole("dialog");
  await expect(page.getByText("Ya usaste tus preguntas de prueba")).toHaveCSS(
    "color",
    await page.locator("h1").evaluate((title) => getComputedStyle(title).color),
  );
  await modal.getByRole("button", { name: "Crear cuenta gratis" }).click();
  await expect(page.getByRole("heading", { name: "Crear tu cuenta" })).toBeFocused();
  await expect(question(page)).toHaveCount(0);
  await expect(microphone(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(question(page)).toBeVisible();
});

test("a page that is put away lets the microphone go and keeps what was heard", async ({ page }) => {
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("que es el", false));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(field(page)).toHaveValue("que es el");
  await expect(page.getByText("Revisa lo que entendimos")).toBeVisible();
  // Nothing that the recogniser still says is heard.
  expect(await page.evaluate(() => Reflect.get(window.recognition ?? {}, "onresult"))).toBeNull();
  await expect(page.locator("article")).toHaveCount(0);
});

test("the form of an account hides no microphone that listens", async ({ page }) => {
  await openDemo(page);
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "listening");
  await page.getByRole("button", { name: "Crear cuenta con mi correo" }).click();
  await expect(page.getByRole("heading", { name: "Crear tu cuenta" })).toBeVisible();
  await microphone(page).click();
  await expect(microphone(page)).toHaveCount(0);
});

test("erasing the conversation asks first; then the demo begins anew with its top and its field in sight", async ({
  page,
  picture,
}) => {
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  const erase = page.getByRole("button", { name: "Borrar esta conversación" });
  await erase.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Esta acción no se puede deshacer");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(erase).toBeFocused();
  await expect(page.locator("article")).toHaveCount(1);
  await erase.click();
  await dialog.getByRole("button", { name: "Borrar", exact: true }).click();
  await expect(page.getByText("Conversación borrada")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(0);
  const title = page.getByRole("heading", { name: "¡Prueba el asistente!" });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await picture("demo-erased-es-360", "screen");
});

test("a conversation that cannot be erased is still there, and why is said", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/Failed to load resource/);
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await page.route("**/assets/dialog-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Borrar esta conversación" }).click();
  await expect(page.getByText("No pudimos borrar la conversación")).toBeVisible();
  await page.unroute("**/assets/dialog-*.js");
  await page.getByRole("button", { name: "Borrar esta conversación" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(1);
});

import { askTyped, expect, field, installSpeech, listening, microphone, openDemo, test } from "./fixtures.ts";

test.use({ permissions: ["microphone"], serverScript: "tools/start.mjs" });
test.beforeEach(({ page }) => installSpeech(page));

test("a visitor asks by typing and by voice, hears the answers, and is offered an account", async ({
  page,
  picture,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/landing$/);
  await picture("landing-es-360");
  await page.getByRole("link", { name: "Probar gratis" }).first().click();

  await expect(page.getByRole("heading", { name: "Bienvenido" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "¡Prueba el asistente!" })).toBeVisible();
  await expect(page.getByText("Te quedan 2 preguntas")).toBeVisible();
  await expect(page.getByText("Oprime boton verde para hacer tu pregunta")).toBeVisible();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await picture("demo-es-360");

  await askTyped(page, "  ¿Qué es el TPS?  ");
  const first = page.locator("article").first();
  await expect(first).toContainText("TPS");
  await expect(first.getByRole("link", { name: /TPS|Estatus/i }).first()).toHaveAttribute(
    "href",
    /^https:\/\/www\.uscis\.gov/,
  );
  await expect(first).toContainText(/dato al \d{1,2} de [a-z]+ de 20\d\d/);
  await expect(page.getByText("Te queda 1 pregunta")).toBeVisible();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  // Sentence by sentence, in the order in which they stand.
  const spoken = await page.evaluate(() => window.spoken);
  const told = (await first.innerText()).replace(/\s+/g, " ");
  const places = spoken.map((sentence) => told.indexOf(sentence.slice(0, 20)));
  expect(spoken.length).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(-1);
  await picture("demo-answer-es-360", "screen");

  await microphone(page).click();
  await listening(page);
  await expect(page.getByText("Haga clic para detener")).toBeVisible();
  const asked = await page.evaluate(() => window.recognition);
  expect(asked).toMatchObject({ lang: "es-ES", continuous: true, interimResults: true });
  await page.evaluate(() => window.hear("cómo renuevo mi", false));
  await expect(field(page)).toHaveValue("cómo renuevo mi");
  await picture("demo-listening-es-360");
  await page.evaluate(() => window.hear("cómo renuevo mi permiso de trabajo ", true));
  await microphone(page).click();

  const second = page.locator("article").nth(1);
  await expect(second).toContainText("cómo renuevo mi permiso de trabajo");
  await expect(second).toHaveAttribute("aria-busy", "false");
  await expect(second).toContainText("I\u2011765");

  await expect(page.getByRole("dialog")).toContainText("¡No te pierdas más respuestas!");
  await picture("demo-modal-es-360");
  await page.getByRole("button", { name: "Ya tengo cuenta" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The form stands alone.
  await expect(microphone(page)).toHaveCount(0);
  await expect(page.getByText("Ya no te quedan preguntas")).toBeVisible();

  // Until the server has said it no number is shown, and nothing moves when it comes.
  const status = Promise.withResolvers<void>();
  await page.route("**/api/assistant/status", async (route) => {
    await status.promise;
    await route.continue();
  });
  await page.reload();
  const intro = page.getByText("Haz tu pregunta con tu voz o escríbela.");
  await expect(intro).toBeVisible();
  await expect(page.getByText(/Te quedan|Ya no te quedan/)).toBeHidden();
  const height = (await intro.boundingBox())?.height;
  status.resolve();
  await expect(page.getByText("Ya no te quedan preguntas")).toBeVisible();
  expect((await intro.boundingBox())?.height).toBe(height);
  await expect(microphone(page)).toBeDisabled();
});

test("the modal opens one second after the last answer was heard", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await page.clock.install();
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await page.clock.runFor(500);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return await microphone(page).getAttribute("data-state");
    })
    .toBe("disabled");
  await page.clock.runFor(700);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a person in danger with no question left is not offered an account over her answer", async ({
  page,
}) => {
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await page.clock.install();
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await page.clock.runFor(60_000);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await askTyped(page, "mi esposo me está pegando y tengo miedo");
  await expect(page.locator("article").last()).toContainText("800-799-7233");
  await page.clock.runFor(60_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an answer that no voice reads is not covered before it can be read, though the screen was drawn late", async ({
  page,
}) => {
  // React draws in the turns that it asks for by a message to itself.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage as (this: MessagePort, ...message: unknown[]) => void;
    const waiting: (() => void)[] = [];
    let held = false;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      if (held) waiting.push(() => post.apply(this, message));
      else post.apply(this, message);
    };
    const hold = (now: boolean) => {
      held = now;
      for (const one of waiting.splice(0)) one();
    };
    Object.assign(window, { hold });
  });
  const hold = (now: boolean) =>
    page.evaluate((value) => (window as unknown as { hold(now: boolean): void }).hold(value), now);
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await page.clock.install();
  await field(page).fill("¿Cómo renuevo mi mica?");
  await expect(page.locator("button[type=submit]")).toBeEnabled();
  // Told with every answer that is complete.
  await page.evaluate(() => sessionStorage.removeItem("faro_asked"));
  await hold(true);
  await field(page).press("Enter");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("faro_asked"))).toBe("1");
  await hold(false);
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");
  const words = (await page.locator("article").last().locator("p.text-lead").innerText()).split(/\s+/).length;
  const now = () => page.evaluate(() => Date.now());
  const answered = await now();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return await page.getByRole("dialog").count();
    })
    .toBe(1);
  // The short answer alone, at the pace of who reads slowly, is more than the least time.
  expect(words * 450).toBeGreaterThan(5000);
  expect((await now()) - answered).toBeGreaterThan(words * 450);
});

test("nor over an answer that she asks for before the account is offered", async ({ page }) => {
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await page.clock.install();
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await page.clock.runFor(1000);
  await askTyped(page, "mi esposo me está pegando y tengo miedo");
  await expect(page.locator("article").last()).toContainText("800-799-7233");
  await page.clock.runFor(120_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a legalisation question gets the clarifying questions, answered by tapping", async ({
  page,
  picture,
}) => {
  await openDemo(page);
  await askTyped(page, "quiero arreglar mis papeles");
  const card = page.locator("article").first();
  await expect(card).toContainText("¿Cómo entraste");
  // Which form is hers hangs on what she answers.
  await expect(page.getByRole("list", { name: "Formularios" })).toHaveCount(0);
  await picture("demo-clarify-es-360");
  // Half a sentence of hers outlives the tap, and her place on the page does.
  await field(page).fill("¿y mi");
  await card.getByRole("button", { name: /visa/i }).click();
  await expect(page.locator("article")).toHaveCount(2);
  await expect(page.locator("article").last()).toBeFocused();
  await expect(field(page)).toHaveValue("¿y mi");
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");
  const answer = page.locator("article").last();
  await expect(answer).not.toContainText("¿Cómo entraste");
  await expect(answer).not.toContainText("Yo solo te puedo orientar");
  await expect(answer.getByRole("link").first()).toHaveAttribute("href", /^https:/);
});

test("the last question of the demo is answered, never asked back", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await askTyped(page, "quiero arreglar mis papeles");
  await expect(page.locator("article").last()).not.toContainText("¿Cómo entraste");
  await expect(page.locator("article").last().getByRole("group")).toHaveCount(0);
});

test("an urgent question shows its warning above the answer, and the voice says it first", async ({
  page,
  picture,
}) => {
  await openDemo(page);
  await askTyped(page, "ICE detuvo a mi esposo hoy, qué hago");
  const card = page.locator("article").first();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  const spoken = await page.evaluate(() => window.spoken);
  const [first = "", last = ""] = [spoken[0], spoken.at(-1)];
  expect(first).toMatch(/No firmes|abogado/);
  const told = await card.innerText();
  expect(told.indexOf(first.slice(0, 20))).toBeGreaterThan(-1);
  expect(told.indexOf(last.slice(0, 12))).toBeGreaterThan(told.indexOf(first.slice(0, 20)));
  await picture("demo-urgent-es-360");
});

test("muting stops the voice at once and keeps it off", async ({ page }) => {
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  expect(await page.evaluate(() => window.spoken)).toEqual([]);
  await page.getByRole("button", { name: "Escuchar" }).click();
  await expect.poll(() => page.evaluate(() => window.spoken.length)).toBeGreaterThan(0);
});

test("what was heard can be corrected before it is sent", async ({ page }) => {
  await openDemo(page);
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("que es el ti pi es", false));
  await field(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await expect(field(page)).toHaveValue("que es el ti pi es");
  await expect(page.locator("article")).toHaveCount(0);
});

test("an empty question is not sent and one too long is refused in words", async ({ page }) => {
  await openDemo(page);
  const send = page.getByRole("button", { name: "Enviar pregunta" });
  await field(page).fill("   ");
  await expect(send).toBeDisabled();
  await field(page).fill("a".repeat(2001));
  await expect(send).toBeDisabled();
  await expect(page.getByRole("alert")).toContainText("2,000");
});

test("a person in danger is answered even when no question is left, and the conversation can be erased", async ({
  page,
  picture,
}) => {
  await openDemo(page);
  await askTyped(page, "mi esposo me está pegando y tengo miedo");
  await expect(page.getByText("Te quedan 2 preguntas")).toBeVisible();
  await expect(page.locator("article")).toContainText("800-799-7233");
  await picture("demo-crisis-es-360");
  // Phones throw pages away: the numbers are there again, above the answer, and are what is read.
  await page.reload();
  await expect(page.locator("article")).toContainText("800-799-7233");
  await page.getByRole("button", { name: "Escuchar", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.spoken.join(" "))).toContain("800-799-7233");
  await page.getByRole("button", { name: "Borrar esta conversación" }).click();
  await page.getByRole("button", { name: "Borrar", exact: true }).click();
  await expect(page.getByText("Conversación borrada")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(0);
});

test("English: the whole demo speaks English", async ({ page, picture }) => {
  await page.goto("/en/landing");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await openDemo(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("preferred_language"))).toBe("en");
  await askTyped(page, "How do I renew my green card?");
  await expect(page.locator("article")).toContainText("I\u201190");
  await expect(page.locator("article")).toContainText(/as of [A-Z][a-z]+ \d/);
  await picture("demo-answer-en-360");
});

import type { Page } from "@playwright/test";
import { expectClean, inEveryLook } from "./expect-clean.ts";
import { expect, test } from "./fixtures.ts";

/** Makes an account and leaves its session where the app keeps it. */
async function signUp(page: Page, url: string): Promise<void> {
  const response = await page.request.post(`${url}/api/auth/sign-up`, {
    data: {
      email: `ana.${Math.random().toString(36).slice(2)}@example.com`,
      password: "una clave de prueba",
      firstName: "Ana",
    },
  });
  expect(response.status()).toBe(200);
  const session = await response.text();
  await page.addInitScript((text) => localStorage.setItem("faro_session", text), session);
}

/** Until its script has come, the browser would post the form itself. */
async function formIsAwake(page: Page): Promise<void> {
  await expect(page.locator("form[data-user-feedback]")).toHaveJSProperty("noValidate", true);
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel("Nombre").fill("Lucía");
  await page.getByLabel("Apellido").fill("Peña");
  await page.getByLabel("Correo electrónico").fill("lucia@example.com");
  await page.getByLabel("Tu mensaje").fill("Me sirvió mucho, gracias.");
}

test("the public form checks, sends, thanks and starts anew", async ({ page, picture }) => {
  await page.goto("/user-feedback");
  await expect(page.getByText("Se guardan cifrados y no los compartimos")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Queremos Escucharte");
  const send = page.getByRole("button", { name: "Enviar Comentario" });
  await formIsAwake(page);
  await page.getByLabel("Nombre").fill("L");
  await page.getByLabel("Correo electrónico").fill("lucia@example");
  await page.getByLabel("Tu mensaje").fill("Hola");
  await send.click();
  for (const text of [
    "El nombre debe tener al menos 2 caracteres",
    "El apellido debe tener al menos 2 caracteres",
    "Por favor ingresa un correo válido",
    "Tu mensaje debe tener al menos 10 caracteres",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await expectClean(page, { fromTop: true });
  await picture("user-feedback-errors-es-360");
  await formIsAwake(page);
  await fillForm(page);
  await expect(page.getByText("El nombre debe tener")).toBeHidden();

  // Resolved by whoever comes first: the button may say so before the request is here.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/user-feedback", async (route) => {
    await held.promise;
    await route.continue();
  });
  await send.click();
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeDisabled();
  held.resolve();
  await expect(page.getByText("¡Gracias por tu mensaje!")).toBeVisible();
  await expect(page.getByText("Hemos recibido tus comentarios correctamente.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mensaje Recibido" })).toBeFocused();
  await expectClean(page, { fromTop: true });
  await picture("user-feedback-thanks-es-360");
  await page.getByRole("button", { name: "Enviar otro mensaje" }).click();
  await expect(page.getByLabel("Tu mensaje")).toHaveValue("");
  await expect(send).toBeEnabled();
});

test.describe("when it cannot be sent", () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test("says so and keeps what was typed", async ({ page }) => {
    await page.goto("/user-feedback");
    await page.route("**/api/user-feedback", (route) => route.abort());
    await formIsAwake(page);
    await fillForm(page);
    await page.getByRole("button", { name: "Enviar Comentario" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Error");
    await expect(alert).toContainText("No se pudo enviar tu mensaje. Por favor intenta nuevamente.");
    await expect(page.getByLabel("Tu mensaje")).toHaveValue("Me sirvió mucho, gracias.");
    await expect(page.getByRole("button", { name: "Enviar Comentario" })).toBeEnabled();
  });
});

test.describe("after too many messages", () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test("says what to do and keeps what was typed", async ({ page }) => {
    await page.goto("/user-feedback");
    await page.route("**/api/user-feedback", (route) => route.fulfill({ status: 429, json: {} }));
    await formIsAwake(page);
    await fillForm(page);
    await page.getByRole("button", { name: "Enviar Comentario" }).click();
    await expect(page.getByRole("alert")).toContainText("espera un rato y envíalo otra vez");
    await expect(page.getByLabel("Tu mensaje")).toHaveValue("Me sirvió mucho, gracias.");
  });
});

test.describe("when the answer is lost on the way", () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test("sending the same words again is the same message, other words are another", async ({ page }) => {
    const ids: string[] = [];
    const statuses: number[] = [];
    await page.route("**/api/user-feedback", async (route) => {
      const response = await route.fetch();
      statuses.push(response.status());
      ids.push((route.request().postDataJSON() as { id: string }).id);
      if (ids.length < 3) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto("/user-feedback");
    await formIsAwake(page);
    await fillForm(page);
    const send = page.getByRole("button", { name: "Enviar Comentario" });
    for (const times of [1, 2]) {
      await send.click();
      await expect(page.getByRole("alert")).toContainText("No se pudo enviar tu mensaje");
      await expect.poll(() => ids.length).toBe(times);
      await expect(send).toBeEnabled();
    }
    await page.getByLabel("Tu mensaje").fill("Me sirvió mucho, gracias. Una cosa más.");
    await send.click();
    await expect(page.getByText("¡Gracias por tu mensaje!")).toBeVisible();
    // The same id is one row (server/src/feedback/feedback.test.ts).
    expect(statuses).toEqual([200, 200, 200]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });
});

test("what is typed goes along to the page in the other language", async ({ page }) => {
  await page.goto("/user-feedback");
  await page.getByLabel("Tu mensaje").fill("Me gustaría leerlo en inglés.");
  await page.locator("a[data-language]").click();
  await expect(page).toHaveURL(/\/en\/user-feedback$/);
  await expect(page.locator("#message")).toHaveValue("Me gustaría leerlo en inglés.");
  expect(await page.evaluate(() => sessionStorage.getItem("faro_message_draft"))).toBeNull();
});

test("the public form also arrives without JavaScript, and nothing of it stands in an address", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/user-feedback`);
  await fillForm(page);
  await page.getByRole("button", { name: "Enviar Comentario" }).click();
  await expect(page).toHaveURL(/\/user-feedback#recibido$/);
  await expect(page.getByRole("heading", { name: "Mensaje Recibido" })).toBeVisible();
  await expect(page.getByLabel("Tu mensaje")).toBeHidden();

  // What the browser lets through and the server refuses ends on the same page, in words.
  await page.goto(`${server.url}/en/user-feedback`);
  await page.locator("#first_name").fill("Ana");
  await page.locator("#last_name").fill("Núñez");
  await page.locator("#email").fill("ana@ejemplo");
  await page.locator("#message").fill("Me sirvió mucho, gracias.");
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/en\/user-feedback#no-enviado$/);
  await expect(page.getByText("Go back with your browser")).toBeVisible();
  await context.close();
});

test("a visitor who wants the survey is sent to the sign-in", async ({ page }) => {
  await page.goto("/feedback");
  await expect(page).toHaveURL(/\/login$/);
});

test("the survey by keyboard: stars by arrows, a comment, sent once", async ({ page, server, picture }) => {
  await signUp(page, server.url);
  await page.goto("/feedback");
  const group = page.getByRole("group", { name: "Faro me dio lo que esperaba." });
  const send = page.getByRole("button", { name: "Enviar comentarios" });
  await expect(send).toBeDisabled();
  await expect(
    page.getByText("Por favor proporciona al menos una calificación o un comentario"),
  ).toBeVisible();
  expect(await page.locator("fieldset").count()).toBe(16);
  expect(await page.getByRole("textbox").count()).toBe(6);

  await group.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "3 estrellas de 5" })).toBeChecked();
  await expect(send).toBeEnabled();
  await group.getByRole("button", { name: /Quitar las estrellas/ }).click();
  await expect(send).toBeDisabled();
  await group.getByRole("radio", { name: "4 estrellas de 5" }).check();
  await page.getByLabel("¿Qué te ayudó y qué te faltó?").fill("Todo claro");
  await expectClean(page, { fromTop: true });
  await picture("survey-es-360");

  const answered = page.waitForResponse("**/api/feedback");
  await send.click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("¡Gracias por tus comentarios!")).toBeVisible();
  await expect(send).toBeDisabled();
});

test("what is answered survives a reload and another screen, and is gone once it is sent", async ({
  page,
  server,
}) => {
  await signUp(page, server.url);
  await page.goto("/feedback");
  const groups = page.locator("main fieldset");
  const comments = page.locator("main").getByRole("textbox");
  await expect(groups).toHaveCount(16);
  for (const group of await groups.all()) await group.getByRole("radio").nth(2).check();
  for (const [at, field] of (await comments.all()).entries()) await field.fill(`Respuesta ${at}`);
  await page.reload();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(16);
  for (const [at, field] of (await comments.all()).entries())
    await expect(field).toHaveValue(`Respuesta ${at}`);
  await groups.first().getByRole("radio").nth(4).check();
  await page.goto("/settings");
  await page.goto("/feedback");
  await expect(groups.first().getByRole("radio").nth(4)).toBeChecked();
  await page.getByRole("button", { name: "Enviar comentarios" }).click();
  await expect(page.getByText("¡Gracias por tus comentarios!")).toBeVisible();
  await page.reload();
  await expect(comments.first()).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a survey that was begun is gone after a quick exit and after signing out", async ({ page, server }) => {
  await page.route("https://www.google.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>clima</title>clima" }),
  );
  await signUp(page, server.url);
  const last = page.getByLabel("¿Algo más que quieras decirnos?");
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await page.goto("/feedback");
  await last.fill("Vivo en la calle Olvera");
  expect(await kept()).toContain("Olvera");
  await page.locator("[data-quick-exit]").click();
  await expect(page).toHaveURL(/google/);
  await page.goto("/feedback");
  await expect(last).toHaveValue("");

  await last.fill("Vivo en la calle Olvera");
  await page.locator("details[data-drawer] > summary").click();
  await page.getByRole("button", { name: "Salir", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept()).not.toContain("Olvera");
});

test.describe("when the survey cannot be sent", () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test("says so and keeps everything", async ({ page, server }) => {
    await signUp(page, server.url);
    await page.goto("/feedback");
    await page.getByLabel("¿Algo más que quieras decirnos?").fill("Sigan así");
    await page.route("**/api/feedback", (route) => route.abort());
    await page.getByRole("button", { name: "Enviar comentarios" }).click();
    await expect(page.getByText("Error al enviar los comentarios")).toBeVisible();
    await expect(page.getByLabel("¿Algo más que quieras decirnos?")).toHaveValue("Sigan así");
  });
});

test("axe finds nothing on the form in English and the survey in Spanish and English, in any width and colour", async ({
  page,
  server,
  picture,
}) => {
  const clean = async (name: string) =>
    await inEveryLook(page, async (look) => {
      await expectClean(page, { fromTop: true });
      await picture(`${name}-${look.name}`);
    });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en/user-feedback");
  await clean("user-feedback-en");
  await signUp(page, server.url);
  for (const language of ["es", "en"]) {
    await page.addInitScript((value) => localStorage.setItem("preferred_language", value), language);
    await page.goto("/feedback");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("fieldset").first()).toBeVisible();
    await clean(`survey-${language}`);
  }
});

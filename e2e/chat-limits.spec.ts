import { askTyped, expect, field, installSpeech, microphone, signUp, test } from "./fixtures.ts";

/** New accounts are FREE here, and an advertiser is configured. */
test.use({
  serverEnv: { NEW_ACCOUNT_PLAN: "FREE", AD_CONVERSION_ID: "AW-123456789/AbC-D_efG" },
  allowedErrors: { patterns: [/status of 429/] },
});
test.beforeEach(({ page }) => installSpeech(page));

test("without a session the chat leads to the sign-in", async ({ page }) => {
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/login/);
});

test("the plan FREE: three questions, then the limit is said and danger is still answered", async ({
  page,
  picture,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await expect(page.getByText("Plan gratis · te quedan 3 hoy")).toBeVisible();
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  for (const question of ["¿Qué es el TPS?", "¿Cómo renuevo mi mica?", "¿Qué es el asilo?"]) {
    await askTyped(page, question);
  }
  await expect(page.getByText("te quedan 0 hoy")).toBeVisible();
  await expect(page.getByText("Límite alcanzado")).toBeVisible();
  await expect(microphone(page)).toBeDisabled();
  await expect(page.getByText("Mañana tienes más preguntas.")).toBeVisible();
  await picture("chat-limit-es-360", "screen");

  await askTyped(page, "¿Qué es una visa?");
  await expect(page.getByRole("alert")).toContainText("Has alcanzado el límite de consultas gratuitas.");
  await expect(field(page)).toHaveValue("¿Qué es una visa?");
  await field(page).fill("mi esposo me está pegando y tengo miedo");
  await field(page).press("Enter");
  await expect(page.locator("article").last()).toContainText("800-799-7233");
});

test("the conversion event is sent once, and only after a yes", async ({ page }) => {
  const sent: string[] = [];
  await page.route("https://www.googleadservices.com/**", async (route) => {
    sent.push(route.request().url());
    expect(route.request().headers().referer).toBeUndefined();
    await route.fulfill({ status: 204 });
  });
  await signUp(page);
  await page.goto("/chat");
  const question = page.getByRole("region", { name: "Medir nuestros anuncios" });
  await expect(question).toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole("button", { name: "No" }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Plan gratis · te quedan")).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.evaluate(() => localStorage.removeItem("ad_consent"));
  await page.reload();
  const loaded = page.waitForRequest(/googleadservices/);
  await question.getByRole("button", { name: "Sí, está bien" }).click();
  expect((await loaded).url()).toContain("/conversion/123456789/?label=AbC-D_efG");
});

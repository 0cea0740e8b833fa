import type { Page } from "@playwright/test";
import { expectClean, inEveryLook } from "./expect-clean.ts";
import { askTyped, expect, installSpeech, signUp, test } from "./fixtures.ts";

/** New accounts are FREE here, so that a plan can be begun. Refused cards answer with an error status. */
test.use({
  serverEnv: { NEW_ACCOUNT_PLAN: "FREE" },
  allowedErrors: { patterns: [/status of (402|428|429)/] },
});

async function fillCard(page: Page, code = "900") {
  await page.getByLabel("Número de tarjeta").fill("4111111111111111");
  await page.getByLabel("Vence (MM/YY)").pressSequentially("1231");
  await page.getByLabel("Código (CVV)").fill(code);
}
const pay = (page: Page, amount: string) =>
  page.getByRole("button", { name: `Pagar ${amount} y empezar` }).click();

test("where the free questions end the way to the plan begins: trial, renewal, end, and again without a second dollar", async ({
  page,
  context,
  picture,
}) => {
  await installSpeech(page);
  await signUp(page);
  await page.goto("/chat");
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  for (const question of ["¿Qué es el TPS?", "¿Cómo renuevo mi mica?", "¿Qué es el asilo?"]) {
    await askTyped(page, question);
  }
  await expect(page.getByText("Límite alcanzado")).toBeVisible();
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Ver los planes" }).first().click();
  const plan = await opened;
  await expect(plan).toHaveURL(/\/activar-plan$/);
  await expect(plan.getByText(/Hoy pagas \$1\.00 .* cobramos \$9\.99 .* tres días antes/)).toBeVisible();
  await fillCard(plan);
  await pay(plan, "$1.00");
  await expect(plan.getByText("Tu pago pasó. Ya tienes preguntas sin límite.")).toBeVisible();
  await plan.close();
  // The chat that ran out knows at once, and nothing of it is gone.
  await expect(page.locator("[data-remaining=unlimited]")).toContainText("Plan ilimitado");
  await expect(page.locator("article")).toHaveCount(3);
  await askTyped(page, "¿Qué es una visa?");

  await page.goto("/settings");
  await page.getByRole("button", { name: "Cancelar suscripción" }).click();
  await page.getByRole("button", { name: "Sí, cancelar" }).click();
  for (const _ of ["the paid days", "and the day after"]) {
    const moved = page.waitForResponse("**/api/payments/sandbox/advance");
    await page.getByRole("button", { name: "Adelantar 7 días (prueba)" }).click();
    await moved;
  }
  await expect(page.getByText("Suscripción terminada")).toBeVisible();
  await expect(
    page.getByText(/Como ya usaste tu prueba de \$1\.00, hoy pagas \$9\.99 y el .* el mes siguiente/),
  ).toBeVisible();
  await picture("plan-ended-360");
  await page.getByRole("link", { name: "Quiero preguntas sin límite" }).click();
  await expect(page.getByText(/Ya usaste tu prueba de \$1\.00, por eso hoy pagas \$9\.99/)).toBeVisible();
  await fillCard(page);
  await pay(page, "$9.99");
  await expect(page.getByText("Ya tienes preguntas sin límite.")).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByText(/Próximo cobro: \$9\.99 el/)).toBeVisible();
  await expect(page.getByText("Un mes de Faro Premium")).toBeVisible();
});

test("G7: after two refused cards the browser proves that it is no robot, by itself; the words say no more than no", async ({
  page,
  picture,
}) => {
  await signUp(page);
  await page.goto("/activar-plan");
  const proofs: string[] = [];
  await page.route("**/api/payments/proof", async (route) => {
    proofs.push(route.request().url());
    await expect(page.getByRole("heading", { name: "Comprobando que no eres un robot" })).toBeFocused();
    await picture("plan-proving-360");
    await route.continue();
  });
  await fillCard(page, "901");
  for (const words of [
    "Hay un problema con los datos de tu tarjeta",
    "Hay un problema con los datos de tu tarjeta",
    "Tu banco no aceptó la tarjeta",
  ]) {
    await pay(page, "$1.00");
    const alert = page.getByRole("alert").filter({ hasText: words });
    await expect(alert).toBeFocused();
  }
  expect(proofs).toHaveLength(1);
  // What was typed is still there; the right code opens the plan.
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue("4111 1111 1111 1111");
  await picture("plan-refused-360");
  await page.getByLabel("Código (CVV)").fill("900");
  await pay(page, "$1.00");
  await expect(page.getByText("Ya tienes preguntas sin límite.")).toBeVisible();
  expect(proofs).toHaveLength(2);
});

test("G7: the trial dialog proves work too, and a repeated refusal ends with a clear word", async ({
  page,
}) => {
  await page.goto("/prueba");
  await page.getByLabel("Nombre").fill("Ana");
  await page.getByLabel("Apellido").fill("Núñez");
  await page.getByLabel("Correo electrónico").fill(`ana.${Math.random().toString(36).slice(2)}@example.com`);
  await page.getByLabel("Contraseña", { exact: true }).fill("una clave de prueba");
  await fillCard(page, "901");
  let proofs = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/payments/proof")) proofs += 1;
  });
  const said: string[] = [];
  for (let card = 0; card < 6; card += 1) {
    await pay(page, "$1.00");
    const text = await page
      .getByRole("alert")
      .or(page.getByRole("heading", { name: "Espera una hora" }))
      .innerText();
    said.push(text);
    if (text.includes("Espera una hora")) break;
    await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  }
  expect(said.at(-1)).toContain("Espera una hora");
  // Trying again would help nobody: one way out.
  await expect(page.getByRole("button", { name: "Intentar de nuevo" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Volver al inicio" })).toBeVisible();
  expect(proofs).toBeGreaterThan(0);
});

test("somebody who is signed in is led from the trial page to her plan", async ({ page, picture }) => {
  await signUp(page);
  await page.goto("/prueba");
  await picture("trial-signed-in-360", "screen");
  await page.getByRole("link", { name: "Ver mi plan" }).click();
  await expect(page.getByRole("heading", { name: "Preguntas sin límite" })).toBeVisible();
});

for (const language of ["es", "en"] as const) {
  test(`axe finds nothing on the plan's page and the offer in any width and colour: ${language}`, async ({
    page,
    picture,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signUp(page);
    await page.addInitScript((value) => localStorage.setItem("preferred_language", value), language);
    for (const path of ["/activar-plan", "/settings"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByText(/\$9\.99/).first()).toBeVisible();
      await inEveryLook(page, async (look) => {
        await expectClean(page);
        await picture(`plan${path.replace("/", "-")}-${look.name}-${language}`);
      });
    }
  });
}

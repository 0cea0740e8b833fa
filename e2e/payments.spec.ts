import type { Page } from "@playwright/test";
import { expectClean, inEveryLook } from "./expect-clean.ts";
import { expect, test } from "./fixtures.ts";
import { recordBodies, sentBodies } from "./sent-bodies.ts";

let people = 0;
const newEmail = () => {
  people += 1;
  return `ana.${Math.random().toString(36).slice(2)}.${people}@example.com`;
};

interface Typed {
  email?: string;
  card?: string;
  code?: string;
}

async function fillTrial(
  page: Page,
  { email = newEmail(), card = "4111111111111111", code = "900" }: Typed = {},
) {
  await page.getByLabel("Nombre").fill("Ana");
  await page.getByLabel("Apellido").fill("Núñez");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("una clave de prueba");
  await page.getByLabel("Número de tarjeta").pressSequentially(card);
  await page.getByLabel("Vence (MM/YY)").pressSequentially("1231");
  await page.getByLabel("Código (CVV)").fill(code);
  return email;
}

const pay = (page: Page) => page.getByRole("button", { name: "Pagar $1.00 y empezar" }).click();

async function openTrial(page: Page) {
  await page.goto("/prueba");
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** A new subscriber on the settings screen. */
async function subscribed(page: Page): Promise<string> {
  await openTrial(page);
  const email = await fillTrial(page);
  await pay(page);
  await expect(page.getByText("Tu cuenta está lista")).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Tu suscripción" })).toBeVisible();
  await expect(page.getByText("Prueba de 7 días").first()).toBeVisible();
  return email;
}

test("the trial begins at a landing button and ends in the assistant by itself", async ({
  page,
  picture,
}) => {
  await recordBodies(page);
  await page.goto("/landing");
  await page.locator("[data-trial]").first().click();
  await expect(page).toHaveURL(/\/prueba$/);
  const dialog = page.getByRole("dialog", { name: "Prueba Faro 7 días por $1" });
  await expect(dialog).toContainText("Modo de prueba: no se cobra nada");
  await expect(dialog).toContainText(/Hoy pagas \$1\.00 .* El \d+ de \w+ de \d{4} cobramos \$9\.99/);
  await picture("trial-360", "screen");
  await fillTrial(page);
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue("4111 1111 1111 1111");
  await expect(page.getByLabel("Vence (MM/YY)")).toHaveValue("12/31");
  // The next screen waits until this one has been looked at.
  const seen = Promise.withResolvers<void>();
  await page.route(/\/chat$/, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await pay(page);
  await expect(dialog).toContainText("Tu cuenta está lista");
  const sent = (await sentBodies(page)).find(({ url }) => url.endsWith("/api/functions/authorize-sub"));
  expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({
    ...{ firstName: "Ana", lastName: "Núñez", cardNumber: "4111111111111111" },
    ...{ expirationDate: "2031-12", cvv: "900" },
  });
  await picture("trial-success-360", "screen");
  const session = await page.evaluate(() => localStorage.getItem("faro_session"));
  expect(JSON.parse(session ?? "{}")).toMatchObject({ access_token: expect.any(String) });
  seen.resolve();
  // Nobody taps anything.
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText("Hola, Ana Núñez")).toBeVisible();
});

test("every field says what is wrong with the specification's words", async ({ page }) => {
  await openTrial(page);
  await pay(page);
  for (const text of [
    "Por favor ingrese su nombre",
    "Por favor ingrese su apellido",
    "Por favor ingrese un email válido",
    "La contraseña debe tener al menos 6 caracteres",
    "Número de tarjeta inválido",
    "Use el formato MM/YY",
    "CVV inválido",
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Nombre")).toBeFocused();
});

test("a refused card can be corrected without typing again; the number is nowhere in the page's storage", async ({
  page,
  picture,
}) => {
  await openTrial(page);
  const email = await fillTrial(page, { code: "901" });
  await pay(page);
  await expect(page.getByRole("alert")).toContainText("Hay un problema con los datos de tu tarjeta");
  await picture("trial-declined-360", "screen");
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByLabel("Número de tarjeta")).toBeFocused();
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue("4111 1111 1111 1111");
  await page.getByLabel("Código (CVV)").fill("900");
  await pay(page);
  await expect(page.getByText("Tu cuenta está lista")).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("4111");
});

test.describe("a password that is easy to guess", () => {
  test.use({ allowedErrors: { patterns: [/status of 400/] } });

  test("is said beside its field, pays nothing, and keeps all that was typed", async ({ page, picture }) => {
    await openTrial(page);
    const email = await fillTrial(page);
    const password = page.getByLabel("Contraseña", { exact: true });
    for (const [typed, words] of [
      ["12345", "La contraseña debe tener al menos 6 caracteres"],
      ["123456", "Esa contraseña es fácil de adivinar"],
    ] as const) {
      await password.fill(typed);
      await pay(page);
      await expect(page.getByRole("alert")).toContainText(words);
      await expect(password).toBeFocused();
    }
    await picture("trial-weak-password-360", "screen");
    await expect(password).toHaveValue("123456");
    await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
    await expect(page.getByLabel("Número de tarjeta")).toHaveValue("4111 1111 1111 1111");
    await expect(page.getByLabel("Vence (MM/YY)")).toHaveValue("12/31");
    await expect(page.getByLabel("Código (CVV)")).toHaveValue("900");
    await password.fill("tres palabras juntas");
    await pay(page);
    await expect(page.getByText("Tu cuenta está lista")).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByRole("button", { name: /^Recibo del/ })).toHaveCount(1);
  });
});

test("the code of a card has as many digits as its brand prints: four on American Express, three elsewhere", async ({
  page,
}) => {
  await openTrial(page);
  await fillTrial(page, { card: "370000000000002", code: "900" });
  const wrong = page.getByText("CVV inválido", { exact: true });
  await pay(page);
  await expect(wrong).toBeVisible();
  await expect(page.getByLabel("Código (CVV)")).toBeFocused();
  await page.getByLabel("Código (CVV)").fill("9000");
  await pay(page);
  await expect(page.getByText("Tu cuenta está lista")).toBeVisible();
});

test("a tap beside the form and a closed dialog lose nothing that was typed", async ({ page }) => {
  await openTrial(page);
  const email = await fillTrial(page);
  await page.mouse.click(180, 5);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/prueba$/);
  await page.getByRole("button", { name: "Llenar mis datos" }).click();
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue("4111 1111 1111 1111");
});

test("closed before anything was typed, the dialog leaves no page of its own behind", async ({ page }) => {
  await page.goto("/landing");
  await page.locator("[data-trial]").first().click();
  await page.getByRole("button", { name: "Cerrar" }).click();
  await expect(page).toHaveURL(/\/landing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/landing$/);
  await page.locator("[data-trial]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/landing$/);
});

test.describe("with a connection that breaks", () => {
  test.use({ allowedErrors: { patterns: [/ERR_CONNECTION_RESET/] } });

  test("when the answer is lost one tap tells whether the payment passed, without paying again", async ({
    page,
  }) => {
    let sent = 0;
    await page.route("**/api/functions/authorize-sub", async (route) => {
      sent += 1;
      if (sent > 1) return await route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await openTrial(page);
    await fillTrial(page);
    await pay(page);
    await expect(page.getByRole("alert")).toContainText("Aún no sabemos si pasó");
    await expect(page.getByRole("alert")).toContainText("toca Ver si ya pasó");
    await page.getByRole("button", { name: "Ver si ya pasó" }).click();
    await expect(page.getByText("Tu cuenta está lista")).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByRole("button", { name: /^Recibo del/ })).toHaveCount(1);
  });
});

/** A subscriber whose card expired before the second month, on the settings screen. */
async function refusedMonth(page: Page): Promise<void> {
  await openTrial(page);
  await fillTrial(page);
  const thisMonth = new Date().toISOString();
  await page.getByLabel("Vence (MM/YY)").fill("");
  await page.getByLabel("Vence (MM/YY)").pressSequentially(thisMonth.slice(5, 7) + thisMonth.slice(2, 4));
  await pay(page);
  await expect(page.getByText("Tu cuenta está lista")).toBeVisible();
  await page.goto("/settings");
  const refused = page.getByText("Tu último pago no pasó");
  // Five weeks, and then day by day: the days of grace lie between two steps of seven.
  for (let step = 0; step < 15 && !(await refused.isVisible()); step += 1) {
    const days = step < 5 ? "Adelantar 7 días (prueba)" : "Adelantar 1 día (prueba)";
    const forward = page.getByRole("button", { name: days });
    const moved = page.waitForResponse("**/api/payments/sandbox/advance");
    await forward.click();
    await moved;
    await expect(forward).toBeEnabled();
  }
  await expect(refused).toBeVisible();
}

test("a refused month: another card says what it pays at once, and cancelling what ends today", async ({
  page,
  picture,
}) => {
  await refusedMonth(page);
  await page.getByRole("link", { name: "Pagar con otra tarjeta" }).click();
  await expect(
    page.getByText(/Hoy pagas \$9\.99 por el mes que falta\. El \d+ de \w+ de \d{4}/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Pagar $9.99 y guardar" })).toBeVisible();
  await picture("change-card-overdue-360");
  await page.getByRole("link", { name: "Volver a Configuración" }).click();
  await expect(page.getByText(/paga los \$9\.99 de este mes con otra tarjeta/)).toBeVisible();
  await page.getByRole("button", { name: "Cancelar suscripción" }).click();
  await expect(page.getByRole("dialog")).toContainText("Tus preguntas sin límite terminan hoy");
  await expect(page.getByRole("dialog")).not.toContainText("Conservas");
  await page.getByRole("button", { name: "Sí, cancelar" }).click();
  // On the day of the refusal itself the plan ends with the day.
  await expect(page.getByText(/Ya no te vamos a cobrar|No te cobraremos más/)).toBeVisible();
});

test("another card pays the refused month, and says what was paid", async ({ page }) => {
  await refusedMonth(page);
  await page.getByRole("link", { name: "Pagar con otra tarjeta" }).click();
  await page.getByLabel("Número de tarjeta").pressSequentially("5424000000000015");
  await page.getByLabel("Vence (MM/YY)").pressSequentially("1231");
  await page.getByLabel("Código (CVV)").fill("900");
  await page.getByRole("button", { name: "Pagar $9.99 y guardar" }).click();
  await expect(
    page.getByText("Tu pago pasó. Tu tarjeta quedó guardada: MasterCard que termina en 0015."),
  ).toBeVisible();
});

test("an address with an account is led to sign in, and pays nothing", async ({ page, context }) => {
  const email = await subscribed(page);
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await openTrial(other);
  await fillTrial(other, { email: email.toUpperCase() });
  await other.getByLabel("Contraseña", { exact: true }).fill("otra clave distinta");
  await pay(other);
  await expect(other.getByRole("heading", { name: "Ese correo ya tiene cuenta" })).toBeFocused();
  await expect(other.getByRole("alert")).toContainText("Ya existe una cuenta con este correo");
  await other.getByRole("link", { name: "Ir a iniciar sesión" }).click();
  await expect(other).toHaveURL(/\/login/);
});

test("cancelling takes two taps, keeps what is paid, and can be taken back", async ({ page, picture }) => {
  await subscribed(page);
  await expect(
    page.getByText(/Próximo cobro: \$9\.99 el .* a tu tarjeta Visa que termina en 1111/),
  ).toBeVisible();
  await picture("subscription-360");
  await page.getByRole("button", { name: "Cancelar suscripción" }).click();
  await page.getByRole("button", { name: "Sí, cancelar" }).click();
  await expect(
    page.getByText(/No te cobraremos más\. Sigues con preguntas sin límite hasta el/),
  ).toBeVisible();
  await expect(page.getByText("Suscripción cancelada", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Seguir con mi suscripción" }).click();
  await expect(page.getByText(/Próximo cobro: \$9\.99/)).toBeVisible();
});

test("the first renewal shows as a receipt, and a receipt is a PDF", async ({ page }) => {
  await subscribed(page);
  await page.getByRole("button", { name: "Adelantar 7 días (prueba)" }).click();
  await expect(page.getByText("Un mes de Faro Premium")).toBeVisible();
  await expect(page.getByText("$9.99", { exact: true })).toBeVisible();
  const file = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Recibo del/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^faro-\d+\.pdf$/);
});

test("another card is saved on a page of its own", async ({ page }) => {
  await subscribed(page);
  await page.getByRole("link", { name: "Cambiar tarjeta" }).click();
  await expect(page.getByRole("heading", { name: "Cambiar tu tarjeta" })).toBeVisible();
  await page.getByLabel("Número de tarjeta").pressSequentially("5424000000000015");
  await page.getByLabel("Vence (MM/YY)").pressSequentially("1231");
  await page.getByLabel("Código (CVV)").fill("900");
  await page.getByRole("button", { name: "Guardar tarjeta" }).click();
  await expect(page.getByText("Tu tarjeta quedó guardada: MasterCard que termina en 0015.")).toBeVisible();
});

test("the terms are read aloud on request", async ({ page }) => {
  await page.addInitScript(() => {
    window.spoken = [];
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => [],
      cancel: () => {},
      speak: (utterance: Utterance) => window.spoken.push(utterance.text),
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  });
  await openTrial(page);
  await page.getByRole("button", { name: "Escuchar" }).click();
  const spoken = await page.evaluate(() => window.spoken.join(" "));
  expect(spoken).toMatch(/Hoy pagas \$1\.00 .* cobramos \$9\.99 .* Puedes cancelar cuando quieras/);
  await expect(page.getByRole("button", { name: "Parar" })).toBeVisible();
});

// Last of those that pay: from the second refused card on the browser must prove work.
test("a bank's no can be seen with the test card that is always declined", async ({ page }) => {
  await openTrial(page);
  await fillTrial(page, { card: "4000000000000002" });
  await pay(page);
  await expect(page.getByRole("alert")).toContainText("Tu banco no aceptó la tarjeta");
});

for (const language of ["es", "en"] as const) {
  test(`axe finds nothing in the dialog and its outcome in any width and colour: ${language}`, async ({
    page,
    picture,
  }) => {
    const clean = async (name: string) =>
      await inEveryLook(page, async (look) => {
        await expectClean(page);
        await picture(`axe-${name}-${look.name}-${language}`, "screen");
      });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((value) => localStorage.setItem("preferred_language", value), language);
    await openTrial(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await clean("trial");
    await page.getByRole("button", { name: language === "es" ? /^Pagar/ : /^Pay/ }).click();
    await clean("trial-errors");
  });
}

import type { Page } from "@playwright/test";
import { everythingKept, expectClean, openLogin, storedSession, toast } from "./accounts-helpers.ts";
import { inEveryLook } from "./expect-clean.ts";
import { askTyped, expect, field, installSpeech, signUp, test } from "./fixtures.ts";

test.use({
  serverEnv: { DEMO_ADDRESS_DAILY: "2004", NEW_ACCOUNT_PLAN: "FREE" },
  allowedErrors: { patterns: [/status of (4\d\d|500)/, /ERR_INTERNET_DISCONNECTED/] },
});
test.beforeEach(({ page }) => {
  page.setDefaultTimeout(15_000);
  return installSpeech(page);
});

const submit = (page: Page) => page.getByRole("button", { name: "Eliminar mi cuenta" });
const phrase = (page: Page) => page.getByLabel("Escribe ELIMINAR MI CUENTA para confirmar");

test("from the danger zone to the farewell and home", async ({ page, picture }) => {
  const { email, session } = await signUp(page, { firstName: "Guadalupe" });
  await page.goto("/settings");
  await submit(page).click();
  const dialog = page.getByRole("dialog", { name: "¿Quieres eliminar tu cuenta?" });
  await picture("accounts-danger-es-360", "screen");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
  await submit(page).click();
  await dialog.getByRole("button", { name: "Sí, continuar" }).click();
  await expect(page).toHaveURL(/\/delete-account$/);
  await picture("accounts-delete-es-360");
  await page.getByRole("link", { name: "Cancelar" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goto("/delete-account");

  await page.getByLabel("¿Por qué te vas? (opcional)").fill("Ya terminé mi trámite.");
  for (const wrong of ["", "eliminar mi cuenta", "ELIMINAR MI CUENTA "]) {
    await phrase(page).fill(wrong);
    await submit(page).click();
    await expect(toast(page, "Debes escribir 'ELIMINAR MI CUENTA' para confirmar").first()).toBeVisible();
  }
  expect(await storedSession(page)).not.toBeNull();
  await phrase(page).fill("ELIMINAR MI CUENTA");

  // First the server fails: nothing typed is lost.
  const address = "**/api/functions/delete-user-account";
  await page.route(address, (route) => route.fulfill({ status: 500, body: "" }));
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText("Hubo un error al procesar tu solicitud.");
  await expect(phrase(page)).toHaveValue("ELIMINAR MI CUENTA");
  await expect(page.getByLabel("¿Por qué te vas? (opcional)")).toHaveValue("Ya terminé mi trámite.");
  await page.unroute(address);

  // The clock stands still from here on: a slow machine does not use the five seconds up.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 5000));
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Tu cuenta se eliminó" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ir a la página de inicio" })).toBeVisible();
  await picture("accounts-farewell-es-360", "screen");
  const kept = await everythingKept(page);
  for (const secret of [email, "Guadalupe", session.user.id, session.refresh_token])
    expect(kept).not.toContain(secret);
  await page.clock.fastForward(4000);
  await expect(page.getByRole("heading", { name: "Tu cuenta se eliminó" })).toBeVisible();
  await page.clock.fastForward(1100);
  await expect(page).toHaveURL(/\/landing$/);

  const again = await page.request.post("/api/auth/sign-in", {
    data: { email, password: "una clave de prueba" },
  });
  expect(again.status()).toBe(401);
});

test("a session that ended leads to the sign-in; without one there is a notice", async ({
  page,
  picture,
}) => {
  const { session } = await signUp(page);
  await page.goto("/delete-account");
  await phrase(page).fill("ELIMINAR MI CUENTA");
  await page.request.post("/api/auth/sign-out", {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  await submit(page).click();
  await expect(toast(page, "Tu sesión ha expirado. Por favor inicia sesión nuevamente.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto("/delete-account");
  await expect(page.getByText("Debes estar autenticado para eliminar una cuenta.")).toBeVisible();
  await picture("accounts-delete-visitor-es-360");
  const link = page.locator("main").getByRole("link", { name: "Iniciar sesión" });
  await expect(link).toHaveAttribute("href", "/auth");
  await link.click();
  await expect(page).toHaveURL(/\/login$/);
});

test("the plan FREE: the badge counts down, the limit is said, the question stays", async ({
  page,
  picture,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  for (const [left, question] of [
    [3, "¿Qué es el TPS?"],
    [2, "¿Qué es el asilo?"],
    [1, "¿Qué es una visa?"],
  ] as const) {
    await expect(
      page
        .getByText(`Plan gratis · te quedan ${left} hoy`)
        .or(page.getByText(`Plan gratis · te queda ${left} hoy`)),
    ).toBeVisible();
    await askTyped(page, question);
  }
  await expect(page.getByText("te quedan 0 hoy")).toBeVisible();
  await expect(page.getByText("Límite alcanzado")).toBeVisible();
  await field(page).fill("¿Qué es el DACA?");
  await field(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText(
    "Has alcanzado el límite de consultas gratuitas. Actualiza tu plan para continuar.",
  );
  await expect(field(page)).toHaveValue("¿Qué es el DACA?");
  await expect(page.getByText("Mañana tienes más preguntas.")).toBeVisible();
  await picture("accounts-free-limit-es-360", "screen");
  // A second device of the same person has none left either.
  await page.reload();
  await expect(page.getByText("te quedan 0 hoy")).toBeVisible();
});

test("in English: settings, deletion, farewell", async ({ page, picture }) => {
  await page.addInitScript(() => localStorage.setItem("preferred_language", "en"));
  await signUp(page);
  await page.goto("/settings");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /continue/i })
    .click();
  await expect(page).toHaveURL(/\/delete-account$/);
  await picture("accounts-delete-en-360");
  await page.getByLabel(/ELIMINAR MI CUENTA/).fill("ELIMINAR MI CUENTA");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: /account/i })).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
});

for (const language of ["es", "en"]) {
  test(`axe finds nothing on the account screens in any width and colour: ${language}`, async ({
    page,
    picture,
  }) => {
    // Nine screens are looked through, each in four looks.
    test.slow();
    const clean = async (name: string | null, part?: "screen") =>
      await inEveryLook(page, async (look) => {
        await expectClean(page);
        if (name !== null) await picture(`accounts-axe-${name}-${look.name}-${language}`, part);
      });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((value) => localStorage.setItem("preferred_language", value), language);
    const es = language === "es";
    for (const mode of ["entrar", "crear", "restablecer"]) {
      await openLogin(page, `/login?modo=${mode}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      if (mode === "crear") {
        await page.getByRole("button", { name: es ? "Crear mi cuenta" : "Create my account" }).click();
        await expect(
          page.getByText(es ? "Por favor ingresa tu nombre" : "Please enter your name"),
        ).toBeVisible();
      }
      await clean(mode);
    }
    await openLogin(page, "/login?modo=crear");
    await page.getByRole("button", { name: es ? "Teléfono" : "Phone", exact: true }).click();
    await page.route("**/api/auth/otp", (route) =>
      route.fulfill({ json: { challenge: "a.b", retryAfter: 60 } }),
    );
    await page.getByLabel(es ? "Tu nombre" : "Your name").fill("Ana");
    await page.getByLabel(es ? "Número de teléfono" : "Phone number").fill("3125550142");
    await page.getByRole("button", { name: es ? "Enviarme el código" : "Send me the code" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await clean("code", "screen");

    await page.goto("/delete-account");
    await expect(page.locator("main").getByRole("link")).toHaveCount(1);
    await clean(null);
    await signUp(page);
    await page.goto("/settings");
    await expect(page.getByRole("textbox", { name: es ? "Nombre" : "First name", exact: true })).toHaveValue(
      "Ana",
    );
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByText(es ? "Este dispositivo" : "This device")).toBeVisible();
    await clean("settings");
    await page.getByRole("button", { name: es ? "Eliminar mi cuenta" : "Delete my account" }).click();
    await clean(null);
    await page.goto("/delete-account");
    await expect(page.locator("textarea")).toBeVisible();
    await clean("delete");
  });
}

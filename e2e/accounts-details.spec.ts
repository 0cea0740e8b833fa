/** Moments that go wrong for a person in a hurry: a change left halfway, a code asked for too soon, the way out. */
import {
  askPhoneCode,
  expectClean,
  lastCode,
  newEmail,
  newPhone,
  openLogin,
  phoneAccount,
  toast,
  wrongCode,
} from "./accounts-helpers.ts";
import { expect, installSpeech, signUp, test } from "./fixtures.ts";

test.use({
  serverEnv: { DEMO_ADDRESS_DAILY: "2006" },
  allowedErrors: { patterns: [/status of (4\d\d|500)/] },
});
test.beforeEach(({ page }) => installSpeech(page));

const password = "una clave de prueba";

test("a change of address that is left halfway says that nothing changed, and goes on where it stopped", async ({
  page,
}) => {
  const { email } = await signUp(page, { password });
  await page.goto("/settings");
  const address = page.getByRole("textbox", { name: "Correo electrónico" });
  await expect(address).toHaveValue(email);
  const next = newEmail();
  await page.getByRole("textbox", { name: "Apellido" }).fill("López");
  await address.fill(next);
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  const identity = page.getByRole("dialog", { name: "Confirma que eres tú" });
  await expect(identity).toBeVisible();
  await page.keyboard.press("Escape");
  const warning = page.getByText("Tu correo todavía no cambió: falta el código.");
  await expect(warning).toBeVisible();
  await expect(address).toHaveValue(next);

  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(warning).toHaveCount(0);
  await identity.getByLabel("Contraseña", { exact: true }).fill(password);
  await identity.getByRole("button", { name: "Continuar" }).click();
  const code = page.getByRole("dialog", { name: "Escribe el código" });
  await expect(code).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(warning).toBeVisible();
  // The code that is on its way is still good: no second password, no second code.
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await code.getByLabel("Código de 6 números").fill(await lastCode(page, next));
  await code.getByRole("button", { name: "Verificar" }).click();
  await expect(toast(page, "Tu correo nuevo quedó confirmado.")).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test("who has just signed in by a code sees how long the next one takes, and it comes when the time is over", async ({
  page,
}) => {
  await page.clock.install();
  const session = await phoneAccount(page, newPhone(), "Lupita");
  await page.goto("/landing");
  await page.evaluate((value) => localStorage.setItem("faro_session", value), JSON.stringify(session));
  await page.goto("/settings");
  await page.getByRole("textbox", { name: "Nueva contraseña", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Repite la nueva contraseña", exact: true }).fill(password);
  await page.getByRole("button", { name: "Agregar una contraseña" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirma que eres tú" });
  await dialog.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Espera un minuto antes de pedir otro código.");
  await expect(dialog.getByRole("button", { name: /Puedes pedir otro en \d+ segundos/ })).toBeDisabled();
  await page.clock.fastForward(61_000);
  await expect(dialog.getByRole("button", { name: "Enviarme el código" })).toBeEnabled();
});

test("a sign-in that fails without a reason says so in the words of the spec, and what was typed stays", async ({
  page,
}) => {
  // What a proxy answers whose server is away: nothing that says why.
  await page.route(/\/api\/auth\/(sign-in|otp)$/, (route) => route.fulfill({ status: 500, json: {} }));
  await openLogin(page, "/login?modo=entrar");
  await page.getByLabel("Correo electrónico").fill("ana@example.com");
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Error en la autenticación. Algo falló de nuestro lado.",
  );
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue(password);
  await page.getByRole("button", { name: "Teléfono", exact: true }).click();
  await page.getByLabel("Número de teléfono").fill("3125550142");
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Error al enviar el código. Algo falló de nuestro lado.",
  );
  await expect(page.getByLabel("Número de teléfono")).toHaveValue("3125550142");
});

test("after the right code one message is left on the small screen, and none of the tries before", async ({
  page,
}) => {
  const phone = newPhone();
  const dialog = await askPhoneCode(page, phone);
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(toast(page, "Por favor ingresa el código de verificación")).toBeVisible();
  const right = await lastCode(page, `+1${phone}`);
  await dialog.getByLabel("Código de 6 números").fill(wrongCode(right));
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(toast(page, "Por favor ingresa el código de verificación")).toHaveCount(0);
  // With the dash that the message shows.
  await dialog.getByLabel("Código de 6 números").fill(`${right.slice(0, 3)}-${right.slice(3)}`);
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  await expect(toast(page, "¡Cuenta creada exitosamente!")).toBeVisible();
});

test("on a wide screen a user's pages and the way out stand in the header; on a phone in the drawer", async ({
  page,
  picture,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page, { firstName: "Ana María" });
  await page.goto("/chat");
  const more = page.getByRole("navigation", { name: "Más páginas" });
  await expect(more.getByRole("link")).toHaveText([
    "FAQ",
    "Docs",
    "Blog",
    "Sugerencias",
    "Guardados",
    "Configuración",
  ]);
  await expect(page.locator("details[data-drawer] summary")).toBeHidden();
  await expectClean(page);
  await picture("accounts-header-1280", "screen");
  await more.getByRole("link", { name: "Guardados" }).click();
  await expect(page).toHaveURL(/\/saved-chats$/);
  await more.getByRole("link", { name: "Configuración" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  // L4: she sees when what is kept goes.
  await expect(page.getByText(/tu cuenta se borra el \d+ de \w+ de 20\d\d/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(more).toBeHidden();
  await expect(page.locator("details[data-drawer] summary")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await more.getByRole("button", { name: "Salir" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, "Sesión cerrada")).toBeVisible();
  await expect(more).toHaveCount(0);
});

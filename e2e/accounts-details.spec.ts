/** Moments that go wrong for a person in a hurry: a change left halfway, a code asked for too soon, the way out. */
import type { Locator, Page } from "@playwright/test";
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

/** Taps twice before the page has drawn anything new, as on a phone that is busy. */
const tapTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** Counts what the server took of a path; being asked for a work first is none. */
function countTaken(page: Page, path: RegExp): () => number {
  let taken = 0;
  page.on("response", (response) => {
    if (path.test(response.url()) && response.status() !== 428) taken += 1;
  });
  return () => taken;
}

test("a double tap signs up, asks for a code and verifies it once, and no second answer denies the first", async ({
  page,
}) => {
  const signUps = countTaken(page, /\/auth\/sign-up$/);
  await openLogin(page, "/login?modo=crear");
  await page.getByLabel("Tu nombre").fill("Ana");
  await page.getByLabel("Correo electrónico").fill(newEmail());
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await tapTwice(page.getByRole("button", { name: "Crear mi cuenta" }));
  await expect(page).toHaveURL(/\/chat$/);
  expect(signUps()).toBe(1);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  await expect(toast(page, "¡Cuenta creada exitosamente!")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  const codes = countTaken(page, /\/auth\/otp$/);
  const checks = countTaken(page, /\/auth\/verify$/);
  const phone = newPhone();
  await openLogin(page, "/login?modo=crear");
  await page.getByRole("button", { name: "Teléfono", exact: true }).click();
  await page.getByLabel("Tu nombre").fill("Lupita");
  await page.getByLabel("Número de teléfono").fill(phone);
  await tapTwice(page.getByRole("button", { name: "Enviarme el código" }));
  const dialog = page.getByRole("dialog", { name: "Escribe el código" });
  await dialog.getByLabel("Código de 6 números").fill(await lastCode(page, `+1${phone}`));
  expect(codes()).toBe(1);
  await tapTwice(dialog.getByRole("button", { name: "Verificar" }));
  await expect(page).toHaveURL(/\/chat$/);
  expect(checks()).toBe(1);

  const ends = countTaken(page, /\/auth\/sign-out$/);
  await page.locator("details[data-drawer] > summary").click();
  await tapTwice(page.getByRole("button", { name: "Salir", exact: true }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, "Sesión cerrada exitosamente")).toHaveCount(1);
  expect(ends()).toBe(1);
});

test("a double tap deletes the account once: the farewell, not an ended session", async ({ page }) => {
  const deletions = countTaken(page, /\/delete-user-account$/);
  await signUp(page);
  await page.goto("/delete-account");
  await page.getByLabel("Escribe ELIMINAR MI CUENTA para confirmar").fill("ELIMINAR MI CUENTA");
  await tapTwice(page.getByRole("button", { name: "Eliminar mi cuenta" }));
  await expect(page.getByRole("heading", { name: "Tu cuenta se eliminó" })).toBeVisible();
  expect(deletions()).toBe(1);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("another country's number is refused in words at once; what is left of it gets no code", async ({
  page,
  picture,
}) => {
  const codes = countTaken(page, /\/auth\/otp$/);
  await openLogin(page);
  await page.getByRole("button", { name: "Crear cuenta con mi teléfono" }).click();
  await page.getByLabel("Tu nombre").fill("Lupita");
  const number = page.getByLabel("Número de teléfono");
  const send = page.getByRole("button", { name: "Enviarme el código" });
  const words = page.getByText(
    "Revisa el número: debe ser de Estados Unidos, con 10 dígitos. Si el tuyo es de otro país, usa tu correo.",
  );
  // Guatemala: its first ten digits are a phone in Kentucky.
  await number.pressSequentially("502 2712 345");
  await expect(words).toHaveCount(0);
  await number.press("6");
  await expect(words).toBeVisible();
  await picture("accounts-foreign-number-es-360", "screen");
  await send.click();
  await expect(words).toBeVisible();
  for (const foreign of ["+52 55 1234 5678", "+53 7 271 2345", "011 503 7123 4567"]) {
    await number.fill(foreign);
    await expect(words).toBeVisible();
    await send.click();
  }
  // Not taken along to another form, where it would look like a number of hers.
  await page.getByRole("button", { name: "Correo", exact: true }).click();
  await page.getByRole("button", { name: "Teléfono", exact: true }).click();
  await expect(number).toHaveValue("");
  expect(codes()).toBe(0);
  await number.fill(newPhone());
  await expect(words).toHaveCount(0);
  await send.click();
  await expect(page.getByRole("dialog", { name: "Escribe el código" })).toBeVisible();

  await signUp(page, { password });
  await page.goto("/settings");
  const mine = page.getByRole("textbox", { name: "Teléfono (opcional)" });
  await mine.fill("+502 2712 3456");
  await expect(words).toBeVisible();
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(words).toBeVisible();
});

test("what a screen says of an error follows the language", async ({ page }) => {
  await openLogin(page, "/login?modo=entrar");
  await page.getByLabel("Correo electrónico").fill("ana@");
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Email inválido", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("Invalid email", { exact: true })).toBeVisible();
  await page.getByLabel("Email", { exact: false }).first().fill(newEmail());
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("The email or the password do not match. Check them and try again.");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(alert).toHaveText("El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.");
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue(password);

  await signUp(page, { password });
  await page.goto("/settings");
  const zone = page.getByLabel("Zona horaria");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await zone.selectOption("America/Denver");
  await saved;
  await zone.selectOption("America/New_York");
  await expect(
    page.getByText("Puedes cambiar tu zona horaria una vez al día.", { exact: true }),
  ).toBeVisible();
  await page.getByLabel("Contraseña actual").fill("no es esta");
  await page.getByLabel("Nueva contraseña", { exact: true }).fill("una clave muy nueva");
  await page.getByLabel("Repite la nueva contraseña").fill("una clave muy nueva");
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(page.getByText("Error al cambiar la contraseña. La contraseña actual")).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("You can change your time zone once a day.", { exact: true })).toBeVisible();
  await expect(page.getByText("The current password is not correct.")).toBeVisible();
  await expect(page.locator("main").getByText(/una vez al día\.$|no es correcta/)).toHaveCount(0);
});

test("two choices in one breath are both kept, and the last answer is the last choice", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  const speed = page.getByLabel("Velocidad de la voz");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/profile", async (route) => {
    if (route.request().method() === "PATCH") await held;
    await route.continue();
  });
  await speed.selectOption({ label: "Despacio" });
  await speed.selectOption({ label: "Rápido" });
  await page.getByLabel("Zona horaria").selectOption("America/Denver");
  release();
  await expect(speed).toHaveValue("1.3");
  await expect(page.getByLabel("Zona horaria")).toHaveValue("America/Denver");
  await page.reload();
  await expect(speed).toHaveValue("1.3");
});

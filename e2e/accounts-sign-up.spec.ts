import {
  everythingKept,
  lastCode,
  lastLink,
  newEmail,
  newPhone,
  openLogin,
  phoneAccount,
  storedSession,
  toast,
  wrongCode,
} from "./accounts-helpers.ts";
import { expect, installSpeech, signUp, test } from "./fixtures.ts";

/** Each file of accounts has a server of its own: new accounts are counted by address. */
test.use({
  serverEnv: { DEMO_ADDRESS_DAILY: "2001" },
  allowedErrors: { patterns: [/status of (4\d\d|502)/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] },
});
test.beforeEach(({ page }) => installSpeech(page));

const password = "una clave de prueba";

test("by e-mail: the selector, the form, the account, the chat", async ({ page, picture }) => {
  const email = newEmail();
  await openLogin(page);
  await expect(page.getByRole("heading", { name: "Bienvenido" })).toBeVisible();
  await picture("accounts-select-es-360");
  await page.getByRole("button", { name: "Crear cuenta con mi correo" }).click();
  await expect(page.getByRole("heading", { name: "Crear tu cuenta" })).toBeFocused();
  await picture("accounts-register-email-es-360");
  await page.getByLabel("Tu nombre").fill("Rosa");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(toast(page, "¡Cuenta creada exitosamente!")).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText("Plan ilimitado · ∞")).toBeVisible();
  expect(await storedSession(page)).toMatchObject({ user: { email, name: "Rosa" } });
  expect(await everythingKept(page)).not.toMatch(/guestSignup|pendingRegistration/);

  // Replaced in the history: Back does not lead to the form again.
  await page.goto("/login");
  await expect(page).toHaveURL(/\/chat$/);
});

test("validation texts, letter for letter", async ({ page, picture }) => {
  await openLogin(page);
  await page.getByRole("button", { name: "Crear cuenta con mi correo" }).click();
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(page.getByText("Por favor ingresa tu nombre", { exact: true })).toBeVisible();
  await expect(page.getByText("Por favor ingresa tu correo electrónico", { exact: true })).toBeVisible();
  await expect(
    page.getByText("La contraseña debe tener al menos 6 caracteres", { exact: true }),
  ).toBeVisible();
  await picture("accounts-validation-es-360");
  await page.getByLabel("Contraseña", { exact: true }).fill("12345");
  await page.getByLabel("Correo electrónico").fill("ana@");
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(page.getByText("Email inválido", { exact: true })).toBeVisible();
  await expect(
    page.getByText("La contraseña debe tener al menos 6 caracteres", { exact: true }),
  ).toBeVisible();

  await page.getByRole("button", { name: "Teléfono", exact: true }).click();
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(page.getByText("Por favor ingresa tu nombre", { exact: true })).toBeVisible();
  await expect(page.getByText("Por favor ingresa tu número de teléfono", { exact: true })).toBeVisible();
  const phone = page.getByLabel("Número de teléfono");
  await phone.pressSequentially("(312) 555-01-99");
  await expect(phone).toHaveValue("3125550199");
  // Filled in by the browser, with the country's prefix.
  await phone.fill("+1 312 555 0142");
  await expect(phone).toHaveValue("3125550142");

  await page.getByRole("button", { name: "Correo", exact: true }).click();
  await expect(page.getByLabel("Correo electrónico")).toHaveValue("ana@");
});

test("an address with an account: the error, the sign-in with the address kept; a wrong password", async ({
  page,
  picture,
}) => {
  const { email } = await signUp(page, { password });
  await page.evaluate(() => localStorage.clear());
  await openLogin(page, "/login?modo=crear");
  await page.getByLabel("Tu nombre").fill("Ana");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("otra clave");
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(toast(page, "Este correo ya está registrado. Inicia sesión para continuar.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await picture("accounts-registered-es-360", "screen");

  await page.getByLabel("Contraseña", { exact: true }).fill("otra clave");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "El correo o la contraseña no coinciden. Revísalos e inténtalo de nuevo.",
  );
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("otra clave");

  await page.getByRole("button", { name: "Ver la contraseña" }).click();
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveAttribute("type", "text");
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(toast(page, "¡Inicio de sesión exitoso!")).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
});

test("by phone: the code, its dialog, and the same number a second time", async ({ page, picture }) => {
  const phone = newPhone();
  await page.clock.install();
  await openLogin(page);
  await page.getByRole("button", { name: "Crear cuenta con mi teléfono" }).click();
  await picture("accounts-register-phone-es-360");
  await page.getByLabel("Tu nombre").fill("Lupita");
  await page.getByLabel("Número de teléfono").fill(phone);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(toast(page, "Código de verificación enviado")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Escribe el código" });
  await expect(dialog).toContainText(`+1 ${phone}`);
  await expect(dialog).toContainText("Modo de prueba");
  await expect(dialog.getByRole("link", { name: "Ver el mensaje de prueba" })).toHaveAttribute(
    "href",
    "/dev/outbox",
  );
  await picture("accounts-code-es-360", "screen");
  const code = dialog.getByLabel("Código de 6 números");
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(toast(page, "Por favor ingresa el código de verificación")).toBeVisible();

  const right = await lastCode(page, `+1${phone}`);
  await code.pressSequentially(`${wrongCode(right)}7`);
  await expect(code).toHaveValue(wrongCode(right));
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "El código no es correcto o ya venció. Revísalo o pide otro.",
  );
  await expect(code).toHaveValue(wrongCode(right));
  await expect(dialog.getByRole("button", { name: /Puedes pedir otro en \d+ segundos/ })).toBeDisabled();

  // Closed by mistake: the same code is still good, and nobody waits a minute for another.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(dialog.getByRole("button", { name: "Mandarme otro código" })).toBeEnabled();

  await code.fill(right);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/verify", async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(dialog.getByRole("button", { name: "Verificando..." })).toBeDisabled();
  release();
  await expect(toast(page, "Número de teléfono verificado exitosamente")).toBeVisible();
  await expect(toast(page, "¡Cuenta creada exitosamente!")).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  expect(await storedSession(page)).toMatchObject({ user: { email: null, name: "Lupita" } });
});

test("a number with an account leads into it and says so", async ({ page }) => {
  const phone = newPhone();
  await openLogin(page);
  await phoneAccount(page, phone, "Lupita");

  await page.getByRole("button", { name: "Crear cuenta con mi teléfono" }).click();
  await expect(
    page.getByText("Si este número ya tiene cuenta, el código te da entrada a ella."),
  ).toBeVisible();
  await page.getByLabel("Tu nombre").fill("Otra");
  await page.getByLabel("Número de teléfono").fill(phone);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(page.getByRole("alert")).toHaveText("Espera un minuto antes de pedir otro código.");
  await expect(page.getByLabel("Número de teléfono")).toHaveValue(phone);
});

test("a number with an account, a day later", async ({ page }) => {
  const phone = newPhone();
  await openLogin(page);
  // The wait between two codes is the server's; what its answer leads to is shown with its own answers.
  await page.route("**/api/auth/otp", (route) =>
    route.fulfill({ json: { challenge: "a.b", retryAfter: 60 } }),
  );
  const { session } = await signUp(page, { firstName: "Lupita" });
  await page.evaluate(() => localStorage.clear());
  await page.route("**/api/auth/verify", (route) => route.fulfill({ json: { ...session, created: false } }));
  await openLogin(page);
  await page.getByRole("button", { name: "Crear cuenta con mi teléfono" }).click();
  await page.getByLabel("Tu nombre").fill("Otra");
  await page.getByLabel("Número de teléfono").fill(phone);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await page.getByLabel("Código de 6 números").fill("123456");
  await page.getByRole("button", { name: "Verificar" }).click();
  await expect(toast(page, "¡Inicio de sesión exitoso!")).toContainText("Este número ya tenía una cuenta");
  await expect(page).toHaveURL(/\/chat$/);
  expect(await storedSession(page)).not.toHaveProperty("created");
});

test("a forgotten password: the link of the mail, the new password, once", async ({ page, picture }) => {
  const { email } = await signUp(page, { password });
  await page.evaluate(() => localStorage.clear());
  await openLogin(page, "/login?modo=entrar");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByRole("button", { name: "Olvidé mi contraseña" }).click();
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await page.getByRole("button", { name: "Mandarme el enlace" }).click();
  await expect(
    page.getByText("Si ese correo tiene una cuenta, en unos minutos te llega el enlace."),
  ).toBeVisible();
  await picture("accounts-reset-sent-es-360");

  const link = await lastLink(page, email);
  // Details of a started registration do not stand in the way.
  await page.evaluate(() => localStorage.setItem("guestSignupEmail", "otra@example.com"));
  await openLogin(page, link);
  await expect(page.getByRole("heading", { name: "Elige tu nueva contraseña" })).toBeVisible();
  expect(page.url()).not.toContain("reset");
  await picture("accounts-new-password-es-360");
  await page.getByLabel("Nueva contraseña").fill("corta");
  await page.getByRole("button", { name: "Guardar mi contraseña" }).click();
  await expect(page.getByText("La contraseña debe tener al menos 6 caracteres")).toBeVisible();
  // A2: guessed first, so refused, in words that name the way out; the link stays good.
  await page.getByLabel("Nueva contraseña").fill("Contraseña123");
  await page.getByRole("button", { name: "Guardar mi contraseña" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Esa contraseña es fácil de adivinar. Usa tres o cuatro palabras que solo tú juntarías.",
  );
  await expect(page.getByLabel("Nueva contraseña")).toHaveValue("Contraseña123");
  await picture("accounts-guessable-es-360");
  await page.getByLabel("Nueva contraseña").fill("otra clave más larga");
  await page.getByRole("button", { name: "Guardar mi contraseña" }).click();
  await expect(toast(page, "Tu contraseña nueva está lista. Inicia sesión con ella.")).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("guestSignupEmail"));
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("otra clave más larga");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/chat$/);

  // The used link: also for somebody who is signed in, who is not sent away from it.
  await openLogin(page, link);
  await page.getByLabel("Nueva contraseña").fill("una tercera clave");
  await page.getByRole("button", { name: "Guardar mi contraseña" }).click();
  await expect(page.getByRole("alert")).toHaveText("Este enlace ya se usó o venció. Pide uno nuevo.");
  await page.getByRole("button", { name: "Volver" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("a started registration: its details and its toast, and the guard's", async ({ page, picture }) => {
  const email = newEmail();
  await page.goto("/landing");
  await page.evaluate((value) => {
    localStorage.setItem("guestSignupEmail", value);
    localStorage.setItem("guestSignupName", "Rosa");
  }, email);
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login$/);
  // Both in one message: two lie over each other on a phone.
  const message = toast(page, "Por favor completa tu registro para acceder a esta sección");
  await expect(message).toContainText("Complete tu registro para continuar con su suscripción");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Crear tu cuenta" })).toBeVisible();
  await expect(page.getByLabel("Tu nombre")).toHaveValue("Rosa");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await picture("accounts-finish-es-360", "screen");
  await page.goto("/login");
  await expect(toast(page, "Complete tu registro para continuar con su suscripción")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  await page.goto("/settings");
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await everythingKept(page)).not.toContain("guestSignup");
});

test("keyboard only: from the selector to the account", async ({ page }) => {
  await openLogin(page);
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await page.getByRole("button", { name: "Crear cuenta con mi teléfono" }).focus();
  await press("Tab");
  await expect(page.getByRole("button", { name: "Crear cuenta con mi correo" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Crear tu cuenta" })).toBeFocused();
  await press("Tab", 3);
  await expect(page.getByLabel("Tu nombre")).toBeFocused();
  await press("Enter");
  await expect(page.getByText("Por favor ingresa tu nombre")).toBeVisible();
  // The first field with an error has the focus.
  await expect(page.getByLabel("Tu nombre")).toBeFocused();
  await page.keyboard.type("Rosa");
  await press("Tab");
  await page.keyboard.type(newEmail());
  await press("Tab");
  await page.keyboard.type(password);
  await press("Enter");
  await expect(page).toHaveURL(/\/chat$/);
});

test("without a network or with the server down, what was typed stays and the screen says why", async ({
  page,
  context,
  picture,
}) => {
  const email = newEmail();
  await openLogin(page, "/login?modo=crear");
  await page.getByLabel("Tu nombre").fill("Rosa");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  const send = page.getByRole("button", { name: "Crear mi cuenta" });
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole("alert")).toHaveText(
    "No hay conexión. Lo que escribiste sigue aquí; inténtalo cuando vuelva el internet.",
  );
  await picture("accounts-offline-es-360", "screen");
  await context.setOffline(false);
  await page.route("**/api/auth/sign-up", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await send.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(page.getByLabel("Tu nombre")).toHaveValue("Rosa");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(email);
  await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue(password);
  await page.unroute("**/api/auth/sign-up");
  await send.click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("in English: sign-up, sign-out, sign-in by phone", async ({ page, picture }) => {
  await page.addInitScript(() => localStorage.setItem("preferred_language", "en"));
  const phone = newPhone();
  await openLogin(page);
  await expect(page.getByRole("heading", { name: "Welcome", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create an account with my email" }).click();
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByText("Please enter your name", { exact: true })).toBeVisible();
  await expect(page.getByText("Please enter your email address", { exact: true })).toBeVisible();
  await expect(page.getByText("The password must have at least 6 characters", { exact: true })).toBeVisible();
  await picture("accounts-validation-en-360");
  await page.getByRole("button", { name: "Phone", exact: true }).click();
  await page.getByLabel("Your name").fill("Rose");
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send me the code" }).click();
  await expect(toast(page, "Verification code sent")).toBeVisible();
  await page.getByLabel("6-digit code").fill(await lastCode(page, `+1${phone}`));
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(toast(page, "Account created successfully!")).toBeVisible();
  await expect(page.getByText("Unlimited plan · ∞")).toBeVisible();
});

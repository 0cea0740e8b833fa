import type { BrowserContext, Page } from "@playwright/test";
import {
  everythingKept,
  newEmail,
  openLogin,
  rewriteSession,
  storedSession,
  toast,
} from "./accounts-helpers.ts";
import { askTyped, expect, field, installSpeech, microphone, openDemo, signUp, test } from "./fixtures.ts";

test.use({
  serverEnv: { DEMO_ADDRESS_DAILY: "2002" },
  allowedErrors: { patterns: [/status of (4\d\d|503)/, /ERR_INTERNET_DISCONNECTED/] },
});
test.beforeEach(({ page }) => {
  page.setDefaultTimeout(15_000);
  return installSpeech(page);
});

const password = "una clave de prueba";
const old = () => ({ expires_at: Math.floor(Date.now() / 1000) - 30 });
const openSettings = async (page: Page) => {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nombre", exact: true })).toHaveValue("Ana");
};
const signOutFromMenu = async (page: Page) => {
  await page.locator("details[data-drawer] > summary").click();
  await page.getByRole("button", { name: "Salir", exact: true }).click();
};
const refreshes = (target: Page | BrowserContext) => {
  const seen: string[] = [];
  target.on("request", (request) => {
    if (request.url().endsWith("/api/auth/token")) seen.push(request.url());
  });
  return seen;
};

test("a visitor is led to the sign-in and back to where she wanted to go", async ({ page }) => {
  const { email } = await signUp(page, { password });
  await page.evaluate(() => localStorage.clear());
  await page.goto("/settings?de=correo");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).first().click();
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/settings\?de=correo$/);
});

for (const from of ["//evil.example", "https:evil.example", "/\\evil.example", "javascript:alert(1)"]) {
  test(`B8: a 'from' of ${from} leads to /chat`, async ({ page }) => {
    await signUp(page);
    // The router keeps its state in the history's entry, where another page of this origin could have put it.
    await page.addInitScript((value) => {
      if (location.pathname === "/login")
        history.replaceState({ usr: { from: value }, key: "k", idx: 0 }, "");
    }, from);
    await page.goto("/login");
    await expect(page).toHaveURL(/\/chat$/);
  });
}

test("the header's sign-in link opens the form directly, and so does ?modo=entrar", async ({ page }) => {
  await page.goto("/delete-account");
  await page.locator("details[data-drawer] > summary").click();
  await page.locator("details[data-drawer]").getByRole("link", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("heading", { name: "Iniciar sesión", exact: true })).toBeVisible();
  await openLogin(page, "/login?modo=entrar");
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await openLogin(page, "/login?modo=crear");
  await expect(page.getByRole("button", { name: "Crear mi cuenta" })).toBeVisible();
});

test("an old access token is changed before the screen opens: 'Verificando tu sesión...'", async ({
  page,
  picture,
}) => {
  const { session } = await signUp(page);
  await rewriteSession(page, old());
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/token", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/settings");
  await expect(page.getByText("Verificando tu sesión...")).toBeVisible();
  await picture("accounts-checking-es-360");
  release();
  await expect(page.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeVisible();
  const now = await storedSession(page);
  expect(now?.refresh_token).not.toBe(session.refresh_token);
  expect((now?.expires_at ?? 0) * 1000).toBeGreaterThan(Date.now());
});

test("a token that the server does not take any more is changed, and the call repeated", async ({ page }) => {
  await signUp(page);
  const [, payload] = ((await storedSession(page))?.access_token ?? "").split(".");
  await rewriteSession(page, { access_token: `x.${payload}.y` });
  await openSettings(page);
});

test("two tabs refresh at once: one request, both stay in", async ({ page, context }) => {
  await signUp(page);
  await rewriteSession(page, old());
  const other = await context.newPage();
  const seen = refreshes(context);
  await Promise.all([openSettings(page), openSettings(other)]);
  expect(seen).toHaveLength(1);
  await page.reload();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeVisible();
});

test("B1: a used refresh token, seconds later in a second tab, still stays in", async ({ page, context }) => {
  const { session } = await signUp(page);
  await rewriteSession(page, old());
  await openSettings(page);
  const renewed = await storedSession(page);
  expect(renewed?.refresh_token).not.toBe(session.refresh_token);
  const other = await context.newPage();
  await other.goto("/landing");
  await rewriteSession(other, { ...session, ...old() });
  await openSettings(other);
});

test("a refresh token that is not found: log in again, and back to the same screen", async ({ page }) => {
  const { email } = await signUp(page, { password });
  const gone = `${crypto.randomUUID()}.${crypto.randomUUID()}.gone`;
  await rewriteSession(page, { ...old(), refresh_token: gone });
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/login$/);
  await expect(toast(page, "Sesión cerrada")).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).first().click();
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test("the check of the session fails: said in words, the session stays", async ({ page }) => {
  await signUp(page);
  await rewriteSession(page, old());
  await page.route("**/api/auth/token", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/settings");
  await expect(
    toast(page, "Error al verificar el estado de autenticación. Por favor, inicie sesión nuevamente."),
  ).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
  // The server still knows the old token, and it is the server that decides.
  await expect(page.getByRole("textbox", { name: "Nombre", exact: true })).toHaveValue("Ana");
});

test("the profile cannot be loaded: said in words, and trying again brings it", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/503/);
  await signUp(page);
  let away = true;
  await page.route("**/api/profile", (route) =>
    away ? route.fulfill({ status: 503, body: "" }) : route.continue(),
  );
  await page.goto("/settings");
  const alert = page.getByRole("alert").filter({ has: page.getByRole("button") });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  expect(await storedSession(page)).not.toBeNull();
  away = false;
  await alert.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre", exact: true })).toHaveValue("Ana");
  await expect(alert).toHaveCount(0);
});

test("a session in the address: taken over after a yes, out of the address, its token used up", async ({
  page,
  picture,
}) => {
  const { session } = await signUp(page);
  await page.evaluate(() => localStorage.clear());
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    token_type: "bearer",
  });
  const seen: string[] = [];
  page.on("request", (request) => seen.push(request.url(), request.headers().referer ?? ""));
  await openLogin(page, `/login#${fragment}`).catch(() => undefined);
  const question = page.getByRole("dialog", { name: "¿Entrar como Ana?" });
  await expect(question).toBeVisible();
  await picture("accounts-offer-es-360", "screen");
  expect(await storedSession(page)).toBeNull();
  await question.getByRole("button", { name: "Sí, es mi cuenta" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(toast(page, "¡Inicio de sesión exitoso!")).toBeVisible();
  expect((await storedSession(page))?.refresh_token).not.toBe(session.refresh_token);
  expect(seen.join(" ")).not.toContain(session.refresh_token);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain("token");
  // A page that is still on its way back holds its browser for two minutes when it is closed.
  await page.goto("/landing").catch(() => null);
  await page.waitForLoadState("load");
});

test("B10: a stranger's session in the address signs nobody in without a yes, and ends with a no", async ({
  page,
}) => {
  const theirs = await page.request.post("/api/auth/sign-up", {
    data: { email: newEmail(), password, firstName: "Otra" },
  });
  const { access_token, refresh_token } = (await theirs.json()) as Record<string, string>;
  const ended = page.waitForResponse(/\/api\/auth\/sign-out$/);
  await page.goto(`/chat#access_token=${access_token}&refresh_token=${refresh_token}`);
  await expect(page.getByRole("dialog", { name: "¿Entrar como Otra?" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect((await ended).status()).toBe(200);
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedSession(page)).toBeNull();
  expect(page.url()).not.toContain("token");
  await page.reload();
  await expect(microphone(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a session in the address does not replace the one that is there", async ({ page }) => {
  const mine = await signUp(page, { firstName: "Ana" });
  const theirs = await page.request.post("/api/auth/sign-up", {
    data: { email: newEmail(), password, firstName: "Otra" },
  });
  const { access_token, refresh_token } = (await theirs.json()) as Record<string, string>;
  await page.goto(`/settings#access_token=${access_token}&refresh_token=${refresh_token}`);
  await expect(page.getByRole("textbox", { name: "Nombre", exact: true })).toHaveValue("Ana");
  expect(page.url()).not.toContain("token");
  expect((await storedSession(page))?.user.id).toBe(mine.session.user.id);
});

test("B9: after signing out nothing of the person is left, and Back shows nothing private", async ({
  page,
  picture,
}) => {
  const { email, session } = await signUp(page, { firstName: "Guadalupe" });
  await page.goto("/chat");
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await field(page).fill("algo que nadie debe ver");
  await page.goto("/settings");
  await expect(page.getByRole("textbox", { name: "Nombre", exact: true })).toHaveValue("Guadalupe");
  await page.getByLabel("Velocidad de la voz").selectOption({ label: "Despacio" });
  await expect.poll(() => everythingKept(page)).toContain("faro_voice");
  await page.locator("details[data-drawer] > summary").click();
  await picture("accounts-menu-es-360", "screen");
  await page.getByRole("button", { name: "Salir", exact: true }).click();
  await expect(toast(page, "Sesión cerrada exitosamente")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  await expect(page).toHaveURL(/\/login$/);

  const secrets = [
    email,
    "Guadalupe",
    session.user.id,
    session.access_token,
    session.refresh_token,
    "TPS",
    "nadie debe ver",
    "faro_voice",
    "faro_session",
  ];
  const kept = await everythingKept(page);
  for (const secret of secrets) expect(kept).not.toContain(secret);
  for (let step = 0; step < 3; step += 1) {
    await page.goBack().catch(() => null);
    await expect(page).toHaveURL(/\/(login|landing)$/);
    for (const secret of [email, "Guadalupe", "TPS es"]) {
      await expect(page.locator("body")).not.toContainText(secret);
    }
    if (page.url().endsWith("/landing")) break;
  }
  const refused = await page.request.post("/api/auth/token", {
    data: { refresh_token: session.refresh_token },
  });
  expect(refused.status()).toBe(401);
});

test("signing out in one tab closes the other", async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await openSettings(page);
  await openSettings(other);
  // What she searched for in the other tab, and that she agreed to the reading of her letters.
  await other.evaluate(() => {
    sessionStorage.setItem("faro_history_view", "hermano detenido");
    localStorage.setItem("faro_letter_consent", "yes");
  });
  await signOutFromMenu(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const kept = await everythingKept(other);
  for (const trace of ["hermano detenido", "faro_letter_consent"]) expect(kept).not.toContain(trace);
  await expect(toast(other, "Sesión cerrada")).toBeVisible();
  await expect(other.locator("body")).not.toContainText("Ana");
});

test("signing in in one tab opens the other", async ({ page, context }) => {
  const { email } = await signUp(page, { password });
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await openLogin(page, "/login?modo=entrar");
  await openLogin(other, "/login");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(other).toHaveURL(/\/chat$/);
});

test("signing out without a network fails in words and keeps the session", async ({
  page,
  context,
  allowedErrors,
  picture,
}) => {
  // Here no service worker keeps the sign-in screen.
  allowedErrors.patterns.push(/login-[\w-]+\.js/);
  await signUp(page);
  const words = page.waitForResponse(/\/assets\/toaster-/);
  await openSettings(page);
  await (await words).finished();
  await context.setOffline(true);
  await signOutFromMenu(page);
  await expect(toast(page, "Error al cerrar sesión")).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
  // The phone may be borrowed: what is on it goes on request, even so.
  const anyway = page.getByRole("button", { name: "Borrar de este teléfono" });
  const [button, message] = [await anyway.boundingBox(), await toast(page, "Error al cerrar").boundingBox()];
  expect((button?.x ?? 360) + (button?.width ?? 0)).toBeLessThan((message?.x ?? 0) + (message?.width ?? 0));
  await picture("accounts-sign-out-failed-es-360", "screen");
  await anyway.click();
  await expect(page.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeHidden();
  await context.setOffline(false);
  await page.goto("/login");
  expect(await storedSession(page)).toBeNull();
});

test("signing out from a public page, then in again: nobody is thrown out twice", async ({ page }) => {
  const { email } = await signUp(page, { password });
  await openLogin(page, "/login?modo=salir");
  await expect(toast(page, "Sesión cerrada exitosamente")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).first().click();
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("a guest's two questions and answers are in the new account", async ({ page, picture }) => {
  await openDemo(page);
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await askTyped(page, "¿Cómo renuevo mi permiso de trabajo?");
  await page.getByRole("dialog").getByRole("button", { name: "Crear cuenta gratis" }).click();
  await page.getByLabel("Tu nombre").fill("Rosa");
  await page.getByLabel("Correo electrónico").fill(newEmail());
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Crear mi cuenta" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.locator("article").first()).toContainText("¿Qué es el TPS?");
  await expect(page.locator("article").nth(1)).toContainText("Renueva lo antes que puedas");
  await expect(microphone(page)).toBeEnabled();
  await picture("accounts-carried-es-360", "screen");
});

import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import {
  lastCode,
  newEmail,
  newPhone,
  phoneAccount,
  rewriteSession,
  storedSession,
  toast,
} from "./accounts-helpers.ts";
import { askTyped, expect, installSpeech, signUp, test } from "./fixtures.ts";

test.use({
  serverEnv: { DEMO_ADDRESS_DAILY: "2003" },
  allowedErrors: { patterns: [/status of 4\d\d/, /ERR_INTERNET_DISCONNECTED/] },
});
test.beforeEach(({ page }) => {
  page.setDefaultTimeout(15_000);
  return installSpeech(page);
});

const password = "una clave de prueba";
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });
async function openSettings(page: Page, name = "Ana"): Promise<void> {
  await page.goto("/settings");
  await expect(box(page, "Nombre")).toHaveValue(name);
}
async function confirmIdentity(page: Page, typed = password): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirma que eres tú" });
  await dialog.getByLabel("Contraseña", { exact: true }).fill(typed);
  await dialog.getByRole("button", { name: "Continuar" }).click();
}
const textOf = async (download: Download) => await readFile(await download.path(), "utf8");

test("personal data: saved when changed, with 'Guardando...' and the time", async ({ page, picture }) => {
  await signUp(page, { password });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/profile", async (route) => {
    if (route.request().method() === "GET") await held;
    await route.continue();
  });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeVisible();
  await expect(page.getByText("Cargando tus datos...")).toBeVisible();
  release();
  await expect(box(page, "Nombre")).toHaveValue("Ana");
  await picture("accounts-settings-es-360");
  await page.unroute("**/api/profile");

  const save = page.getByRole("button", { name: "Guardar cambios" });
  await expect(save).toBeDisabled();
  await box(page, "Nombre").fill("");
  await save.click();
  await expect(page.getByText("El nombre es requerido", { exact: true })).toBeVisible();
  await expect(page.getByText("El apellido es requerido", { exact: true })).toBeVisible();
  await box(page, "Correo electrónico").fill("ana@");
  await expect(page.getByText("Email inválido", { exact: true })).toBeVisible();
  await box(page, "Correo electrónico").fill((await storedSession(page))?.user.email ?? "");
  await box(page, "Nombre").fill("Ana María");
  await box(page, "Apellido").fill("López Cruz");

  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/api/profile", async (route) => {
    if (route.request().method() === "PATCH") await waiting;
    await route.continue();
  });
  await save.click();
  await expect(page.getByRole("button", { name: "Guardando..." })).toBeDisabled();
  go();
  await expect(save).toBeDisabled();
  await expect(page.getByText(/^Última actualización: \d{1,2} de [a-z]+/)).toBeVisible();
  expect((await storedSession(page))?.user.name).toBe("Ana María López Cruz");
  await page.goto("/chat");
  await expect(page.locator("main").getByText(/Ana María López Cruz/)).toBeVisible();
});

test("saving without a network keeps what was typed and says so", async ({ page, context }) => {
  await signUp(page, { password });
  await openSettings(page);
  await box(page, "Apellido").fill("López");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByRole("alert")).toContainText("No hay conexión. Lo que escribiste sigue aquí");
  await expect(box(page, "Apellido")).toHaveValue("López");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText(/^Última actualización/)).toBeVisible();
});

test("a new e-mail counts after the password and the code sent to it; the old one gets a notice", async ({
  page,
  picture,
}) => {
  const { email } = await signUp(page, { password });
  const next = newEmail();
  await openSettings(page);
  await box(page, "Apellido").fill("López");
  await box(page, "Correo electrónico").fill(next);
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByRole("dialog", { name: "Confirma que eres tú" })).toBeVisible();
  await picture("accounts-identity-es-360", "screen");
  await confirmIdentity(page, "no es esta");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "La contraseña actual no es correcta.",
  );
  await confirmIdentity(page);
  const dialog = page.getByRole("dialog", { name: "Escribe el código" });
  await expect(dialog).toContainText(`Lo mandamos por correo a ${next}`);
  await expect(dialog).toContainText("Modo de prueba");
  await dialog.getByLabel("Código de 6 números").fill(await lastCode(page, next));
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(toast(page, "Tu correo nuevo quedó confirmado.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(box(page, "Correo electrónico")).toHaveValue(next);
  await expect(page.getByRole("button", { name: "Guardar cambios" })).toBeDisabled();
  expect((await storedSession(page))?.user.email).toBe(next);
  const outbox = await (await page.request.get("/dev/outbox.json")).json();
  const notice = outbox.messages.find((message: { recipient: string }) => message.recipient === email);
  expect(notice.text).toContain("tu correo electrónico");
});

test("a phone is added with its code; phone and e-mail in one go ask one after the other", async ({
  page,
}) => {
  await signUp(page, { password });
  const [next, phone] = [newEmail(), newPhone()];
  await openSettings(page);
  await box(page, "Apellido").fill("López");
  await box(page, "Correo electrónico").fill(next);
  await page.getByLabel("Teléfono (opcional)").fill(phone);
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await confirmIdentity(page);
  const dialog = page.getByRole("dialog", { name: "Escribe el código" });
  await expect(dialog).toContainText(next);
  await dialog.getByLabel("Código de 6 números").fill(await lastCode(page, next));
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await confirmIdentity(page);
  await expect(dialog).toContainText(`Lo mandamos por mensaje de texto a +1 ${phone}`);
  await expect(dialog.getByLabel("Código de 6 números")).toHaveValue("");
  await dialog.getByLabel("Código de 6 números").fill(await lastCode(page, `+1${phone}`));
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(toast(page, "Número de teléfono verificado exitosamente")).toBeVisible();
  await expect(page.getByLabel("Teléfono (opcional)")).toHaveValue(phone);
  await expect(page.getByRole("button", { name: "Guardar cambios" })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel("Teléfono (opcional)")).toHaveValue(phone);

  // Emptied fields are taken out after the password, one of the two has to stay.
  await box(page, "Correo electrónico").fill("");
  await page.getByLabel("Teléfono (opcional)").fill("");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Tu cuenta necesita un correo o un teléfono").first()).toBeVisible();
  await box(page, "Correo electrónico").fill(next);
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await confirmIdentity(page);
  await expect(toast(page, "Quitamos tu teléfono de la cuenta.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Guardar cambios" })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel("Teléfono (opcional)")).toHaveValue("");
  await expect(box(page, "Correo electrónico")).toHaveValue(next);
});

test("the password: its texts, a wrong current one, the success panel, other devices ended", async ({
  page,
  picture,
}) => {
  const { email } = await signUp(page, { password });
  const elsewhere = await page.request.post("/api/auth/sign-in", { data: { email, password } });
  const { refresh_token } = (await elsewhere.json()) as { refresh_token: string };
  await openSettings(page);
  const form = section(page, "Cambiar tu contraseña");
  const save = form.getByRole("button", { name: "Cambiar contraseña" });
  await expect(save).toBeDisabled();
  await box(page, "Nueva contraseña").fill("12345");
  await save.click();
  await expect(form.getByText("La contraseña actual es requerida", { exact: true })).toBeVisible();
  await expect(
    form.getByText("La contraseña debe tener al menos 6 caracteres", { exact: true }),
  ).toBeVisible();
  await expect(form.getByText("Confirma tu nueva contraseña", { exact: true })).toBeVisible();
  await box(page, "Nueva contraseña").fill("");
  await expect(form.getByText("La nueva contraseña es requerida", { exact: true })).toBeVisible();
  await box(page, "Nueva contraseña").fill("una clave más nueva");
  await box(page, "Repite la nueva contraseña").fill("otra cosa");
  await expect(form.getByText("Las contraseñas no coinciden", { exact: true })).toBeVisible();
  await box(page, "Repite la nueva contraseña").fill("una clave más nueva");
  await box(page, "Contraseña actual").fill("no es esta");
  await save.click();
  await expect(form.getByRole("alert")).toHaveText(
    "Error al cambiar la contraseña. La contraseña actual no es correcta.",
  );
  await expect(box(page, "Nueva contraseña")).toHaveValue("una clave más nueva");
  await box(page, "Contraseña actual").fill(password);
  await save.click();
  await expect(form.getByText(/^Tu contraseña se cambió el \d{1,2} de/)).toBeVisible();
  await picture("accounts-password-changed-es-360");
  for (const name of ["Contraseña actual", "Nueva contraseña", "Repite la nueva contraseña"]) {
    await expect(box(page, name)).toHaveValue("");
  }
  const refused = await page.request.post("/api/auth/token", { data: { refresh_token } });
  expect(refused.status()).toBe(401);
  await rewriteSession(page, { expires_at: 0 });
  await openSettings(page);
});

test("language at once on the screen; voice and speed as the answers are read; time zone once a day", async ({
  page,
  picture,
}) => {
  await signUp(page, { password });
  await page.addInitScript(() => {
    const spoken: object[] = [];
    Object.assign(window, { manners: spoken });
    const voices = window.speechSynthesis.getVoices.bind(window.speechSynthesis);
    const extra = { name: "Mónica", lang: "es-ES", localService: true, default: false, voiceURI: "Mónica" };
    window.speechSynthesis.getVoices = () => [...voices(), extra as SpeechSynthesisVoice];
    const speak = window.speechSynthesis.speak.bind(window.speechSynthesis);
    window.speechSynthesis.speak = (utterance) => {
      if (utterance.text.trim() !== "") spoken.push({ voice: utterance.voice?.name, rate: utterance.rate });
      speak(utterance);
    };
  });
  const saved = () => page.waitForResponse((response) => response.request().method() === "PATCH");
  await openSettings(page);

  let done = saved();
  await page.getByLabel("Voz que lee las respuestas").selectOption("Mónica");
  await done;
  done = saved();
  await page.getByLabel("Velocidad de la voz").selectOption({ label: "Muy despacio" });
  await done;
  await page.goto("/chat");
  await askTyped(page, "¿Qué es el TPS?");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { manners: object[] }).manners[0]))
    .toEqual({ voice: "Mónica", rate: 0.75 });

  // Another device knows nothing yet: the profile tells it.
  await page.evaluate(() => localStorage.removeItem("faro_voice"));
  await openSettings(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("faro_voice"))).toContain("Mónica");
  await expect(page.getByLabel("Velocidad de la voz")).toHaveValue("0.75");

  const zone = page.getByLabel("Zona horaria");
  await expect(zone).toHaveValue("America/Chicago");
  done = saved();
  await zone.selectOption("America/Denver");
  expect((await done).status()).toBe(200);
  await zone.selectOption("America/New_York");
  await expect(section(page, "Idioma y voz").getByRole("alert")).toHaveText(
    "Puedes cambiar tu zona horaria una vez al día.",
  );
  await expect(zone).toHaveValue("America/Denver");

  done = saved();
  await page.getByLabel("Idioma").selectOption("en");
  await done;
  await expect(page.getByRole("heading", { name: "Your account settings", exact: false })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("en");
  await picture("accounts-settings-en-360");
  await page.reload();
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("en");
  expect(await page.evaluate(() => localStorage.getItem("preferred_language"))).toBe("en");
  // The switch of the header and the choice here are one.
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByLabel("Idioma")).toHaveValue("es");
});

test("B10: the devices, and ending another one", async ({ page, browser, server }) => {
  const { email } = await signUp(page, { password });
  const elsewhere = await browser.newContext({
    baseURL: server.url,
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36",
  });
  const other = await elsewhere.newPage();
  const session = await (await other.request.post("/api/auth/sign-in", { data: { email, password } })).json();
  await other.goto("/landing");
  await other.evaluate((value) => localStorage.setItem("faro_session", value), JSON.stringify(session));
  await openSettings(other);

  await openSettings(page);
  const devices = section(page, "Dispositivos");
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").filter({ hasText: "Este dispositivo" })).toHaveCount(1);
  const phone = devices.getByRole("listitem").filter({ hasText: "Chrome en Android" });
  await expect(phone).toContainText("Último uso:");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("Chrome on Android", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Español" }).click();
  await phone.getByRole("button", { name: /^Cerrar sesión/ }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();
});

test("a copy of one's data: to read and for a program, after the password", async ({ page }) => {
  const { email } = await signUp(page, { password });
  await page.goto("/chat");
  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await askTyped(page, "¿Qué es el TPS?");
  await openSettings(page);
  for (const [button, name] of [
    ["Para otro programa (JSON)", "faro.json"],
    ["Para leer", "faro.html"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    const downloading = page.waitForEvent("download");
    await confirmIdentity(page);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    const text = await textOf(download);
    expect(text).toContain(email);
    expect(text).toContain("¿Qué es el TPS?");
    if (name === "faro.json") expect(JSON.parse(text)).toHaveProperty("exported_at");
    else expect(text).toContain("Tus datos en Faro");
    await expect(
      toast(page, "Tu copia se guardó en las descargas de este dispositivo.").first(),
    ).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("an account made by phone: it proves itself by a code, and can add a password", async ({ page }) => {
  const phone = newPhone();
  const session = JSON.stringify(await phoneAccount(page, phone, "Lupita"));
  await page.goto("/landing");
  await page.evaluate((value) => localStorage.setItem("faro_session", value), session);
  await openSettings(page, "Lupita");
  const form = section(page, "Agregar una contraseña");
  await expect(form.getByLabel("Contraseña actual")).toHaveCount(0);
  await box(page, "Nueva contraseña").fill(password);
  await box(page, "Repite la nueva contraseña").fill(password);
  await form.getByRole("button", { name: "Agregar una contraseña" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirma que eres tú" });
  await dialog.getByRole("button", { name: "Enviarme el código" }).click();
  // A code went to this number less than a minute ago.
  await expect(dialog.getByRole("alert")).toHaveText("Espera un minuto antes de pedir otro código.");
  await page.keyboard.press("Escape");
  await expect(box(page, "Nueva contraseña")).toHaveValue(password);
});

import { askPhoneCode, lastCode, newPhone, openLogin, phoneAccount, toast } from "./accounts-helpers.ts";
import { expect, installSpeech, test } from "./fixtures.ts";

test.use({
  serverEnv: { DEMO_ADDRESS_DAILY: "2005" },
  allowedErrors: { patterns: [/status of 428/] },
});
test.beforeEach(({ page }) => installSpeech(page));

test("A9: from a network's second code on the browser does a work, and the person sees nothing of it", async ({
  page,
}) => {
  // Somebody behind the same network has just signed up.
  await phoneAccount(page, newPhone(), "Otra");
  const phone = newPhone();
  const answers: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (/auth\/(otp|work)$/.test(pathname)) answers.push(`${pathname} ${response.status()}`);
  });
  const dialog = await askPhoneCode(page, phone);
  await expect(dialog).toContainText(`+1 ${phone}`);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(answers).toEqual(["/api/auth/otp 428", "/api/auth/work 200", "/api/auth/otp 200"]);
  await dialog.getByLabel("Código de 6 números").fill(await lastCode(page, `+1${phone}`));
  await dialog.getByRole("button", { name: "Verificar" }).click();
  await expect(toast(page, "¡Cuenta creada exitosamente!")).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
});

test("A9: where the browser cannot do the work it says so, and what was typed stays", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await phoneAccount(page, newPhone(), "Otra");
  const phone = newPhone();
  await openLogin(page);
  await page.getByRole("button", { name: "Crear cuenta con mi teléfono" }).click();
  await page.getByLabel("Tu nombre").fill("Lupita");
  await page.getByLabel("Número de teléfono").fill(phone);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "No pudimos comprobar que no eres un robot. Recarga la página e intenta de nuevo.",
  );
  await expect(page.getByLabel("Tu nombre")).toHaveValue("Lupita");
  await expect(page.getByLabel("Número de teléfono")).toHaveValue(phone);
});

/** With an AI provider the screen asks before the first letter is sent. */
import { join } from "node:path";
import { expect, expectRead, test } from "./fixtures.ts";

test.describe.configure({ timeout: 180_000 });

const photo = join(import.meta.dirname, "../server/src/letters/testing/request-for-evidence.jpg");

// Nobody listens there: what matters is what is asked before.
test.use({ serverEnv: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" } });

test("asks for consent once, sends nothing without it, and explains with the guide when the provider is away", async ({
  page,
  picture,
}) => {
  await page.goto("/login");
  await page.evaluate(async () => {
    const body = JSON.stringify({
      email: `ana.${crypto.randomUUID()}@example.com`,
      password: "una clave de prueba",
      firstName: "Ana",
      timeZone: "America/Chicago",
    });
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/auth/sign-up", { method: "POST", headers, body });
    localStorage.setItem("faro_session", await response.text());
  });
  await page.goto("/procesa-documentos");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/process-document")) sent += 1;
  });
  await page.locator('input[type="file"]:not([capture])').setInputFiles(photo);
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  const dialog = page.getByRole("dialog", { name: "Antes de mandar tu carta" });
  await expect(dialog).toBeVisible();
  await picture("letters-consent-es", "screen");
  await dialog.getByRole("button", { name: "No mandar" }).click();
  await expect(dialog).toHaveCount(0);
  expect(sent).toBe(0);
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await dialog.getByRole("button", { name: "Estoy de acuerdo, mandar" }).click();
  await expectRead(page.getByRole("heading", { name: "Qué Dice tu Carta" })).toBeVisible();
  await expect(page.getByText("El motor de inteligencia artificial no contestó.")).toBeVisible();
  await page.locator('input[type="file"]:not([capture])').setInputFiles(photo);
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expect(page.getByRole("button", { name: "Analizando..." })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

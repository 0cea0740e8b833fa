/** A phone that goes from hand to hand. */
import { expect, signUp, test } from "./fixtures.ts";

test.use({ allowedErrors: { patterns: [/status of (4\d\d|503)/] } });

test("what one person read and asked is not there for the next one on the same phone", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeVisible();
  const help = page.getByRole("dialog", { name: "Cómo podemos ayudarte?" });
  const openHelp = async () => {
    await page.getByRole("button", { name: "Abrir la ayuda" }).click();
    await expect(help).toContainText("Contesta con los textos de ayuda de Faro.");
  };
  await openHelp();
  await help.getByRole("textbox").fill("mi esposo ve mi teléfono");
  await help.getByRole("textbox").press("Enter");
  await expect(help.locator(".help-message-you")).toHaveCount(1);
  await page.keyboard.press("Escape");
  // The button of the one who leaves goes with her; the next one's comes a moment later.
  const hers = await page.getByRole("button", { name: "Abrir la ayuda" }).elementHandle();
  await page.locator("details[data-drawer] > summary").click();
  await page.getByRole("button", { name: "Salir", exact: true }).click();
  await expect.poll(() => hers?.evaluate((button) => button.isConnected)).toBe(false);
  await openHelp();
  await expect(help.locator(".help-message-you")).toHaveCount(0);

  // A page that the browser kept whole comes back after a sign-out that it did not hear of.
  await signUp(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Configuración de tu Cuenta" })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem("faro_session");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login$/);
});

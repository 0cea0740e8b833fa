import { askTyped, expect, signUp, test } from "./fixtures.ts";
import { saveNoted } from "./history-steps.ts";

test.use({ serverEnv: { NEW_ACCOUNT_PLAN: "FREE" } });

test("the plan FREE saves three chats a day; what is on screen stays when a fourth is refused", async ({
  page,
  allowedErrors,
  picture,
}) => {
  allowedErrors.patterns.push(/429/);
  const { session } = await signUp(page);
  for (const question of ["¿Qué es el TPS?", "¿Y la TPS?", "¿Y yo?"])
    await saveNoted(page, session, question);
  await page.goto("/chat");
  await askTyped(page, "¿Cómo pido asilo en Estados Unidos?");
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Límite alcanzado")).toBeVisible();
  await expect(page.getByText("Ya guardaste 3 chats hoy. Copia esta respuesta")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(1);
  await picture("history-limit-360", "screen");
  await page.goto("/saved-chats");
  await expect(page.getByRole("button", { name: /^Hoy/ })).toContainText("3 conversaciones");
});

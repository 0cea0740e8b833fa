import { askTyped, expect, signUp, test } from "./fixtures.ts";

test.use({ serverEnv: { NEW_ACCOUNT_PLAN: "FREE" } });

test("the plan FREE saves three chats a day; what is on screen stays when a fourth is refused", async ({
  page,
  allowedErrors,
  picture,
}) => {
  allowedErrors.patterns.push(/429/);
  const { session } = await signUp(page);
  const exchange = {
    turn: null,
    question: "¿Qué es el TPS?",
    answer: "Un permiso temporal.",
    warning: null,
    steps: [],
    choices: [],
    forms: [],
    sources: [],
    engine: "guide",
    lawyer: false,
    clarifying: false,
    stopped: true,
  };
  for (const part of ["a", "b", "c"]) {
    const response = await page.request.post("/api/saved-chats", {
      headers: { authorization: `Bearer ${session.access_token}` },
      data: { id: crypto.randomUUID(), exchanges: [{ ...exchange, part }] },
    });
    expect(response.status()).toBe(200);
  }
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

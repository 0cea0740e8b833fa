/** A chat that changes on another device while something is done with it here. */
import { askTyped, expect, signUp, test } from "./fixtures.ts";
import { asylum, card, openHistory, permit, saveChat, saveNoted, today } from "./history-steps.ts";

test("a name that is being typed stays when the chat is changed or deleted on another device", async ({
  page,
  allowedErrors,
  picture,
}) => {
  allowedErrors.patterns.push(/404/);
  const { session } = await signUp(page);
  const { id } = await saveNoted(page, session, "Lo de siempre");
  const headers = { authorization: `Bearer ${session.access_token}` };
  await openHistory(page);
  await today(page).click();
  await page.getByRole("button", { name: "Expandir conversación" }).click();
  const edit = async () => {
    await page.getByRole("button", { name: "Más opciones" }).click();
    await page.getByRole("menuitem", { name: "Cambiar nombre o categoría" }).click();
  };
  await edit();
  const dialog = page.getByRole("dialog", { name: "Cambiar nombre o categoría" });
  const renamed = await page.request.patch(`/api/saved-chats/${id}`, {
    headers,
    data: { title: "Lo nuevo" },
  });
  expect(renamed.status()).toBe(200);
  await expect(page.getByText("Lo nuevo")).toBeVisible();
  // She changes the category alone: the name that the other device gave stays.
  await dialog.getByLabel("Categoría").selectOption("familia");
  await dialog.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  await expect(card(page, "Lo nuevo")).toContainText("Familia");

  await edit();
  const name = dialog.getByLabel("Nombre", { exact: true });
  await name.fill("El caso de mi hermana");
  // A tap beside it closes nothing that was typed.
  await page.mouse.click(5, 5);
  expect((await page.request.delete(`/api/saved-chats/${id}`, { headers })).status()).toBe(200);
  await expect(page.getByRole("heading", { level: 3, includeHidden: true })).toHaveCount(0);
  await expect(name).toHaveValue("El caso de mi hermana");
  await dialog.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Esta conversación ya no existe")).toBeVisible();
  await expect(name).toHaveValue("El caso de mi hermana");
  await picture("history-edit-gone-360", "screen");
});

test("a saved chat that goes on is saved with it: reloading loses nothing", async ({ page, picture }) => {
  await signUp(page);
  await page.goto("/chat");
  await askTyped(page, asylum);
  const saving = page.waitForResponse(/\/api\/saved-chats$/);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  const { id } = (await (await saving).json()) as { id: string };
  await page.goto(`/chat?conversacion=${id}`);
  await expect(page.locator("article")).toHaveCount(1);
  const note = page.getByText("Lo que preguntes aquí también se guarda.");
  await expect(note).toBeVisible();
  await picture("history-goes-on-360");
  const added = page.waitForResponse(/\/api\/saved-chats$/);
  await askTyped(page, permit);
  expect((await added).status()).toBe(200);
  await page.reload();
  await expect(page.locator("article")).toHaveCount(2);
  await expect(page.locator("article").last()).toContainText(permit);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("No hay mensajes para guardar")).toHaveCount(0);
  await expect(page.getByText("Este chat ya está guardado")).toBeVisible();

  // After 'Limpiar Chat' it is another one, which only she saves.
  let saves = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/saved-chats")) saves += 1;
  });
  await page.getByRole("button", { name: "Limpiar Chat" }).click();
  await expect(page.locator("article")).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await askTyped(page, "¿Qué es el TPS?");
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Chat guardado")).toBeVisible();
  expect(saves).toBe(1);
});

test("a chat that goes on here and was deleted elsewhere stays deleted until she saves it", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/404/);
  const { session } = await signUp(page);
  await saveChat(page, asylum);
  await openHistory(page);
  await today(page).click();
  await page.getByRole("button", { name: "Expandir conversación" }).click();
  await page.getByRole("link", { name: "Ver conversación completa" }).click();
  const note = page.getByText("Lo que preguntes aquí también se guarda.");
  await expect(note).toBeVisible();
  const id = new URL(page.url()).searchParams.get("conversacion");
  const headers = { authorization: `Bearer ${session.access_token}` };
  expect((await page.request.delete(`/api/saved-chats/${id}`, { headers })).status()).toBe(200);
  await askTyped(page, permit);
  await expect(note).toHaveCount(0);
  const count = async () => {
    const response = await page.request.post("/api/saved-chats/count", { headers, data: {} });
    return ((await response.json()) as { total: number }).total;
  };
  expect(await count()).toBe(0);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Chat guardado")).toBeVisible();
  expect(await count()).toBe(1);
});

import { askTyped, expect, installSpeech, listening, microphone, signUp, test } from "./fixtures.ts";
import { asylum, card, openHistory, permit, saveChat, saveNoted, today } from "./history-steps.ts";

test("at 360 px 'Deshacer' stands below whole words, and stays when the screen is left", async ({
  page,
  picture,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await saveChat(page, asylum);
  await openHistory(page);
  await today(page).click();
  await card(page, "asilo").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  const title = page.getByText("Conversación eliminada", { exact: true });
  const undo = page.getByRole("button", { name: "Deshacer" });
  await expect(title).toBeVisible();
  const [words, button] = [await title.boundingBox(), await undo.boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  const broken = await title.evaluate((element) => {
    const text = element.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    }).length;
  });
  expect(broken).toBe(0);
  await picture("history-undo-360", "screen");
  await page.getByRole("link", { name: "Hacer una pregunta" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await undo.click();
  await expect(page.getByText("Conversación recuperada")).toBeVisible();
  await openHistory(page);
  await expect(today(page)).toContainText("1 conversación");
});

test("deleting says so until the server answers, then the focus stands on the day", async ({ page }) => {
  await signUp(page);
  await saveChat(page, asylum);
  await saveChat(page, permit);
  await openHistory(page);
  await today(page).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/saved-chats/delete", async (route) => {
    await held;
    await route.continue();
  });
  await card(page, "asilo").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByRole("button", { name: "Eliminando..." })).toBeVisible();
  release();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(today(page)).toBeFocused();
  await expect(today(page)).toContainText("1 conversación");
});

test("after several were deleted the focus stands at the top of the list", async ({ page }) => {
  const { session } = await signUp(page);
  for (const question of ["La primera", "La segunda", "La tercera"]) await saveNoted(page, session, question);
  await openHistory(page);
  await today(page).click();
  await page.getByRole("button", { name: "Opciones de la lista" }).click();
  await page.getByRole("menuitem", { name: "Seleccionar varias" }).click();
  for (const words of ["La primera", "La segunda"]) await card(page, words).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(today(page)).toContainText("1 conversación");
  await expect(page.getByRole("heading", { name: "Mis Conversaciones" })).toBeFocused();
});

test("when its time is over 'Deshacer' is gone; one that comes too late says so", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/404/);
  await signUp(page);
  await saveChat(page, asylum);
  await saveChat(page, permit);
  await openHistory(page);
  await today(page).click();
  const remove = async (words: string) => {
    await card(page, words).getByRole("button", { name: "Eliminar esta conversación" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  };
  const undo = page.getByRole("button", { name: "Deshacer" });
  await remove("asilo");
  await expect(undo).toBeVisible();
  await expect(undo).toHaveCount(0, { timeout: 10_000 });
  await page.route("**/api/saved-chats/restore", (route) => route.fulfill({ status: 404, body: "{}" }));
  await remove("permiso");
  await undo.click();
  await expect(page.getByText("Ya no se pudo recuperar la conversación")).toBeVisible();
});

test("what a filter hides is not marked any more", async ({ page }) => {
  await signUp(page);
  await saveChat(page, asylum);
  await saveChat(page, permit);
  await openHistory(page);
  await today(page).click();
  await page.getByRole("button", { name: "Opciones de la lista" }).click();
  await page.getByRole("menuitem", { name: "Seleccionar varias" }).click();
  // The box is small to look at and wide to hit; its title ticks it too.
  const box = card(page, "asilo").getByRole("checkbox");
  const around = await box.locator("..").boundingBox();
  expect(Math.min(around?.width ?? 0, around?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await card(page, "asilo").getByText(asylum).click();
  await expect(box).toBeChecked();
  await expect(page.getByText("1 seleccionada")).toBeVisible();
  await page.getByRole("searchbox").fill("permiso");
  await expect(page.getByText("Se quitó tu marca")).toBeVisible();
  await expect(page.getByText("Abre un día y marca")).toBeVisible();
  await expect(page.getByRole("button", { name: "Eliminar", exact: true })).toBeDisabled();
  await page.getByRole("searchbox").fill("");
  await expect(card(page, "asilo").getByRole("checkbox")).not.toBeChecked();
});

test("a filter that cannot be loaded or counted is said, and can be cleared", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/500/);
  await signUp(page);
  await saveChat(page, asylum);
  await openHistory(page);
  const fail = (path: string) =>
    page.route(path, (route) =>
      (route.request().postData() ?? "").includes("asilo")
        ? route.fulfill({ status: 500, body: "{}" })
        : route.continue(),
    );
  await fail("**/api/saved-chats/count");
  const search = page.getByRole("searchbox");
  await search.fill("asilo");
  await expect(page.getByText("No pudimos contar cuántas son.")).toBeVisible({ timeout: 15_000 });
  await search.fill("");
  await fail("**/api/saved-chats/days");
  await search.fill("asilo en");
  await expect(page.getByText("Error al cargar los chats guardados")).toBeVisible({ timeout: 15_000 });
  await search.fill("");
  await expect(today(page)).toContainText("1 conversación");
});

test("a day that cannot be loaded is tried again; a long day shows more of itself", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/500/);
  const { session } = await signUp(page);
  for (let count = 0; count < 31; count += 1) {
    await saveNoted(page, session, `Pregunta ${count}`);
  }
  let broken = true;
  await page.route("**/api/saved-chats/search", (route) =>
    broken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await openHistory(page);
  await today(page).click();
  await expect(page.getByText("Error al cargar los chats guardados")).toBeVisible({ timeout: 15_000 });
  broken = false;
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(30);
  await page.getByRole("button", { name: "Ver más de este día" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(31);
});

test("'Back' closes the dialog in front and leaves the screen only after that", async ({ page }) => {
  await signUp(page);
  await saveChat(page, asylum);
  await page.getByRole("button", { name: "Ver guardados" }).click();
  await expect(page).toHaveURL(/\/saved-chats$/);
  await today(page).click();
  await card(page, "asilo").getByRole("button", { name: "Expandir conversación" }).click();
  const open = async () => {
    await page.getByRole("button", { name: "Más opciones" }).click();
    await page.getByRole("menuitem", { name: "Cambiar nombre o categoría" }).click();
    await page.getByLabel("Nombre", { exact: true }).fill("Lo mío");
  };
  await open();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/saved-chats$/);
  await open();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Más opciones" })).toBeFocused();
  // The closed dialog is no stop on the way back.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/chat$/);
});

// Recognition is replaced at the browser's own interface (fixtures.ts); all else is real, the other tab too:
// opening it begins another conversation on the server while this one is still on screen.
test("a spoken question is saved from its own card; what another tab began does not harm it", async ({
  page,
}) => {
  await installSpeech(page);
  await signUp(page);
  await page.goto("/chat");
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("¿Cómo arreglo mis papeles?", true));
  await microphone(page).click();
  await expect(page.locator("article")).toHaveCount(1);
  await expect(page.locator("article")).toHaveAttribute("aria-busy", "false");
  const other = await page.context().newPage();
  const anew = other.waitForResponse(/\/api\/assistant\/context\/new$/);
  await other.goto("/chat");
  expect((await anew).status()).toBe(200);
  await other.close();
  const saving = page.waitForResponse(/\/api\/saved-chats$/);
  await page.locator("article").getByRole("button", { name: "Guardar", exact: true }).click();
  const { id } = (await (await saving).json()) as { id: string };
  await page.goto(`/chat?conversacion=${id}`);
  await expect(page.locator("article")).toContainText("¿Cómo arreglo mis papeles?");
  await page.locator("article fieldset button").first().click();
  await expect(page.locator("article")).toHaveCount(2);
});

test("a chat that was deleted on another device is saved again as a whole", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/404/);
  const { session } = await signUp(page);
  await page.goto("/chat");
  await askTyped(page, asylum);
  const saving = page.waitForResponse(/\/api\/saved-chats$/);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  const { id } = (await (await saving).json()) as { id: string };
  const headers = { authorization: `Bearer ${session.access_token}` };
  expect((await page.request.delete(`/api/saved-chats/${id}`, { headers })).status()).toBe(200);
  await askTyped(page, permit);
  const again = page.waitForResponse((response) => /saved-chats$/.test(response.url()) && response.ok());
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  expect(((await (await again).json()) as { more: number }).more).toBe(1);
});

test("on a small phone the way to the conversation is one line, and what shares stays in sight", async ({
  page,
  picture,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signUp(page);
  await saveChat(page, asylum);
  await openHistory(page);
  await today(page).click();
  await card(page, "asilo").getByRole("button", { name: "Expandir conversación" }).click();
  const way = page.getByRole("link", { name: "Ver conversación completa" });
  const lines = await way.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  await page.getByRole("button", { name: "Más opciones" }).click();
  await page.getByRole("menuitem", { name: "Compartir", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Compartir conversación" });
  await expect(dialog).toContainText(asylum);
  const copy = dialog.getByRole("button", { name: "Copiar texto" });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText("Puede llevar datos privados")).toBeInViewport({ ratio: 1 });
  // One scroll, which reaches the end of the text without the button going away.
  const inner = await dialog.evaluate(
    (box) =>
      [...box.querySelectorAll("*")].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .length,
  );
  expect(inner).toBe(0);
  await picture("history-share-small", "screen");
  await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(copy).toBeInViewport({ ratio: 1 });
  // The end of the text stands above the button, and nothing below it.
  const [end, foot] = await Promise.all([
    dialog.getByText("Conversaciones con Faro").boundingBox(),
    copy.locator("..").boundingBox(),
  ]);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(640);
  await picture("history-share-small-end", "screen");
});

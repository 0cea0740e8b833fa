import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { askTyped, expect, openDemo, signUp, test } from "./fixtures.ts";
import { asylum, card, openHistory, permit, saveChat, today } from "./history-steps.ts";

test("a visitor is sent to the sign-in and back", async ({ page }) => {
  await page.goto("/saved-chats");
  await expect(page).toHaveURL(/\/login$/);
});

test("a guest who wants to save is told to sign in, and led there", async ({ page }) => {
  await openDemo(page);
  await askTyped(page, asylum);
  await page.getByRole("button", { name: "Guardar con una cuenta" }).click();
  await expect(page.getByText("Inicia sesión", { exact: true })).toBeVisible();
  await expect(page.getByText("Debes iniciar sesión para guardar chats")).toBeVisible();
  await page.getByRole("button", { name: "Crear cuenta gratis" }).click();
  await expect(page.getByRole("heading", { name: "Crear tu cuenta" })).toBeVisible();
});

test("without chats the screen says what will be here; before that it shows three placeholders", async ({
  page,
  picture,
}) => {
  await signUp(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/saved-chats/days", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/saved-chats");
  await expect(page.getByText("Aquí puedes ver y gestionar el historial de tus preguntas.")).toBeVisible();
  await expect(page.locator("[data-placeholder]")).toHaveCount(3);
  release();
  await expect(page.getByRole("heading", { name: "No tienes conversaciones guardadas" })).toBeVisible();
  await expect(page.getByText("Organiza y encuentra fácilmente")).toBeVisible();
  await picture("history-empty-360");
  await page.getByRole("link", { name: "Hacer una pregunta" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("a failed load is said, and trying again works", async ({ page, allowedErrors, picture }) => {
  allowedErrors.patterns.push(/500/);
  await signUp(page);
  let broken = true;
  await page.route("**/api/saved-chats/days", (route) =>
    broken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await page.goto("/saved-chats");
  await expect(page.getByText("Error al cargar los chats guardados")).toBeVisible();
  await picture("history-failed-360");
  broken = false;
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "No tienes conversaciones guardadas" })).toBeVisible();
});

test("nothing to save, saving with two quick taps, and saving again", async ({ page }) => {
  await signUp(page);
  await page.goto("/chat");
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("No hay mensajes para guardar")).toBeVisible();
  await askTyped(page, asylum);
  let saves = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/saved-chats$/, async (route) => {
    saves += 1;
    await held;
    return route.continue();
  });
  // Both taps in one go, before the page can show anything in between.
  await page.getByRole("button", { name: "Guardar Chat" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => saves).toBe(1);
  release();
  await expect(page.getByText("Chat guardado")).toHaveCount(1);
  expect(saves).toBe(1);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Este chat ya está guardado")).toBeVisible();
  await openHistory(page);
  await expect(today(page)).toContainText("1 conversación");
});

test("what cannot be saved or downloaded is said in the words of the specification, and nothing is lost", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/500/);
  await signUp(page);
  await page.goto("/chat");
  await askTyped(page, asylum);
  const refuse = (route: Route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 500, body: "{}" });
  await page.route(/\/api\/saved-chats$/, refuse);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Error al guardar el chat")).toBeVisible();
  await expect(page.getByText("No se pudo guardar el chat. Por favor, intente más tarde.")).toBeVisible();
  await expect(page.locator("article")).toContainText("¿Ya te mandaron a la corte");
  await page.unroute(/\/api\/saved-chats$/);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Chat guardado")).toBeVisible();

  await openHistory(page);
  await today(page).click();
  await page.route(/\/api\/saved-chats\/(?:export|[0-9a-f-]{36})$/, refuse);
  await page.getByRole("button", { name: "Opciones de la lista" }).click();
  await page.getByRole("menuitem", { name: "Descargar todas en PDF" }).click();
  await expect(page.getByText("Ocurrió un error inesperado")).toBeVisible();
});

test("what comes after 'Limpiar Chat' is another conversation", async ({ page }) => {
  await signUp(page);
  await saveChat(page, asylum);
  await page.getByRole("button", { name: "Limpiar Chat" }).click();
  await expect(page.locator("article")).toHaveCount(0);
  await askTyped(page, permit);
  const saving = page.waitForResponse(/\/api\/saved-chats$/);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  expect((await saving).status()).toBe(200);
  await openHistory(page);
  await expect(today(page)).toContainText("2 conversaciones");
});

test("groups, cards, expanding and favourites", async ({ page, picture }) => {
  await signUp(page);
  await saveChat(page, permit);
  await saveChat(page, asylum);
  await openHistory(page);

  await expect(today(page)).toHaveAttribute("aria-expanded", "false");
  await expect(today(page)).toContainText("2 conversaciones");
  await expect(page.getByRole("listitem").filter({ hasText: "asilo" })).toHaveCount(0);
  await today(page).click();
  await expect(card(page, "¿Cómo renuevo mi permiso de trabajo y cuánto...")).toBeVisible();
  await expect(card(page, /\d\d\/\d\d\/\d{4} \d\d:\d\d/)).toHaveCount(2);
  const one = card(page, "asilo");
  await expect(one).toContainText("Asilo");
  await picture("history-360");

  await one.getByRole("button", { name: "Marcar como favorito" }).click();
  await expect(page.getByText("Agregado a favoritos")).toBeVisible();
  await expect(one.getByText("Favorita:")).toBeAttached();
  await one.getByRole("button", { name: "Expandir conversación" }).click();
  await expect(one.getByRole("link", { name: "Ver conversación completa" })).toBeVisible();
  await expect(one.getByText("Fuentes")).toBeVisible();
  await picture("history-expanded-360");
  await one.getByRole("button", { name: "Contraer conversación" }).click();
  await expect(one.getByRole("link", { name: "Ver conversación completa" })).toHaveCount(0);
  await one.getByRole("button", { name: "Quitar de favoritos" }).click();
  await expect(page.getByText("Removido de favoritos")).toBeVisible();
});

test("search, category and favourites filter, with exact counts, marks, and the way back", async ({
  page,
  picture,
}) => {
  await signUp(page);
  await saveChat(page, permit);
  await saveChat(page, asylum);
  await openHistory(page);
  await expect(page.getByText(/^Mostrando/)).toHaveCount(0);
  const search = page.getByPlaceholder("Buscar por palabra clave...");
  await search.fill("COMO PIDO");
  await expect(page.getByText("Mostrando 1 de 2 conversaciones")).toBeVisible();
  await today(page).click();
  await expect(page.locator("mark").first()).toHaveText("Cómo pido");
  await picture("history-search-360");

  // Group and filter survive going to the chat and back.
  await card(page, "asilo").getByRole("button", { name: "Expandir conversación" }).click();
  await page.getByRole("link", { name: "Ver conversación completa" }).click();
  await expect(page).toHaveURL(/\/chat\?conversacion=/);
  await page.goBack();
  await expect(search).toHaveValue("COMO PIDO");
  await expect(today(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("Mostrando 1 de 2 conversaciones")).toBeVisible();

  await search.fill("%");
  await expect(page.getByText("No se encontraron conversaciones con los filtros aplicados.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No se encontraron conversaciones" })).toBeVisible();
  await picture("history-none-360");
  await page.getByRole("combobox", { name: "Categoría" }).selectOption("asilo");
  await page.getByRole("button", { name: "Favoritos" }).click();
  await page.getByRole("button", { name: "Limpiar filtros" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("combobox", { name: "Categoría" })).toHaveValue("todas");
  await expect(page.getByRole("button", { name: "Favoritos" })).toHaveAttribute("aria-pressed", "false");
  await expect(today(page)).toContainText("2 conversaciones");

  await page.getByRole("combobox", { name: "Categoría" }).selectOption("asilo");
  await expect(today(page)).toContainText("1 conversación");
  await page.getByRole("button", { name: "Favoritos" }).click();
  await expect(page.getByRole("heading", { name: "No se encontraron conversaciones" })).toBeVisible();
});

test("deleting asks first, can be undone, and several go at once", async ({ page, picture }) => {
  await signUp(page);
  await saveChat(page, permit);
  await saveChat(page, asylum);
  await openHistory(page);
  await today(page).click();
  await card(page, "asilo").getByRole("button", { name: "Eliminar esta conversación" }).click();
  const dialog = page.getByRole("dialog", { name: "Eliminar conversación" });
  await expect(dialog).toContainText("¿Estás seguro");
  await expect(dialog).toContainText("no se puede deshacer");
  await picture("history-delete-360", "screen");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(card(page, "asilo")).toHaveCount(1);

  await card(page, "asilo").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await dialog.getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("La conversación se eliminó correctamente")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, "asilo")).toHaveCount(0);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(card(page, "asilo")).toHaveCount(1);

  await page.getByRole("button", { name: "Opciones de la lista" }).click();
  await page.getByRole("menuitem", { name: "Seleccionar varias" }).click();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await expect(page.getByText("2 seleccionadas")).toBeVisible();
  // Nothing floats over what deletes.
  await expect(page.locator(".help-button")).not.toBeInViewport();
  await picture("history-select-360", "screen");
  const withPicked = async (name: string) => {
    await page.getByRole("button", { name: "Qué hacer con las seleccionadas" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const downloaded = page.waitForEvent("download");
  await withPicked("Descargar texto");
  const text = readFileSync(await (await downloaded).path(), "utf8");
  for (const words of ["asilo", "permiso de trabajo"]) expect(text).toContain(words);
  await expect(page.getByText("2 seleccionadas")).toBeVisible();
  await withPicked("Marcar como favoritas");
  await expect(page.getByText("Las conversaciones se agregaron a tus favoritos")).toBeVisible();
  await expect(page.getByText("Favorita:")).toHaveCount(2);
  await expect(page.getByRole("checkbox")).toHaveCount(0);

  await page.getByRole("button", { name: "Opciones de la lista" }).click();
  await page.getByRole("menuitem", { name: "Seleccionar varias" }).click();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Eliminar conversaciones" })
    .getByRole("button", { name: "Eliminar" })
    .click();
  await expect(page.getByText("Las conversaciones se eliminaron correctamente")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No tienes conversaciones guardadas" })).toBeVisible();
});

test("what the server refuses is put back, with the words of the specification", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/500/);
  await signUp(page);
  await saveChat(page, asylum);
  await openHistory(page);
  await today(page).click();
  const one = card(page, "asilo");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/saved-chats\/(?:delete|[0-9a-f-]{36})$/, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    if (route.request().method() === "PATCH") await held;
    return route.fulfill({ status: 500, body: "{}" });
  });
  await one.getByRole("button", { name: "Marcar como favorito" }).click();
  // At once, before the server has said anything.
  await expect(one.getByText("Favorita:")).toBeAttached();
  release();
  await expect(page.getByText("No se pudo actualizar el favorito")).toBeVisible();
  await expect(one.getByRole("button", { name: "Marcar como favorito" })).toBeVisible();

  await one.getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("No se pudo eliminar la conversación")).toBeVisible();
  await expect(one).toHaveCount(1);
});

test("a saved thread is opened again and goes on where it was", async ({ page, picture }) => {
  await signUp(page);
  const first = "¿Cómo arreglo mis papeles?";
  await saveChat(page, first);
  await page.goto("/chat");
  await expect(page.locator("article")).toHaveCount(0);
  await openHistory(page);
  await today(page).click();
  await card(page, first).getByRole("button", { name: "Expandir conversación" }).click();
  await page.getByRole("link", { name: "Ver conversación completa" }).click();
  await expect(page.locator("article")).toHaveCount(1);
  await expect(page.locator("article").first()).toContainText(first);
  await picture("history-reopened-360");
  // Its open question is answered with a tap.
  const added = page.waitForResponse(/\/api\/saved-chats$/);
  await page.locator("article fieldset button").first().click();
  await expect(page.locator("article")).toHaveCount(2);
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");
  expect((await added).status()).toBe(200);
  await openHistory(page);
  await expect(today(page)).toContainText("1 conversación");
  await expect(card(page, first)).toContainText("y 1 pregunta más");
});

test("a chat that was deleted is said to be gone", async ({ page, allowedErrors }) => {
  allowedErrors.patterns.push(/404/);
  await signUp(page);
  await page.goto("/chat?conversacion=00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Esta conversación ya no existe" })).toBeVisible();
  await page.getByRole("link", { name: "Volver a Mis Conversaciones" }).click();
  await expect(page.getByRole("heading", { name: "No tienes conversaciones guardadas" })).toBeVisible();
});

test("name and category change, the text is shared with a warning, PDF and text are downloaded", async ({
  page,
  picture,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        Object.assign(window, { shared: data.text });
      },
    });
  });
  await signUp(page);
  await saveChat(page, asylum);
  await openHistory(page);
  await today(page).click();
  await card(page, "asilo").getByRole("button", { name: "Expandir conversación" }).click();
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Más opciones" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await choose("Cambiar nombre o categoría");
  await page.getByLabel("Nombre", { exact: true }).fill("Lo de mi hermana");
  await page.getByRole("dialog").getByLabel("Categoría").selectOption("familia");
  await picture("history-edit-360", "screen");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  await expect(card(page, "Lo de mi hermana")).toContainText("Familia");

  await choose("Compartir");
  const dialog = page.getByRole("dialog", { name: "Compartir conversación" });
  await expect(dialog).toContainText("datos privados");
  await expect(dialog).toContainText(asylum);
  await picture("history-share-360", "screen");
  await dialog.getByRole("button", { name: "Compartir", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toContain(asylum);

  const downloaded = async (name: string) => {
    const download = page.waitForEvent("download");
    await choose(name);
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const pdf = await downloaded("Descargar PDF");
  expect(pdf.name).toMatch(/^conversaciones-faro-.*\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const text = await downloaded("Descargar texto");
  expect(text.bytes.toString()).toContain(`Pregunta: ${asylum}`);
});

test("what changes on one device appears on the other without reloading", async ({
  page,
  browser,
  baseURL,
}) => {
  const { session } = await signUp(page);
  await saveChat(page, asylum);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await other.newPage();
  await phone.goto("/landing");
  await phone.evaluate((value) => localStorage.setItem("faro_session", value), JSON.stringify(session));
  await phone.goto("/saved-chats");
  await today(phone).click();
  await expect(card(phone, "asilo")).toHaveCount(1);

  await openHistory(page);
  await today(page).click();
  await card(page, "asilo").getByRole("button", { name: "Marcar como favorito" }).click();
  await expect(card(phone, "asilo").getByText("Favorita:")).toBeAttached({ timeout: 2000 });
  await card(page, "asilo").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("La conversación se eliminó correctamente")).toBeVisible();
  await expect(phone.getByRole("heading", { name: "No tienes conversaciones guardadas" })).toBeVisible({
    timeout: 2000,
  });
  await other.close();
});

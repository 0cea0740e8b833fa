/** What a search found can be seen, and what a download gave is said. */
import { expect, signUp, test } from "./fixtures.ts";
import { card, noted, openHistory, saveNoted, today } from "./history-steps.ts";

test("a hit behind the words of a card is shown, and the opened card shows the answer that holds it", async ({
  page,
  picture,
}) => {
  const { session } = await signUp(page);
  const long = "Mi prima quiere saber si puede traer pronto a sus hijos desde Honduras";
  const { id } = await saveNoted(page, session, long, [noted("b", "¿Qué llevo?", "Tu acta de nacimiento.")]);
  await openHistory(page);
  await today(page).click();
  const search = page.getByRole("searchbox");
  await search.fill("honduras");
  await expect(page.locator("mark")).toHaveText("Honduras");
  const headers = { authorization: `Bearer ${session.access_token}` };
  const renamed = await page.request.patch(`/api/saved-chats/${id}`, { headers, data: { title: "Lo mío" } });
  expect(renamed.status()).toBe(200);
  await search.fill("prima");
  await expect(card(page, "Lo mío").locator("mark")).toHaveText("prima");

  await search.fill("nacimiento");
  await expect(page.locator("mark")).toHaveCount(1);
  await page.getByRole("button", { name: "Expandir conversación" }).click();
  await expect(page.getByText("Pregunta 2 de 2")).toBeVisible();
  await expect(page.locator("mark")).toHaveText(["nacimiento", "nacimiento"]);
  await expect(page.getByText("La respuesta se detuvo antes de terminar.")).toBeVisible();
  await expect(page.getByText("Este texto no viene del registro de Faro.")).toBeVisible();
  await picture("history-hit-360");

  await page.getByRole("link", { name: "Ver conversación completa" }).click();
  await expect(page.locator("article").last()).toContainText("Este texto no viene del registro de Faro.");
  await expect(page.locator("article").last()).not.toContainText("Respuesta de la guía de Faro");
});

test("a download in parts says how many files came; what it prepared is not announced beside it", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/500/);
  const { session } = await signUp(page);
  await saveNoted(page, session, "La primera");
  await openHistory(page);
  // As if she had more than fit into one file.
  await page.route("**/api/saved-chats/count", (route) =>
    route.fulfill({ json: { shown: 101, total: 101 } }),
  );
  await page.route("**/api/saved-chats/export", (route) =>
    (route.request().postData() ?? "").includes('"part":2')
      ? route.fulfill({ status: 500, body: "{}" })
      : route.continue(),
  );
  const choose = async () => {
    await page.getByRole("button", { name: "Opciones de la lista" }).click();
    await page.getByRole("menuitem", { name: "Descargar todas en texto" }).click();
  };
  const first = page.waitForEvent("download");
  await choose();
  expect((await first).suggestedFilename()).toMatch(/-parte-1-de-2\.txt$/);
  await expect(page.getByText("Se descargaron 1 de 2 archivos")).toBeVisible();
  await expect(page.getByText("Preparando tu archivo...")).toHaveCount(0);
  await page.unroute("**/api/saved-chats/count");
  await choose();
  await expect(page.getByText("Archivo descargado")).toBeVisible();
  await expect(page.getByText("Preparando tu archivo...")).toHaveCount(0);
});

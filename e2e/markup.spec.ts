import { askTyped, expect, signUp, test } from "./fixtures.ts";
import { card, openHistory, today } from "./history-steps.ts";

/** Each would ask for /stolen, or open a link, if anything of it were more than text. */
const attacks = [
  `<img src=x onerror="fetch('/stolen')">`,
  `<svg onload="fetch('/stolen')">`,
  `<script>fetch('/stolen')</script>`,
  `[aquí](javascript:fetch('/stolen'))`,
  `<a href="data:text/html,<script>fetch('/stolen')</script>">aquí</a>`,
];

test("B4: markup that a person types is shown as text, in the chat, the history, the menu and the settings", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("dialog", (dialog) => {
    throw new Error(`a dialog was opened: ${dialog.message()}`);
  });
  const [image = "", svg = "", , link = "", data = ""] = attacks;
  await signUp(page, { firstName: image });
  await page.goto("/chat");
  for (const attack of attacks) {
    await askTyped(page, `¿Qué es ${attack}?`);
    await expect(page.locator("article").last()).toContainText(attack);
  }
  const nothing = async () => {
    await expect(
      page.locator("img[src=x], svg[onload], a[href^='javascript'], a[href^='data:']"),
    ).toHaveCount(0);
    expect(asked.filter((url) => url.includes("stolen") || url.endsWith("/x"))).toEqual([]);
  };
  await nothing();
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Chat guardado")).toBeVisible();

  await openHistory(page);
  await today(page).click();
  const chat = card(page, "¿Qué es");
  await chat.getByRole("button", { name: "Expandir conversación" }).click();
  await expect(chat).toContainText(image);
  await chat.getByRole("button", { name: "Más opciones" }).click();
  await page.getByRole("menuitem", { name: "Cambiar nombre o categoría" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nombre").fill(svg);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(card(page, svg)).toHaveCount(1);
  await page.getByRole("searchbox").fill(link);
  await expect(page.locator("mark").first()).toBeVisible();
  await nothing();
  await page.getByRole("searchbox").fill(data);
  await expect(card(page, svg)).toHaveCount(1);
  await nothing();

  await page.goto("/settings");
  await expect(page.getByRole("textbox", { name: "Nombre", exact: true })).toHaveValue(image);
  await nothing();
});

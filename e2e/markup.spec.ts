import { PDFDocument, StandardFonts } from "pdf-lib";
import { askTyped, expect, expectRead, signUp, test } from "./fixtures.ts";
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

test("B4: markup that stands in a letter is shown as text in what is explained of it", async ({ page }) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const letter = await PDFDocument.create();
  const font = await letter.embedFont(StandardFonts.Helvetica);
  const sheet = letter.addPage();
  const lines = ["Department of Homeland Security", "U.S. Citizenship and Immigration Services"];
  for (const [row, line] of [...lines, "Form I-797C, Notice of Action", ...attacks].entries()) {
    sheet.drawText(line, { x: 40, y: 760 - row * 24, size: 11, font });
  }
  await signUp(page);
  await page.goto("/procesa-documentos");
  const buffer = Buffer.from(await letter.save());
  const name = `<img src=x onerror="fetch('stolen')">.pdf`;
  await page
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name, mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expectRead(page.getByRole("heading", { name: "Qué Dice tu Carta" })).toBeVisible();
  await expect(page.locator("main")).toContainText("<img src=x onerror=");
  await expect(page.locator("img[src=x], svg[onload], a[href^='javascript'], a[href^='data:']")).toHaveCount(
    0,
  );
  expect(asked.filter((url) => url.includes("stolen") || url.endsWith("/x"))).toEqual([]);
});

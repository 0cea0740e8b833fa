import { expectClean } from "./expect-clean.ts";
import { expect, signUp, test } from "./fixtures.ts";
import { asylum, permit, saveChat } from "./history-steps.ts";

/** The same on every screen; e2e/accessibility.spec.ts looks at it. */
const header = "header";

for (const [width, colorScheme, language] of [
  [360, "light", "es"],
  [360, "dark", "en"],
  [1280, "light", "en"],
  [1280, "dark", "es"],
] as const) {
  test(`'Mis Conversaciones' at ${width} px, ${colorScheme}, ${language}`, async ({ page, picture }) => {
    // Two chats are made and three screens looked through.
    test.slow();
    const name = `${width}-${colorScheme}-${language}`;
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signUp(page);
    await saveChat(page, permit);
    await saveChat(page, asylum);
    await page.evaluate((value) => localStorage.setItem("preferred_language", value), language);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/saved-chats");
    await page.getByRole("button", { name: /^(Hoy|Today)/ }).click();
    await page
      .getByRole("button", { name: /^(Expandir|Expand)/ })
      .first()
      .click();
    await page.getByRole("searchbox").fill("asilo");
    await expect(page.locator("mark").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /conversación completa|full conversation/ })).toBeVisible();
    await expectClean(page, { exclude: header, onlyLook: true });
    await picture(`history-${name}`);

    await page.getByRole("button", { name: /Más opciones|More options/ }).click();
    await page.getByRole("menuitem", { name: /^(Compartir|Share)$/ }).click();
    await expect(page.getByRole("dialog")).toContainText("asilo");
    await expectClean(page, { exclude: header, onlyLook: true });
    await picture(`history-share-${name}`, "screen");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: /Opciones de la lista|List options/ }).click();
    await page.getByRole("menuitem", { name: /Seleccionar varias|Select several/ }).click();
    await page.getByRole("checkbox").first().check();
    // What can be done with it stands within the column.
    const last = await page.getByRole("button", { name: /^(Eliminar|Delete)$/ }).boundingBox();
    const column = await page.getByRole("search").boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
      (column?.x ?? 0) + (column?.width ?? 0) + 0.5,
    );
    await expectClean(page, { exclude: header, onlyLook: true });
    await picture(`history-select-${name}`, "screen");
  });
}

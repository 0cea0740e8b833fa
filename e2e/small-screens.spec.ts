import type { Locator, Page } from "@playwright/test";
import { askTyped, expect, installSpeech, microphone, openDemo, test } from "./fixtures.ts";

/** What a person sees on a phone held across, with letters twice as large, or without JavaScript. */
const dock = (page: Page) => page.locator("#ask-panel");
const hint = (page: Page) => dock(page).getByRole("status");

for (const colorScheme of ["light", "dark"] as const) {
  test(`held across, field, microphone and words are one row and the answer has the rest (${colorScheme})`, async ({
    page,
    picture,
  }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.emulateMedia({ colorScheme });
    await installSpeech(page);
    await openDemo(page);
    const inSight = async () => {
      await expect(microphone(page)).toBeInViewport({ ratio: 1 });
      await expect(hint(page)).toBeInViewport({ ratio: 1 });
      expect((await dock(page).boundingBox())?.height).toBeLessThan(110);
    };
    await inSight();
    await askTyped(page, "¿Qué es el TPS?");
    await expect(page.locator("article")).toHaveAttribute("aria-busy", "false");
    await inSight();
    await picture(`demo-across-es-640-${colorScheme}`, "screen");
  });
}

for (const [path, width] of [
  ["/landing", 360],
  ["/landing", 320],
  ["/en/landing", 320],
] as const) {
  test(`with letters twice as large no line of the headline begins with its mark: ${path}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    const lines = await page.locator("h1").evaluate((headline) => {
      const text = headline.firstChild as Text;
      const range = document.createRange();
      return Array.from(text.data.matchAll(/\S+/g), ({ index, 0: word }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length;
      });
    });
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}

const above = async (one: Locator, other: Locator) =>
  ((await one.boundingBox())?.y ?? 0) < ((await other.boundingBox())?.y ?? 0);

test("that a lawyer is needed stands above the answer, once", async ({ page, picture }) => {
  await installSpeech(page);
  await openDemo(page);
  await askTyped(page, "quiero un consejo sobre la visa de mi tortuga");
  const answer = page.locator("article");
  const lawyer = answer.getByText("Por tu caso, habla con un abogado");
  await expect(lawyer).toHaveCount(1);
  expect(await above(lawyer, answer.getByText("No lo sé con seguridad"))).toBe(true);
  await picture("demo-lawyer-es-360", "screen");
  // As it is opened again.
  await page.reload();
  await expect(lawyer).toHaveCount(1);
  expect(await above(lawyer, answer.getByText("No lo sé con seguridad"))).toBe(true);
});

test("a visitor has one way to keep an answer, and it says what it takes", async ({ page }) => {
  await installSpeech(page);
  await openDemo(page);
  await askTyped(page, "puedo viajar a méxico con mi daca");
  const save = page.getByRole("button", { name: /Guardar/ });
  await expect(save).toHaveText("Guardar con una cuenta");
  await save.click();
  await expect(page.getByText("Debes iniciar sesión para guardar chats")).toBeVisible();
  // The dot behind a source ends a line, wherever its title breaks.
  const dots = page.locator("article li:has(> a.link) > span");
  expect(await dots.count()).toBeGreaterThan(1);
  for (const width of [320, 330, 340, 350, 360, 390]) {
    await page.setViewportSize({ width, height: 760 });
    const alone = await dots.evaluateAll((spans) =>
      spans.filter((span) => {
        const title = span.previousElementSibling?.getClientRects() ?? [];
        return span.getBoundingClientRect().top - 8 > (title[title.length - 1]?.bottom ?? 0);
      }),
    );
    expect(alone, `${width} px`).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a screen of the app says what can be read instead, and shows nothing that would load for ever", async ({
    page,
  }) => {
    for (const path of ["/login", "/chat"]) {
      await page.goto(path);
      await expect(page.locator("noscript p", { hasText: "necesita JavaScript" })).toBeVisible();
      await expect(page.locator("main")).toBeHidden();
      await expect(page.locator("footer").getByRole("link", { name: /ayuda legal gratis/ })).toBeVisible();
    }
    await page.getByRole("link", { name: "FAQ" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

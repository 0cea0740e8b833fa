import { expectClean, inEveryLook } from "./expect-clean.ts";
import { askTyped, expect, installSpeech, openDemo, test } from "./fixtures.ts";

for (const language of ["es", "en"] as const) {
  test(`axe finds nothing in any width and colour: ${language}`, async ({ page, picture }) => {
    // Six states are looked through, each in four looks.
    test.slow();
    const clean = async (name: string | null) =>
      await inEveryLook(page, async (look) => {
        await expectClean(page);
        if (name !== null) await picture(`axe-${name}-${look.name}-${language}`);
      });
    await installSpeech(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((value) => localStorage.setItem("preferred_language", value), language);

    await page.goto(language === "en" ? "/en/landing" : "/landing");
    await clean("landing");
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect(page.locator("#helped-card")).toBeVisible();
    await clean(null);

    await openDemo(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await clean(null);
    await askTyped(page, language === "es" ? "ICE detuvo a mi hermano" : "ICE detained my brother");
    await clean("answer");
    await askTyped(page, language === "es" ? "¿Qué es el TPS?" : "What is TPS?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await clean("modal");

    await page.goto("/dev/ui");
    await expect(page.getByRole("heading", { name: "Faro UI" })).toBeVisible();
    await clean(null);
  });
}

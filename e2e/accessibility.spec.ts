import { expectClean } from "./expect-clean.ts";
import { askTyped, expect, installSpeech, openDemo, test } from "./fixtures.ts";

const widths = [360, 1280];
const schemes = ["light", "dark"] as const;
const languages = ["es", "en"] as const;

for (const width of widths) {
  for (const colorScheme of schemes) {
    for (const language of languages) {
      test(`axe finds nothing: ${width} px, ${colorScheme}, ${language}`, async ({ page, picture }) => {
        await installSpeech(page);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.addInitScript((value) => localStorage.setItem("preferred_language", value), language);
        const name = `${width}-${colorScheme}-${language}`;

        await page.goto(language === "en" ? "/en/landing" : "/landing");
        await expectClean(page);
        await picture(`axe-landing-${name}`);
        await page.locator("footer").scrollIntoViewIfNeeded();
        await expect(page.locator("#helped-card")).toBeVisible();
        await expectClean(page);

        await openDemo(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectClean(page);
        await askTyped(page, language === "es" ? "ICE detuvo a mi hermano" : "ICE detained my brother");
        await expectClean(page);
        await picture(`axe-answer-${name}`);
        await askTyped(page, language === "es" ? "¿Qué es el TPS?" : "What is TPS?");
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectClean(page);
        await picture(`axe-modal-${name}`);

        await page.goto("/dev/ui");
        await expect(page.getByRole("heading", { name: "Faro UI" })).toBeVisible();
        await expectClean(page);
      });
    }
  }
}

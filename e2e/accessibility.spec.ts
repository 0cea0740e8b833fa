import { expectClean, inEveryLook } from "./expect-clean.ts";
import { askTyped, expect, installSpeech, openDemo, test } from "./fixtures.ts";
import { publicPages } from "./public-pages.ts";

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

/** Looked at above. */
const landing = "/landing";

test.describe("public pages", () => {
  for (const prefix of ["", "/en"]) {
    test(`axe finds nothing and nothing sticks out, in any width and colour: ${prefix || "es"}`, async ({
      page,
      allowedErrors,
    }) => {
      // Ten pages are looked through, each in four looks.
      test.slow();
      allowedErrors.patterns.push(/404/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [path] of publicPages.filter(([path]) => path !== landing)) {
        const address = `${prefix}${path}`;
        await page.goto(address);
        await inEveryLook(page, (look) => expectClean(page, { where: `${address} ${look.name}` }));
        // English speakers' device would lead away from the Spanish pages otherwise.
        await page.evaluate(() => localStorage.clear());
      }
    });
  }

  test("the open drawer and the open questions are clean too", async ({ page, picture }) => {
    await page.goto("/faq");
    await page.locator("summary", { hasText: "¿Es gratis?" }).click();
    await picture("faq-open-360");
    await expectClean(page);
    await page.locator("details[data-drawer] summary").click();
    await picture("drawer-360", "screen");
    await expectClean(page);
  });
});

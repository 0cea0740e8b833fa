import { appPages, publicPages } from "@faro/contract/site/paths.ts";
import { expect, signUp, test } from "./fixtures.ts";

/** What an English reader may be sent to besides pages below /en. */
const oneAddress = [...appPages, "/media/", "/og/", "/rss"];

for (const path of [...publicPages, "/blog/primera-corte-de-inmigracion", "/blog/pagina/2", "/blog/nada"]) {
  test(`/en${path} is English, and every link of it stays English`, async ({ page, allowedErrors }) => {
    allowedErrors.patterns.push(/404/);
    await page.goto(`/en${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const links = await page
      .locator("a[href^='/']:not([data-language])")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(10);
    const strays = links.filter(
      (link) => !link.startsWith("/en/") && !oneAddress.some((known) => link.startsWith(known)),
    );
    expect(strays).toEqual([]);
    expect(await page.locator("h1:visible").innerText()).not.toMatch(/[¿áéíóúñ]/);
  });
}

test("an English address of a screen opens it in English, and the wish leaves the address", async ({
  page,
}) => {
  await page.goto("/en/login?modo=crear");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await page.goto("/auth");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Español" }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("every screen of the app is English for who reads English, with a title in English", async ({
  page,
}) => {
  await signUp(page);
  for (const path of appPages.filter((one) => one !== "/login")) {
    await page.goto(`/en${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }).first()).not.toHaveText(/[¿¡áéíóúñ]/);
    await expect(page).not.toHaveTitle(/[¿¡áéíóúñ]/);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

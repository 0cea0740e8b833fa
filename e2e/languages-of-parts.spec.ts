import { askTyped, expect, field, installSpeech, microphone, openDemo, test } from "./fixtures.ts";

test("a Spanish answer stays Spanish on a page that was switched to English: for a screen reader, and for the voice after a reload", async ({
  page,
}) => {
  await installSpeech(page);
  await openDemo(page);
  await askTyped(page, "¿Qué es la visa U?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const spanish = page.locator("article [lang=es]");
  await expect(spanish.getByText("¿Qué es la visa U?")).toBeVisible();
  await expect(spanish.getByText("víctimas", { exact: false }).first()).toBeVisible();

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(spanish.getByText("víctimas", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.spoken[0])).toContain("víctimas");
  expect(await page.evaluate(() => window.spokenIn[0])).toMatch(/^es/);
  await expect(field(page)).toBeEditable();
});

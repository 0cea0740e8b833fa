/** Days of the history: chats made through the app on days before today, by a server whose clock is moved. */
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, signUp, test } from "./fixtures.ts";
import { card, openHistory, saveNoted, today } from "./history-steps.ts";

const clock = join(tmpdir(), `faro-clock-${process.pid}`);
const preload = join(import.meta.dirname, "server-clock.ts");
test.use({ serverEnv: { SERVER_CLOCK: clock, NODE_OPTIONS: `--import=${preload}` } });

const second = 1000;
const moveClock = (milliseconds: number) => writeFileSync(clock, String(milliseconds));

test.afterEach(() => rmSync(clock, { force: true }));

const timeZone = "America/Chicago";

/** Midday of that day in the account's time zone: whole days before now are not whole days of hers where its clocks were changed. */
function middayOf(daysAgo: number): number {
  const shown = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const [month = 0, dayOfMonth = 0, year = 0] = shown.format(Date.now()).split("/").map(Number);
  return Date.UTC(year, month - 1, dayOfMonth - daysAgo, 18);
}

/** dd/MM/yyyy of the account's time zone, as the screen writes it, and the weekday. */
function nameOf(daysAgo: number): RegExp {
  const date = middayOf(daysAgo);
  const shown = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("es-MX", { timeZone, ...options }).format(date);
  const parts = shown({ day: "2-digit", month: "2-digit", year: "numeric" });
  return new RegExp(`^${parts} ${shown({ weekday: "long" })}`);
}

test("today, yesterday, days with date and weekday, and 'Ver días anteriores'", async ({ page, picture }) => {
  const { session } = await signUp(page);
  for (let daysAgo = 31; daysAgo >= 0; daysAgo -= 1) {
    moveClock(daysAgo === 0 ? 0 : middayOf(daysAgo) - Date.now());
    await saveNoted(page, session, `Pregunta de hace ${daysAgo} días`);
  }
  await openHistory(page);
  const days = page.getByRole("button", { name: /conversación$/ });
  await expect(days).toHaveCount(30);
  await expect(days.nth(0)).toContainText("Hoy");
  await expect(days.nth(1)).toContainText("Ayer");
  for (const daysAgo of [2, 7, 29]) await expect(days.nth(daysAgo)).toHaveAccessibleName(nameOf(daysAgo));
  await picture("history-days-360", "screen");

  await page.getByRole("button", { name: "Ver días anteriores" }).click();
  await expect(days).toHaveCount(32);
  await expect(page.getByRole("button", { name: "Ver días anteriores" })).toHaveCount(0);
  await page.getByRole("button", { name: nameOf(31) }).click();
  await expect(card(page, "Pregunta de hace 31 días")).toBeVisible();
  await page.getByRole("button", { name: /^Ayer/ }).click();
  await expect(card(page, "Pregunta de hace 1 días")).toBeVisible();

  // A search reaches every day, and says how many of how many.
  await page.getByRole("searchbox").fill("hace 2");
  await expect(page.getByText("Mostrando 11 de 32 conversaciones")).toBeVisible();
  await expect(days).toHaveCount(11);
});

test("'Deshacer' that comes when the server has let go says so, and the chat stays gone", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/404/);
  const { session } = await signUp(page);
  for (const question of ["La primera", "La segunda"]) await saveNoted(page, session, question);
  await openHistory(page);
  await today(page).click();
  await card(page, "La primera").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("La conversación se eliminó correctamente")).toBeVisible();
  moveClock(13 * second);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Ya no se pudo recuperar la conversación")).toBeVisible();
  await expect(today(page)).toContainText("1 conversación");
  await expect(card(page, "La primera")).toHaveCount(0);
});

/** Steps of the journeys with saved chats. */
import type { Page } from "@playwright/test";
import { askTyped, expect } from "./fixtures.ts";

export const asylum = "¿Cómo pido asilo en Estados Unidos?";
export const permit = "¿Cómo renuevo mi permiso de trabajo y cuánto tiempo antes debo mandarlo?";

/** Asks and saves in a chat of its own. */
export async function saveChat(page: Page, ...questions: string[]): Promise<void> {
  await page.goto("/chat");
  for (const question of questions) await askTyped(page, question);
  await page.getByRole("button", { name: "Guardar Chat" }).click();
  await expect(page.getByText("Chat guardado")).toBeVisible();
}

export async function openHistory(page: Page): Promise<void> {
  await page.goto("/saved-chats");
  await expect(
    page.getByText("Organiza y encuentra fácilmente el historial de tus consultas."),
  ).toBeVisible();
}

export const card = (page: Page, words: string | RegExp) =>
  page.getByRole("listitem").filter({ hasText: words });
export const today = (page: Page) => page.getByRole("button", { name: /^Hoy/ });

/** Steps of the journeys with saved chats. */
import type { Page } from "@playwright/test";
import { noted as unrecorded } from "../server/src/history/testing/exchanges.ts";
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

/** An exchange that the assistant has no record of, as the chat screen sends it. */
export const noted = (part: string, question: string, answer = "Una respuesta.") => ({
  ...unrecorded(question, answer),
  part,
});

/** Saves a chat of this one exchange, and of `more`, as another device of hers would; the server's answer. */
export async function saveNoted(
  page: Page,
  session: { access_token: string },
  question: string,
  more: ReturnType<typeof noted>[] = [],
): Promise<{ id: string }> {
  const response = await page.request.post("/api/saved-chats", {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: { id: crypto.randomUUID(), exchanges: [noted("a", question), ...more] },
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as { id: string };
}

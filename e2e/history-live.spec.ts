/** The stream of changes when the network does what phones' networks do. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { historyLimits } from "@faro/contract/history/limits.ts";
import { expect, signUp, test } from "./fixtures.ts";
import { asylum, card, openHistory, saveChat, saveNoted, today } from "./history-steps.ts";

const stream = /\/api\/saved-chats\/events$/;

test("a stream that breaks is asked for again, and what happened meanwhile is there", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/ERR_FAILED|ERR_CONNECTION/);
  const { session } = await signUp(page);
  await saveNoted(page, session, "Una");
  let broken = true;
  await page.route(stream, (route) => (broken ? route.abort() : route.continue()));
  const refused = page.waitForEvent("requestfailed", (request) => stream.test(request.url()));
  await openHistory(page);
  await expect(today(page)).toContainText("1 conversación");
  await refused;
  // No stream gets through: the list is fetched again with each attempt.
  await saveNoted(page, session, "Dos");
  await expect(today(page)).toContainText("2 conversaciones");
  broken = false;
  const open = page.waitForResponse((response) => stream.test(response.url()) && response.ok(), {
    timeout: 20_000,
  });
  await open;
  await saveNoted(page, session, "Tres");
  await expect(today(page)).toContainText("3 conversaciones");
});

test("a stream that is open but silent is given up for another one", async ({ page, allowedErrors }) => {
  allowedErrors.patterns.push(/ERR_ABORTED/);
  // What a phone sees when its network changed: a connection that says nothing any more and does not end.
  const silent = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "access-control-allow-origin": "*" });
    response.write('event: message\ndata: {"type":"ready","ids":[]}\n\n');
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const { session } = await signUp(page);
  await saveNoted(page, session, "Una");
  await page.clock.install();
  let streams = 0;
  await page.route(stream, (route) => {
    streams += 1;
    return streams === 1 ? route.continue({ url: `http://127.0.0.1:${port}/` }) : route.continue();
  });
  await openHistory(page);
  await expect(today(page)).toContainText("1 conversación");
  await expect.poll(() => streams).toBe(1);
  await saveNoted(page, session, "Dos");
  // Half of the allowed silence: it is still trusted, and still says nothing.
  await page.clock.fastForward(historyLimits.silence / 2);
  await expect(today(page)).toContainText("1 conversación");
  expect(streams).toBe(1);
  await page.clock.fastForward(historyLimits.silence / 2);
  await page.clock.fastForward(2000);
  await expect.poll(() => streams).toBe(2);
  await expect(today(page)).toContainText("2 conversaciones");
  await saveNoted(page, session, "Tres");
  await expect(today(page)).toContainText("3 conversaciones");
  silent.closeAllConnections();
  silent.close();
});

test("the list asks for another stream when the network is back", async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/i);
  const { session } = await signUp(page);
  await saveChat(page, asylum);
  await openHistory(page);
  await context.setOffline(true);
  const stream = page.waitForRequest(/\/api\/saved-chats\/events$/);
  await context.setOffline(false);
  await stream;
  await saveNoted(page, session, "Otra");
  await expect(today(page)).toContainText("2 conversaciones");
});

test("what was deleted without a network can be brought back before it is back", async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.patterns.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|network/i);
  const { session } = await signUp(page);
  await saveNoted(page, session, "La primera");
  await saveNoted(page, session, "La segunda");
  await openHistory(page);
  await today(page).click();
  await expect(card(page, "La segunda")).toBeVisible();
  const deletions: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/saved-chats/delete")) deletions.push(response.url());
  });
  await context.setOffline(true);
  await card(page, "La primera").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByText("Sin internet: queda anotado")).toBeVisible();
  await expect(card(page, "La primera")).toHaveCount(0);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Conversación recuperada")).toBeVisible();
  await expect(card(page, "La primera")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("faro_waiting"))).toBeNull();
  const stream = page.waitForRequest(/\/api\/saved-chats\/events$/);
  await context.setOffline(false);
  await stream;
  await saveNoted(page, session, "La tercera");
  await expect(today(page)).toContainText("3 conversaciones");
  expect(deletions).toEqual([]);
});

test("'Deshacer' tries again when the network is away for a moment", async ({ page, allowedErrors }) => {
  allowedErrors.patterns.push(/ERR_FAILED/);
  const { session } = await signUp(page);
  for (const question of ["La primera", "La segunda"]) await saveNoted(page, session, question);
  await openHistory(page);
  await today(page).click();
  await card(page, "La primera").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await page.route("**/api/saved-chats/restore", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Conversación recuperada")).toBeVisible();
  await expect(card(page, "La primera")).toBeVisible();
});

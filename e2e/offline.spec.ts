import { appPages, cardPages } from "@faro/contract/site/paths.ts";
import type { Request } from "@playwright/test";
import { expectClean } from "./expect-clean.ts";
import { askTyped, expect, field, installSpeech, openDemo, signUp, test } from "./fixtures.ts";
import { beginVisit, installed, keptGroup } from "./offline-steps.ts";

test.use({
  serviceWorkers: "allow",
  allowedErrors: {
    patterns: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /dynamically imported/],
  },
});
test.beforeEach(({ page }) => installSpeech(page));

test("public pages and the app open without a network", async ({ page, context, picture }) => {
  await beginVisit(page, "/landing");
  await page.goto("/faq");
  await installed(page);
  await context.setOffline(true);
  await page.goto("/landing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#site-header")).toHaveCSS("border-bottom-style", "solid");
  for (const path of [
    "/faq",
    "/how-it-works",
    "/why-trust-us",
    "/privacy-policy",
    "/blog",
    "/blog/primera-corte-de-inmigracion",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-away]")).toContainText("Sin internet.");
  }
  await page.goto("/en/landing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-away]")).toContainText("only in Spanish");
  await page.goto("/login");
  await expect(page.getByText("Sin internet.")).toBeVisible();
  await expect(field(page)).toBeEnabled();
  await picture("offline-demo-es-360", "screen");
  await page.goto("/nowhere");
  await expect(page).toHaveURL(/\/landing$/);
});

test("every screen of the app opens without a network, none of its parts left behind", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await installed(page);
  await context.setOffline(true);
  const missed: string[] = [];
  const coming = new Set<Request>();
  const isPart = (request: Request) => /^\/(?:assets|islands)\//.test(new URL(request.url()).pathname);
  page.on("request", (request) => {
    if (isPart(request)) coming.add(request);
  });
  page.on("requestfinished", (request) => coming.delete(request));
  page.on("requestfailed", (request) => {
    // What the next screen breaks off before it came is not missing.
    const brokenOff = request.failure()?.errorText === "net::ERR_ABORTED";
    if (coming.delete(request) && !brokenOff) missed.push(new URL(request.url()).pathname);
  });
  const online = new Set<string>(cardPages);
  for (const path of appPages.filter((one) => !online.has(one) && one !== "/login")) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Sin internet.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Esta pantalla no se pudo abrir" })).toHaveCount(0);
    // All that is on its way is waited for; more may begin while the next screen opens.
    await expect.poll(() => coming.size).toBe(0);
  }
  expect(missed).toEqual([]);
});

test("the guide on the phone answers, labelled with its date, and the question is not lost", async ({
  page,
  context,
  picture,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await installed(page);
  await keptGroup(page, "guide");
  await context.setOffline(true);
  await page.reload();
  await field(page).fill("¿Qué es el TPS?");
  await field(page).press("Enter");
  await expect(page.getByText("Error al enviar el mensaje")).toBeVisible();
  await picture("offline-offer-es-360", "screen");
  await page.getByRole("button", { name: "Ver la respuesta guardada" }).click();
  const card = page.locator("article").last();
  await expect(card).toContainText("Sin internet: respuesta de la guía guardada en tu teléfono");
  await expect(card).toContainText(/Guía con datos al \d{1,2} de [a-z]+ de 20\d\d/);
  await expect(card).toContainText("TPS");
  await expect(card.getByRole("link", { name: /TPS|Estatus/i }).first()).toHaveAttribute(
    "href",
    /^https:\/\/www\.uscis\.gov/,
  );
  await expect.poll(() => page.evaluate(() => window.spoken.length)).toBeGreaterThan(0);
  await picture("offline-answer-es-360", "screen");
  await expectClean(page);
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");

  await context.setOffline(false);
  await page.getByRole("button", { name: "Enviar pregunta" }).click();
  await expect(page.locator("article")).toHaveCount(2);
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");
  await expect(page.locator("article").last()).not.toContainText("Sin internet");
});

test("the saved answer in English, in the dark, on a wide screen", async ({ page, context, picture }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("preferred_language", "en"));
  await signUp(page);
  await page.goto("/chat");
  await installed(page);
  await keptGroup(page, "guide");
  await keptGroup(page, "en");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("No internet.")).toBeVisible();
  await field(page).fill("How do I renew my work permit?");
  await field(page).press("Enter");
  await page.getByRole("button", { name: "See the saved answer" }).click();
  await expect(page.locator("article").last()).toContainText("No internet: answer from the guide saved");
  await expectClean(page, { onlyLook: true });
  await picture("offline-answer-en-1280-dark", "screen");
  await page.goto("/en/faq");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("who only looked has no guide on the phone, and is told the plain truth", async ({ page, context }) => {
  await openDemo(page);
  await installed(page);
  expect(await page.evaluate(async () => (await caches.match("/.kept/guide")) === undefined)).toBe(true);
  await context.setOffline(true);
  await field(page).fill("¿Qué es el TPS?");
  await field(page).press("Enter");
  await expect(page.getByText("Error al enviar el mensaje")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver la respuesta guardada" })).toHaveCount(0);
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");
});

test("a visitor who asked once has the guide on the phone when the network is gone", async ({
  page,
  context,
}) => {
  await openDemo(page);
  // Whole before the network goes: while an answer is under way nothing is sent.
  await askTyped(page, "¿Qué es el TPS?");
  await installed(page);
  await keptGroup(page, "guide");
  await context.setOffline(true);
  await field(page).fill("¿Qué hago si ICE toca mi puerta?");
  await field(page).press("Enter");
  // In danger nobody has to find a button first.
  await expect(page.locator("article").last()).toContainText("No abras");
});

test("a new version asks first, and once more when something is typed", async ({ page, picture }) => {
  await openDemo(page);
  await installed(page);
  // A worker from another address of the same file is a new version to the browser.
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?version=2"));
  const bar = page.locator("[data-update]");
  await expect(bar).toContainText("Hay una versión nueva");
  await picture("update-es-360", "screen");
  await expectClean(page);
  await field(page).fill("mi pregunta a medias");
  await bar.getByRole("button", { name: "Actualizar" }).click();
  await expect(bar).toContainText("se borra de la pantalla lo que escribiste");
  await expect(field(page)).toHaveValue("mi pregunta a medias");
  const loaded = page.waitForEvent("load");
  await bar.getByRole("button", { name: "Actualizar de todos modos" }).click();
  await loaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("version=2");
  await expect(field(page)).toHaveValue("");
});

test("signing out leaves nothing of the person on the phone", async ({ page }) => {
  await signUp(page);
  await page.goto("/chat");
  await installed(page);
  await page.evaluate(async () => {
    const cache = await caches.open("faro-private-ana");
    await cache.put("/api/saved-chats/1", new Response("{}"));
  });
  await page.locator("details[data-drawer] summary").click();
  await page.getByRole("button", { name: "Salir", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("private"))))
    .toEqual([]);
  // The shell stays: it says nothing about anybody.
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
});

test("saved chats seen before are read without a network, and signing out takes them away", async ({
  page,
  context,
  picture,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await installed(page);
  for (const question of ["¿Qué es el TPS?", "¿Cómo pido asilo en Estados Unidos?"]) {
    await page.goto("/chat");
    await askTyped(page, question);
    await page.getByRole("button", { name: "Guardar Chat" }).click();
    await expect(page.getByText("Chat guardado")).toBeVisible();
  }
  const card = (words: string) => page.getByRole("listitem").filter({ hasText: words });
  await page.goto("/saved-chats");
  const day = page.getByRole("button", { name: /^Hoy/ });
  await expect(day).toBeVisible();
  if ((await day.getAttribute("aria-expanded")) !== "true") await day.click();
  await expect(card("TPS")).toBeVisible();
  // Going to the search box changes no chat: what is kept stays.
  const prepared = page.waitForResponse(/\/saved-chats\/prepare$/);
  await page.getByRole("searchbox").focus();
  expect((await prepared).status()).toBe(200);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith("faro-private-"));
        return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
      }),
    )
    .toBeGreaterThan(1);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Esto se guardó en tu teléfono el \d/)).toBeVisible();
  await expect(day).toBeVisible();
  if ((await day.getAttribute("aria-expanded")) !== "true") await day.click();
  await expect(card("TPS")).toBeVisible();
  await picture("offline-history-es-360", "screen");

  await card("TPS").getByRole("button", { name: "Marcar como favorito" }).click();
  await expect(page.getByText("Sin internet: queda anotado")).toBeVisible();
  await card("Cómo pido asilo").getByRole("button", { name: "Eliminar esta conversación" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(card("Cómo pido asilo")).toHaveCount(0);
  await page.reload();
  await expect(day).toBeVisible();
  if ((await day.getAttribute("aria-expanded")) !== "true") await day.click();
  await expect(card("TPS").getByRole("button", { name: "Quitar de favoritos" })).toBeVisible();
  await expect(card("Cómo pido asilo")).toHaveCount(0);

  const sent: string[] = [];
  page.on("response", (response) => {
    const { method, path } = { method: response.request().method(), path: new URL(response.url()).pathname };
    if (method === "PATCH" || path.endsWith("/delete")) sent.push(`${method} ${response.status()}`);
  });
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("faro_waiting"))).toBeNull();
  expect(sent).toEqual(["PATCH 200", "POST 200"]);
  await page.goto("/chat");
  await page.locator("details[data-drawer] summary").click();
  await page.getByRole("button", { name: "Salir", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((one) => one.includes("private"))),
  ).toEqual([]);
});

test("low-data mode keeps nothing, shows no video, and can be switched in the settings", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  const box = page.getByRole("checkbox", { name: /Ahorrar datos/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.goto("/landing");
  await expect(page.locator("[data-video]")).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /Ahorrar datos/ })).toBeChecked();
  await page.goto("/settings");
  await expect(box).toBeChecked();
});

test("the app can be put on the home screen", async ({ page }) => {
  await page.goto("/landing");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await page.request.get(address ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string; type: string }[];
    screenshots?: { src: string; type: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src, type } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
    const file = await page.request.get(src);
    expect(file.status()).toBe(200);
    expect(file.headers()["content-type"]).toContain(type);
  }
  expect(manifest.icons.filter(({ type }) => type === "image/png")).toHaveLength(4);
  expect(manifest.shortcuts).toHaveLength(3);
  const worker = await page.request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Chromium reports a test profile as private; nothing else may stand in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
    [],
  );
});

test("a conversation goes on after coming back", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/chat");
  await installed(page);
  await keptGroup(page, "guide");
  await askTyped(page, "¿Qué es el TPS?");
  await context.setOffline(true);
  await expect(page.getByText("Sin internet.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Sin internet.")).toBeHidden();
  await askTyped(page, "¿Y cuánto cuesta?");
  await expect(page.locator("article")).toHaveCount(2);
});

/** What is done without a network and sent once when it is back; marks and deletions of chats: offline.spec.ts. */
import type { BrowserContext, Page } from "@playwright/test";
import { expectClean } from "./expect-clean.ts";
import { expect, field, signUp, test } from "./fixtures.ts";
import { beginVisit, installed } from "./offline-steps.ts";

test.use({
  serviceWorkers: "allow",
  allowedErrors: {
    patterns: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /dynamically imported/],
  },
});

test("what is set without a network reaches the server once, when it is back", async ({ page, context }) => {
  const { session } = await signUp(page);
  await page.goto("/chat");
  await installed(page);
  await context.setOffline(true);
  for (const name of ["English", "Español", "English"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", name === "English" ? "en" : "es");
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem("faro_waiting"))).toContain('"en"');
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postData() ?? "");
  });
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("faro_waiting"))).toBeNull();
  expect(sent).toEqual(['{"preferredLanguage":"en"}']);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const profile = (await (await page.request.get("/api/profile", { headers })).json()) as {
    preferred_language: string;
  };
  expect(profile.preferred_language).toBe("en");
});

/** Writes the public form without a network; what it sends afterwards is collected in the list. */
async function writeWithoutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await beginVisit(page, "/landing");
  await page.goto("/user-feedback");
  await installed(page);
  await context.setOffline(true);
  await page.getByLabel("Nombre").fill("Lucía");
  await page.getByLabel("Apellido").fill("Peña");
  await page.getByLabel("Correo electrónico").fill("lucia@example.com");
  await page.getByLabel("Tu mensaje").fill("Escribo desde el camión, sin señal.");
  await page.getByRole("button", { name: "Enviar Comentario" }).click();
  await expect(page.getByRole("heading", { name: "Tu mensaje está guardado" })).toBeFocused();
}
const outboxIsEmpty = (page: Page) => page.evaluate(async () => !(await caches.has("faro-private-outbox")));

test("a message written without a network arrives once, when it is back", async ({
  page,
  context,
  picture,
}) => {
  await writeWithoutNetwork(page, context);
  await expectClean(page);
  await picture("user-feedback-kept-es-360");
  const sent: { id: string; status: Promise<number> }[] = [];
  context.on("request", (request) => {
    if (!request.url().endsWith("/api/user-feedback")) return;
    const status = request.response().then((response) => response?.status() ?? 0);
    sent.push({ id: (request.postDataJSON() as { id: string }).id, status });
  });
  await context.setOffline(false);
  await expect(page.getByText("¡Gracias por tu mensaje!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mensaje Recibido" })).toBeFocused();
  await page.goto("/faq");
  await page.goto("/login");
  await expect(field(page)).toBeEnabled();
  expect(await outboxIsEmpty(page)).toBe(true);
  // By the page or by the worker: one of them.
  expect(await Promise.all(sent.map(({ status }) => status))).toEqual([200]);
});

test("a message that waits is sent by the browser itself when the page is closed", async ({
  page,
  context,
}) => {
  await writeWithoutNetwork(page, context);
  // A page of the same site without any script of ours.
  await context.setOffline(false);
  await page.route("**/islands/page.js", (route) => route.abort());
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  await devtools.send("ServiceWorker.dispatchSyncEvent", {
    origin,
    registrationId: await registered,
    tag: "faro-outbox",
    lastChance: false,
  });
  await expect.poll(() => outboxIsEmpty(page)).toBe(true);
});

test("a message that waits is gone after a quick exit", async ({ page, context }) => {
  await page.route("https://www.google.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>clima</title>clima" }),
  );
  await writeWithoutNetwork(page, context);
  await page.locator("header [data-quick-exit]").click();
  await expect(page).toHaveURL(/google/);
  await page.goto("/user-feedback");
  await expect(page.getByLabel("Nombre")).toBeVisible();
  expect(await outboxIsEmpty(page)).toBe(true);
});

test("a message that waits is shown to who comes back, and can be taken back", async ({ page, context }) => {
  await writeWithoutNetwork(page, context);
  await page.goto("/faq");
  await page.goto("/user-feedback");
  await expect(page.getByRole("heading", { name: "Tu mensaje está guardado" })).toBeVisible();
  await page.getByRole("button", { name: "Borrarlo y no enviarlo" }).click();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  expect(await outboxIsEmpty(page)).toBe(true);
});

test("a message that the server would not have is given back to who wrote it", async ({ page, context }) => {
  await writeWithoutNetwork(page, context);
  await context.route("**/api/user-feedback", (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto("/faq");
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toContainText("Tu mensaje no se pudo enviar");
  await page.goto("/user-feedback");
  await expect(page.getByRole("alert")).toContainText("no se pudo enviar. Aquí están tus palabras");
  await expect(page.getByLabel("Nombre")).toHaveValue("Lucía");
  await expect(page.getByLabel("Tu mensaje")).toHaveValue("Escribo desde el camión, sin señal.");
  expect(await outboxIsEmpty(page)).toBe(true);
});

test("answers of a survey that the server would not have stand in the survey again, and it says so", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/feedback");
  await installed(page);
  await context.setOffline(true);
  await page.getByLabel("¿Algo más que quieras decirnos?").fill("Sigan así");
  await page.getByRole("button", { name: "Enviar comentarios" }).click();
  await expect(page.getByText("Sin internet: quedó guardado")).toBeVisible();
  await page.route("**/api/feedback", (route) => route.fulfill({ status: 400, json: {} }));
  await context.setOffline(false);
  await expect(page.getByText("No se pudo guardar")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("¿Algo más que quieras decirnos?")).toHaveValue("Sigan así");
});

test("a survey filled in without a network arrives once, when it is back", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/feedback");
  await installed(page);
  await context.setOffline(true);
  await page.getByLabel("¿Algo más que quieras decirnos?").fill("Sigan así");
  await page.getByRole("button", { name: "Enviar comentarios" }).click();
  await expect(page.getByText("Sin internet: quedó guardado")).toBeVisible();
  await expect(page.getByLabel("¿Algo más que quieras decirnos?")).toHaveValue("");
  const sent: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/feedback")) sent.push(response.status());
  });
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("faro_waiting"))).toBeNull();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(sent).toEqual([200]);
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectClean, inEveryLook } from "./expect-clean.ts";
import { expect, test } from "./fixtures.ts";

const form = Buffer.from("%PDF-1.7 a blank form for the test %%EOF");

/** Lays an official form into the bucket, as `npm run forms:sync` does. */
function layForm(dataDir: string, name = "I-130.pdf"): void {
  const folder = join(dataDir, "documents");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), form);
  const facts = {
    ...{ source: `https://www.uscis.gov/${name}`, sha256: "x", size: form.length, edition: "04/01/24" },
    ...{ fetched: "2026-11-01T10:00:00.000Z", etag: null, lastModified: null },
  };
  writeFileSync(join(folder, "forms-sync.json"), JSON.stringify({ [name]: facts }));
}

const row = (page: Page, title: string | RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const download = (page: Page, title: string | RegExp) =>
  row(page, title).getByRole("button", { name: /Descargar|Download/ });
const guide = "Tus derechos si llega ICE";

test.beforeEach(async ({ page, server }) => {
  layForm(server.dataDir);
  // The guides are made right after the first start.
  await expect
    .poll(async () => {
      const response = await page.request.get("/api/documents");
      const { documents } = (await response.json()) as {
        documents: { kind: string; fileAvailable: boolean }[];
      };
      return documents.filter(({ kind, fileAvailable }) => kind === "guide" && fileAvailable).length;
    })
    .toBe(12);
});

test("a visitor finds a guide and a form, sees what is available, and saves them", async ({
  page,
  picture,
}) => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/documents/files", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/documents");
  await expect(page).toHaveTitle(/Documentos para tu Trámite/);
  await expect(page.getByRole("heading", { level: 1, name: "Documentos para tu Trámite" })).toBeVisible();
  await expect(page.getByText("Cargando documentos")).toBeAttached();
  // What can be read is there already; what is asked for shows its shape.
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(68);
  await expect(download(page, guide)).toBeDisabled();
  await picture("documents-loading-es-360", "screen");
  answer();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(68);
  await expect(page.getByText("Cargando documentos")).toHaveCount(0);
  await expect(page.locator("[data-note]:visible")).toContainText("Unos cuantos solo existen ahí");
  // A document stands on the first screen of a phone, below search and topics.
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeInViewport({ ratio: 1 });
  await picture("documents-es-360", "screen");

  const rights = row(page, guide);
  await expect(rights).toContainText("Disponible");
  await expect(rights).toContainText("Guía de Faro, no es un documento del gobierno");
  await expect(rights).toContainText("Datos al 9 de octubre de 2026");
  const [saved] = await Promise.all([page.waitForEvent("download"), download(page, guide).click()]);
  expect(saved.suggestedFilename()).toBe("faro-tarjeta-de-derechos.pdf");
  expect(
    readFileSync(await saved.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await expect(page.getByText("Descarga iniciada")).toBeVisible();
  await picture("documents-started-es-360", "screen");

  await page.getByLabel("Buscar un documento").fill("i 130");
  const petition = row(page, /^Petición familiar/);
  await expect(petition).toContainText("Disponible");
  await expect(petition).toContainText("Servicio de inmigración (USCIS)");
  await expect(petition).toContainText("Edición impresa en este PDF: 04/01/24");
  await expect(petition).toContainText("bajado de la página oficial el 1 de noviembre de 2026");
  const [official] = await Promise.all([
    page.waitForEvent("download"),
    download(page, /^Petición familiar/).click(),
  ]);
  expect(readFileSync(await official.path()).equals(form)).toBe(true);

  await page.getByLabel("Buscar un documento").fill("permiso de trabajo (i-765)");
  const permit = row(page, /^Permiso de trabajo/);
  await expect(permit).toContainText("No disponible");
  await expect(download(page, /^Permiso de trabajo/)).toBeDisabled();
  await expect(permit.getByRole("link", { name: /Página oficial/ })).toHaveAttribute(
    "href",
    "https://www.uscis.gov/i-765",
  );
  await picture("documents-unavailable-es-360", "screen");

  await page.getByLabel("Buscar un documento").fill("");
  await page.getByText("Asilo", { exact: true }).click();
  await expect(row(page, /^Solicitud de asilo/)).toBeVisible();
  await expect(row(page, /^Petición familiar/)).toHaveCount(0);
  await page.getByLabel("Buscar un documento").fill("zapatos");
  await expect(page.getByText("Ningún documento coincide con lo que buscas.")).toBeVisible();
  await page.getByRole("button", { name: "Ver todos" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(68);
});

test("the list is asked for anew at every visit: a file that came since is there", async ({
  page,
  server,
}) => {
  await page.goto("/documents");
  await expect(row(page, /^Renovar o reponer la green card/)).toContainText("No disponible");
  writeFileSync(join(server.dataDir, "documents", "i-90.PDF"), form);
  await page.reload();
  await expect(row(page, /^Renovar o reponer la green card/)).not.toContainText("No disponible");
  rmSync(join(server.dataDir, "documents", "i-90.PDF"));
});

test("in English the texts and the guide are English", async ({ page, picture }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/en/documents");
  await expect(page.getByRole("heading", { level: 1, name: "Documents for your case" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(68);
  await picture("documents-en-1280", "screen");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    download(page, "Your rights if ICE comes").click(),
  ]);
  expect(saved.suggestedFilename()).toBe("faro-rights-card.pdf");
  await expect(page.getByText("Download started")).toBeVisible();
});

test("an address can name a document", async ({ page }) => {
  await page.goto("/documents#form-n-400");
  await expect(row(page, /^Solicitud de ciudadanía/)).toBeInViewport();
});

test("an operator's own document joins the list, is searched for and can be downloaded", async ({ page }) => {
  const own = {
    ...{
      id: "directorio",
      kind: "other",
      form: null,
      title: "Directorio de ayuda (N-1)",
      filename: "DIR.PDF",
    },
    ...{ description: "Casas y albergues", forWhom: "Si buscas dónde dormir.", aliases: [], agency: "Casa" },
    english: { title: "Directory", description: "Shelters", forWhom: "If you need a bed." },
    ...{ fileAvailable: true, category: "otros", officialPage: null, checked: "2026-11-01", edition: null },
    ...{ fetched: null, size: 2_500_000, created_at: "2026-11-01T00:00:00.000Z" },
  };
  const file = { id: own.id, size: own.size, edition: null, fetched: null };
  await page.route("**/api/documents/files", (route) =>
    route.fulfill({ json: { total: 69, files: [file], own: [own] } }),
  );
  await page.goto("/documents");
  await expect(page.getByRole("heading", { level: 2, name: "Otros documentos" })).toBeVisible();
  const mine = row(page, /^Directorio de ayuda/);
  await expect(mine).toContainText("PDF, 2.5 MB · Datos al 1 de noviembre de 2026");
  await expect(mine.getByRole("link")).toHaveCount(0);
  await expect(download(page, /^Directorio de ayuda/)).toBeEnabled();
  await page.getByLabel("Buscar un documento").fill("albergues");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Directorio de ayuda (N\u20111)"]);
});

test("without JavaScript every form can be read and leads to its official page", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/documents", "/en/documents"]) {
    await page.goto(server.url + path);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(68);
    expect(await page.getByRole("link", { name: /^(Página oficial|Official page)/ }).count()).toBe(56);
    // Nothing that cannot work is shown.
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
    await expect(page.locator("main").getByRole("searchbox")).toHaveCount(0);
    await expect(page.getByText(/Sin JavaScript|Without JavaScript/)).toBeVisible();
  }
  await context.close();
});

test.describe("when something fails", () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test("a list that does not come shows the alert, and trying again brings it", async ({ page, picture }) => {
    const busy = { times: 1 };
    await page.route("**/api/documents/files", (route) => route.fulfill({ status: 503, body: "{}" }), busy);
    await page.goto("/documents");
    await expect(page.getByRole("alert")).toContainText("Error al cargar documentos");
    // The forms and their official pages stay.
    await expect(row(page, /^Permiso de trabajo/).getByRole("link")).toBeVisible();
    await picture("documents-failed-es-360", "screen");
    await page.getByRole("button", { name: "Intentar otra vez" }).click();
    await expect(download(page, guide)).toBeEnabled();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("an empty library says so", async ({ page }) => {
    const nothing = { total: 0, files: [], own: [] };
    await page.route("**/api/documents/files", (route) => route.fulfill({ json: nothing }));
    await page.goto("/documents");
    await expect(page.getByText("No hay documentos disponibles")).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
  });

  test("a file that disappeared gives the words of the specification", async ({ page, server, picture }) => {
    await page.goto("/documents");
    await expect(row(page, /^Petición familiar/)).toContainText("Disponible");
    rmSync(join(server.dataDir, "documents", "I-130.pdf"));
    await download(page, /^Petición familiar/).click();
    await expect(page.getByText("Error de descarga")).toBeVisible();
    await expect(
      page.getByText(
        'No se pudo descargar el documento "Petición familiar (I-130)". El archivo no se encuentra en el sistema.',
      ),
    ).toBeVisible();
    await picture("documents-missing-es-360", "screen");
  });

  test("any other failure sends to the administrator", async ({ page }) => {
    await page.route("**/download?*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/documents");
    await download(page, guide).click();
    await expect(
      page.getByText(`No se pudo descargar el documento "${guide}". Por favor contacte al administrador.`),
    ).toBeVisible();
  });

  test("without a connection the page stays and says what to do", async ({ page, context }) => {
    await page.goto("/documents");
    await expect(download(page, guide)).toBeEnabled();
    await context.setOffline(true);
    await download(page, guide).click();
    await expect(page.getByText("Error de descarga")).toBeVisible();
    await expect(page.getByText(/Si no tienes internet, inténtalo cuando vuelva/)).toBeVisible();
    await context.setOffline(false);
    const [saved] = await Promise.all([page.waitForEvent("download"), download(page, guide).click()]);
    expect(saved.suggestedFilename()).toBe("faro-tarjeta-de-derechos.pdf");
  });
});

test.describe("on iOS", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    allowedErrors: { patterns: [/Failed to load resource/] },
  });

  test("the document opens in a new tab, with a notice of five seconds", async ({ page, context }) => {
    await page.goto("/documents");
    await expect(download(page, guide)).toBeEnabled();
    // Time stands still but for what the test lets pass.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const notice = page.getByText("Documento listo");
    const file = context.waitForEvent("response", (response) => response.url().includes("/documents/files/"));
    const [tab] = await Promise.all([context.waitForEvent("page"), download(page, guide).click()]);
    const response = await file;
    expect(response.status()).toBe(200);
    expect(response.headers()["content-disposition"]).toBe('inline; filename="faro-tarjeta-de-derechos.pdf"');
    expect(tab).not.toBe(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return await notice.count();
      })
      .toBe(1);
    await page.clock.runFor(4500);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1500);
    await expect(notice).toHaveCount(0);
  });

  test("a failure closes the tab again", async ({ page, context }) => {
    await page.route("**/download?*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/documents");
    await download(page, guide).click();
    await expect(page.getByText("Error de descarga")).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
  });
});

for (const language of ["es", "en"] as const) {
  test(`axe finds nothing on the documents in any width and colour: ${language}`, async ({
    page,
    picture,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(language === "en" ? "/en/documents" : "/documents");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("button", { name: /ICE/ })).toBeEnabled();
    await inEveryLook(page, async (look) => {
      await expectClean(page);
      await picture(`documents-${look.name}-${language}`, "screen");
    });
  });
}

test("the keyboard alone is enough: search, topic, download", async ({ page }) => {
  await page.goto("/documents");
  const search = page.getByLabel("Buscar un documento");
  await search.focus();
  await expect(download(page, guide)).toBeEnabled();
  await page.keyboard.type("derechos ice");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Todos" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(download(page, guide)).toBeFocused();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(saved.suggestedFilename()).toBe("faro-tarjeta-de-derechos.pdf");
});

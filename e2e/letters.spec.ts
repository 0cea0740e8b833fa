/** The letter screen in a real browser against the real reader. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { docxOf, mime } from "../server/src/letters/testing/files.ts";
import { expectClean } from "./expect-clean.ts";
import { expect, expectRead, test } from "./fixtures.ts";

test.describe.configure({ timeout: 180_000 });

const photo = join(import.meta.dirname, "../server/src/letters/testing/request-for-evidence.jpg");

/** Signs up by the API and opens the screen with that session. */
async function openLetters(page: Page, language: "es" | "en" = "es"): Promise<void> {
  await page.goto("/login");
  await page.evaluate(async (language) => {
    const response = await fetch("/api/auth/sign-up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: `ana.${crypto.randomUUID()}@example.com`,
        password: "una clave de prueba",
        firstName: "Ana",
        timeZone: "America/Chicago",
      }),
    });
    localStorage.setItem("faro_session", await response.text());
    localStorage.setItem("preferred_language", language);
  }, language);
  await page.goto("/procesa-documentos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const pdfFile = { mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nnada") };
const picker = (page: Page) => page.locator('input[type="file"]:not([capture])');

test("a visitor is sent to the sign-in screen", async ({ page }) => {
  await page.goto("/procesa-documentos");
  await expect(page).toHaveURL(/\/login$/);
});

test("a photo becomes three cards, a date for the calendar and a text file", async ({ page, picture }) => {
  await openLetters(page);
  await expect(page.getByRole("link", { name: "Volver al Chat" })).toHaveAttribute("href", "/chat");
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expect(page.getByText("Selecciona un archivo para procesar").first()).toBeVisible();
  await expect(page.getByText("JPG, PNG, PDF, máx. 10MB.")).toBeVisible();
  await expect(page.locator('input[type="file"][capture="environment"]')).toHaveAttribute(
    "accept",
    "image/*",
  );
  await picture("letters-empty-es");

  await picker(page).setInputFiles(photo);
  await expect(page.getByText("request-for-evidence.jpg")).toBeVisible();
  await expect(page.getByText("0.05 MB")).toBeVisible();
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expect(page.getByRole("button", { name: "Analizando..." })).toBeDisabled();
  await expectRead(page.getByRole("heading", { name: "Qué Dice tu Carta" })).toBeVisible();
  await expect(page.getByText("¡Procesamiento completado!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Qué Significa" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pasos a Seguir" })).toBeVisible();
  await expect(page.locator("time")).toHaveText("6 de noviembre de 2026");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await picture("letters-result-es");

  // The day of the photo has passed: nothing to be reminded of. The person may correct it.
  const calendar = page.getByRole("button", { name: "Agregar al calendario" });
  await expect(calendar).toBeDisabled();
  await page.getByLabel("Ya la revisé en mi carta").check();
  await expect(calendar).toBeDisabled();
  await expect(page.getByText("Esa fecha ya pasó.", { exact: true })).toBeVisible();
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Fecha que dice tu carta").fill(day);
  await page.getByLabel("Ya la revisé en mi carta").check();
  const [entry] = await Promise.all([page.waitForEvent("download"), calendar.click()]);
  const ics = readFileSync(await entry.path(), "utf8").replaceAll("\r\n ", "");
  expect(ics).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
  expect(ics.match(/BEGIN:VALARM/g)).toHaveLength(2);
  // A locked screen shows titles, never of what.
  expect(ics.match(/^(?:SUMMARY|LOCATION|DESCRIPTION:Fecha guardada).*$/gm)).toEqual([
    "SUMMARY:Fecha guardada en Faro",
    "DESCRIPTION:Fecha guardada en Faro",
    "DESCRIPTION:Fecha guardada en Faro",
  ]);

  // Its reminder is listed, says which days are left, and can be deleted.
  await page.getByRole("button", { name: "Avisarme por correo" }).click();
  await expect(page.getByText("Te avisamos 3 y 1 días antes.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tus avisos" })).toBeVisible();
  await page.getByRole("button", { name: /^Borrar el aviso del/ }).click();
  await expect(page.getByRole("heading", { name: "Tus avisos" })).toHaveCount(0);

  // Sources and help lines are there to be tapped, and no address stands in the text.
  const steps = page.getByRole("region", { name: "Pasos a Seguir" });
  await expect(steps.getByRole("link", { name: /USCIS/ }).first()).toHaveAttribute(
    "href",
    /^https:\/\/www\.uscis\.gov/,
  );
  await expect(steps).not.toContainText("https://");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar Resultados" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("procesado-request-for-evidence.jpg.txt");
  expect(readFileSync(await file.path(), "utf8")).toMatch(
    /QUÉ DICE TU CARTA[\s\S]*QUÉ SIGNIFICA[\s\S]*PASOS A SEGUIR/,
  );

  // The same as PDF, made by the server and kept nowhere.
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Guardar como PDF" }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^carta-explicada-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  // A new file clears the result of the one before.
  await expect(page.getByRole("heading", { name: "Leer otra carta" })).toBeVisible();
  await picker(page).setInputFiles({ ...pdfFile, name: "otra.pdf" });
  await expect(page.getByRole("heading", { name: "Qué Dice tu Carta" })).toHaveCount(0);
  await expect(page.getByText("otra.pdf")).toBeVisible();
  await expect(page.getByText("request-for-evidence.jpg")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Analizar Imagen" })).toBeEnabled();
});

/** Letters in Word, whose dates are counted from the day of the test. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const printed = (days: number) =>
  inDays(days).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

test("every date to come can be kept, of a letter nobody knows too", async ({ page, picture }) => {
  await openLetters(page);
  await picker(page).setInputFiles({
    name: "multa.docx",
    mimeType: mime.docx,
    buffer: docxOf([
      "Municipal Court of Dallas County Texas",
      "Traffic Citation",
      `You are hereby notified to appear in court on ${printed(17)} at 9:00 am.`,
      `Pay or contest the fine no later than ${printed(30)}.`,
    ]),
  });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  const dates = page.getByRole("region", { name: "Fechas que vienen" });
  await expectRead(dates.getByRole("listitem")).toHaveCount(2);
  await expect(dates.locator("time").first()).toContainText("9:00");
  await dates.locator("summary").first().click();
  await dates.getByLabel("Ya la revisé en mi carta").first().check();
  const [entry] = await Promise.all([
    page.waitForEvent("download"),
    dates.getByRole("button", { name: "Agregar al calendario" }).first().click(),
  ]);
  const ics = readFileSync(await entry.path(), "utf8");
  expect(ics).toContain(`DTSTART:${inDays(17).toISOString().slice(0, 10).replaceAll("-", "")}T090000`);
  expect(ics).toContain("SUMMARY:Cita guardada en Faro");
  await dates.getByRole("button", { name: "Avisarme por correo" }).first().click();
  await expect(page.getByRole("heading", { name: "Tus avisos" })).toBeVisible();
  await picture("letters-dates-es");
  const clean = { exclude: "[data-sonner-toaster]", fromTop: true };
  await expectClean(page, clean);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectClean(page, clean);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectClean(page, { ...clean, onlyLook: true });
  await picture("letters-dates-dark-1280");
});

test("warnings are seen, heard, written down and saved", async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const pdfs: Promise<string>[] = [];
    Object.assign(window, { said, pdfs });
    speechSynthesis.speak = ({ text }) => void said.push(text);
    const { fetch } = window;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/letters/pdf")) pdfs.push(request.clone().text());
      return fetch(request);
    };
  });
  await openLetters(page);
  await picker(page).setInputFiles({
    name: "falsa.docx",
    mimeType: mime.docx,
    buffer: docxOf([
      "U.S. Citizenship and Immigration Services",
      "Form I-797E, Notice of Action",
      "Notice Type: Request for Evidence",
      "Additional evidence is required to process this case.",
      `Your response must be received in this office by ${printed(20)}.`,
      "Pay your fee with Zelle today at https://uscis-payments.com/now.",
    ]),
  });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expectRead(page.getByText(/^Cuidado: la carta pide pagar/)).toBeVisible();
  await page.getByRole("button", { name: "Escuchar" }).click();
  const heard = await page.evaluate(() => (window as unknown as { said: string[] }).said.join(" "));
  expect(heard).toMatch(/^Cuidado: la carta pide pagar/);
  expect(heard).not.toMatch(/https|\.gov\/|\.com/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descargar Resultados" }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/CUIDADO\nCuidado: la carta pide pagar/);
  await page.getByRole("button", { name: "Guardar como PDF" }).click();
  await expect(page.getByText("PDF guardado")).toBeVisible();
  expect(
    await page.evaluate(async () => (window as unknown as { pdfs: Promise<string>[] }).pdfs[0]),
  ).toContain("Cuidado: la carta pide pagar");
  await page.getByRole("button", { name: "Guardar en mis conversaciones" }).click();
  await expect(page.getByText("Guardado en tus conversaciones")).toBeVisible();
  await page.goto("/saved-chats");
  await page.getByRole("button", { name: /^Hoy/ }).click();
  await page.getByRole("button", { name: "Expandir conversación" }).click();
  await expect(page.getByText(/^Cuidado: la carta pide pagar/)).toBeVisible();
});

test("what is no letter is refused in words and the rest stays", async ({ page, allowedErrors }) => {
  allowedErrors.patterns.push(/status of 4/);
  await openLetters(page);
  await picker(page).setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer: Buffer.from("PK") });
  await expect(page.getByRole("alert").filter({ hasText: "Tipo de archivo no válido" })).toBeVisible();
  // Said once: no second time in a notice over it.
  await expect(page.getByText("Por favor selecciona un archivo PDF, DOC, DOCX o imagen")).toHaveCount(1);
  // What only the server can see gets the same words.
  await picker(page).setInputFiles({ name: "falso.pdf", mimeType: mime.pdf, buffer: Buffer.from("GIF89a") });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expectRead(page.getByRole("alert").filter({ hasText: "Tipo de archivo no válido" })).toBeVisible();
  await page.getByRole("button", { name: "Quitar falso.pdf" }).click();
  await picker(page).setInputFiles({
    name: "a.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("ftypheic"),
  });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expectRead(page.getByRole("alert").filter({ hasText: "Foto en formato HEIC" })).toBeVisible();
  await expect(page.getByText("a.heic")).toBeVisible();
  await page.getByRole("button", { name: "Quitar a.heic" }).click();
  await picker(page).setInputFiles({
    name: "roto.pdf",
    ...pdfFile,
  });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expectRead(page.getByRole("alert").filter({ hasText: "está dañado o incompleto" })).toBeVisible();
  await expect(page.getByText("roto.pdf")).toBeVisible();
});

test("a photo of twelve megapixels goes out below one megabyte, straight and without its EXIF", async ({
  page,
}) => {
  await openLetters(page);
  // A sheet photographed at four degrees, with grain, as a phone stores it.
  const url = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [3000, 4000];
    const ink = canvas.getContext("2d") as CanvasRenderingContext2D;
    ink.fillStyle = "#cfc8b8";
    ink.fillRect(0, 0, 3000, 4000);
    ink.rotate((4 * Math.PI) / 180);
    ink.fillStyle = "#222";
    ink.font = "64px sans-serif";
    for (let line = 0; line < 36; line += 1)
      ink.fillText(
        "Your response must be received in this office by November 6, 2026.",
        300,
        250 + line * 95,
      );
    const data = ink.getImageData(0, 0, 3000, 4000);
    for (let at = 0; at < data.data.length; at += 4) {
      const grain = (Math.random() - 0.5) * 40;
      for (let channel = 0; channel < 3; channel += 1)
        data.data[at + channel] = (data.data[at + channel] ?? 0) + grain;
    }
    ink.putImageData(data, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.92);
  });
  const exif = Buffer.from("Exif\0\0GPS 29.7604 -95.3698");
  const shot = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  const tagged = Buffer.concat([
    shot.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, exif.length + 2]),
    exif,
    shot.subarray(2),
  ]);
  expect(tagged.length).toBeGreaterThan(3_000_000);
  // As long as the whole test may take: a slow machine draws a photo for half a minute.
  const sent = page.waitForRequest("**/process-document", { timeout: 0 });
  // The work is done beside the page, so that the phone stays usable.
  const worker = page.waitForEvent("worker", { timeout: 0 });
  await picker(page).setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: tagged });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  expect((await worker).url()).toContain("/assets/photo-worker");
  const body = (await sent).postDataJSON() as { file: string; filename: string; fileType: string };
  const file = Buffer.from(body.file, "base64");
  expect(file.length).toBeLessThan(1024 * 1024);
  // Three letters alone stand somewhere in a megabyte of any photo now and then.
  expect(tagged.includes("Exif\0\0GPS 29.7604")).toBe(true);
  expect(file.includes("Exif\0\0")).toBe(false);
  expect(file.includes("29.7604")).toBe(false);
  expect(body).toMatchObject({ filename: "foto.jpg", fileType: "image/jpeg" });
  // Cancelling ends the wait whatever the stage; the photo stays for another try.
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expectRead(page.getByRole("button", { name: "Analizar Imagen" })).toBeEnabled();
  await expect(page.getByText("IMG_1.jpg")).toBeVisible();
});

test("a photo that no browser can open is refused in words, from the worker too", async ({ page }) => {
  await openLetters(page);
  const broken = {
    name: "rota.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("\xff\xd8\xffnada", "latin1"),
  };
  await picker(page).setInputFiles(broken);
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expectRead(page.getByRole("alert").filter({ hasText: "No pudimos abrir la foto" })).toBeVisible();
  await expect(page.getByText("rota.jpg")).toBeVisible();
});

test("what an answer leaves out is named as missing", async ({ page }) => {
  await openLetters(page);
  await page.route("**/process-document", (route) => route.fulfill({ json: {} }));
  await picker(page).setInputFiles({ ...pdfFile, name: "carta.pdf" });
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  for (const text of [
    "No se pudo traducir el documento",
    "No se pudo analizar el documento",
    "No se encontraron soluciones específicas",
  ])
    await expect(page.getByText(text)).toBeVisible();
});

test("without a network it says so and keeps the file", async ({ page, context, allowedErrors }) => {
  allowedErrors.patterns.push(/ERR_INTERNET_DISCONNECTED/);
  await openLetters(page);
  await page.evaluate(() => localStorage.setItem("faro_letter_consent", "yes"));
  await picker(page).setInputFiles(photo);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Analizar Imagen" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "Error de conexión. Verifica tu internet e intenta nuevamente." }),
  ).toBeVisible();
  await expect(page.getByText("request-for-evidence.jpg")).toBeVisible();
});

test("speaks English to English readers", async ({ page, picture }) => {
  await openLetters(page, "en");
  await picker(page).setInputFiles(photo);
  await page.getByRole("button", { name: "Analyze Image" }).click();
  await expectRead(page.getByRole("heading", { name: "What Your Letter Says" })).toBeVisible();
  await expect(page.locator("time")).toHaveText("November 6, 2026");
  await expectClean(page, { exclude: "[data-sonner-toaster]", fromTop: true });
  await picture("letters-result-en");
});

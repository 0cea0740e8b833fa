import { expectClean, inEveryLook } from "./expect-clean.ts";
import {
  askTyped,
  expect,
  field,
  installSpeech,
  listening,
  microphone,
  openDemo,
  signUp,
  test,
} from "./fixtures.ts";

test.use({
  permissions: ["microphone"],
  allowedErrors: { patterns: [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/] },
});
test.beforeEach(async ({ page }) => {
  await installSpeech(page);
  await signUp(page);
});

test("the chat of a signed-in person: by typing, by tap and by voice", async ({ page, picture }) => {
  await page.goto("/chat");
  await expect(
    page.getByRole("heading", { name: "Resuelve tus dudas migratorias con confianza" }),
  ).toBeVisible();
  await expect(page.getByText("Plan ilimitado · ∞")).toBeVisible();
  await picture("chat-es-360");

  await askTyped(page, "¿Qué es el TPS?");
  const first = page.locator("article").first();
  await expect(first.getByText(/^Tú/)).toBeVisible();
  await expect(first.getByText(/^IA/)).toBeVisible();
  await expect(first).toContainText(/dato al \d{1,2} de [a-z]+ de 20\d\d/);
  await expect.poll(() => page.evaluate(() => window.spoken.length)).toBeGreaterThan(0);
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  await picture("chat-answer-es-360", "screen");

  await askTyped(page, "quiero arreglar mis papeles");
  await page.locator("article").last().getByRole("button", { name: /visa/i }).click();
  await expect(page.locator("article")).toHaveCount(3);
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");

  await page.getByRole("button", { name: "Silenciar la voz" }).click();
  await microphone(page).click();
  await listening(page);
  await page.evaluate(() => window.hear("cómo renuevo mi permiso de trabajo", true));
  await microphone(page).click();
  await expect(page.locator("article")).toHaveCount(4);
  await expect(page.locator("article").last()).toContainText("I\u2011765");

  await page.getByRole("button", { name: "Limpiar Chat" }).click();
  await expect(page.getByText("Conversación borrada")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(0);
});

test("a question asked at once waits until the conversation has begun anew", async ({ page }) => {
  await page.goto("/chat");
  await askTyped(page, "¿Cómo pido asilo en Estados Unidos?");
  const order: string[] = [];
  let begin = () => {};
  const asked = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route("**/api/assistant/context/new", async (route) => {
    await asked;
    const response = await route.fetch();
    order.push("begun");
    await route.fulfill({ response });
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/api/assistant/answers")) order.push("asked");
  });
  await page.reload();
  await field(page).fill("¿Cómo renuevo mi permiso de trabajo?");
  await field(page).press("Enter");
  await expect(page.locator("article")).toHaveCount(1);
  begin();
  await expect(page.locator("article").last()).toHaveAttribute("aria-busy", "false");
  expect(order).toEqual(["begun", "asked"]);
});

test("what was asked in the demo goes on in the new account", async ({ page }) => {
  await page.evaluate(() => localStorage.clear());
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await signUp(page);
  await page.goto("/chat");
  await expect(page.locator("article")).toHaveCount(1);
  await expect(page.locator("article")).toContainText("Fuente");
  await askTyped(page, "¿Cómo renuevo mi mica?");
  await page.reload();
  await expect(page.locator("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Limpiar Chat" }).click();
  await expect(page.locator("article")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Plan ilimitado · ∞")).toBeVisible();
  await expect(page.locator("article")).toHaveCount(0);
});

test("documents, questions and contact are one tap away", async ({ page }) => {
  await page.goto("/chat");
  await expect(page.getByRole("link", { name: "Subir Documentos" })).toHaveAttribute(
    "href",
    "/procesa-documentos",
  );
  await expect(page.getByRole("link", { name: "Contáctanos" })).toHaveAttribute("href", "/user-feedback");
  const items = page.locator("details[id^=faq-]");
  await expect(items).toHaveCount(5);
  await items.first().locator("summary").press("Enter");
  await expect(items.first()).toContainText("Se guardan cifrados");
});

test("an answer can be stopped; before its first word the question comes back", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/assistant/answers", async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto("/chat");
  await field(page).fill("¿Qué es el TPS?");
  await field(page).press("Enter");
  await page.getByRole("button", { name: "Detener la respuesta" }).click();
  await expect(page.locator("article")).toHaveCount(0);
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  held.resolve();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true });

  test("a tap on the arrow sends what was typed, the first time", async ({ page }) => {
    await page.goto("/chat");
    await field(page).tap();
    await page.keyboard.type("¿Qué es el TPS?");
    // With the field in use it has the panel for itself.
    await expect(microphone(page)).toBeHidden();
    await page.getByRole("button", { name: "Enviar pregunta" }).tap();
    await expect(page.locator("article")).toHaveCount(1);
    await expect(page.locator("article")).toContainText("Fuente");
    await expect(microphone(page)).toBeVisible();
  });

  test("a tap on a choice counts also when the field is in use", async ({ page }) => {
    await page.goto("/chat");
    await askTyped(page, "quiero arreglar mis papeles");
    const choice = page.locator("article").getByRole("button", { name: /visa/i });
    await field(page).tap();
    await expect(microphone(page)).toBeHidden();
    // At the panel's edge, which comes up when the field is left.
    const panel = page.locator("form").filter({ has: field(page) });
    await choice.evaluate(
      (element, bottom) => {
        scrollBy(0, element.getBoundingClientRect().bottom - bottom - 14);
      },
      (await panel.boundingBox())?.y ?? 0,
    );
    await choice.tap();
    await expect(page.locator("article")).toHaveCount(2);
  });
});

test("without a network the question stays and is sent again on request", async ({ page, context }) => {
  await page.goto("/chat");
  await expect(page.getByText("Plan ilimitado · ∞")).toBeVisible();
  await context.setOffline(true);
  await field(page).fill("¿Qué es el TPS?");
  await field(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Error al enviar el mensaje");
  await expect(field(page)).toHaveValue("¿Qué es el TPS?");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Enviar otra vez" }).click();
  await expect(page.locator("article")).toHaveCount(1);
  await expect(page.locator("article")).toContainText("Fuente");
});

test("copying takes the warning, the steps and the sources along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write", "microphone"]);
  await page.goto("/chat");
  await askTyped(page, "ICE detuvo a mi esposo hoy, qué hago");
  await page.getByRole("button", { name: "Copiar" }).click();
  await expect(page.getByText("Respuesta copiada")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("ICE detuvo a mi esposo hoy");
  expect(copied).toContain("Fuentes:");
});

test("English", async ({ page, picture }) => {
  await page.evaluate(() => localStorage.setItem("preferred_language", "en"));
  await page.goto("/chat");
  await expect(
    page.getByRole("heading", { name: "Get answers to your immigration questions" }),
  ).toBeVisible();
  await askTyped(page, "How do I renew my green card?");
  await expect(page.locator("article")).toContainText("I\u201190");
  await picture("chat-answer-en-360", "screen");
});

test("axe finds nothing on the chat in any width and colour", async ({ page, picture }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/chat");
  await expect(page.getByText("Plan ilimitado · ∞")).toBeVisible();
  await askTyped(page, "ICE detuvo a mi esposo hoy, qué hago");
  await inEveryLook(page, async (look) => {
    await expectClean(page);
    await picture(`chat-${look.name}`, "screen");
  });
});

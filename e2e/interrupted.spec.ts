/** What a reload, a phone short of memory or a browser without recognition would take from a visitor. */
import { askTyped, expect, field, installSpeech, microphone, openDemo } from "./fixtures.ts";
import { soundRecorded, watchRecorder } from "./recorded-sound.ts";
import { withProviders as test } from "./with-providers.ts";

// Without a voice provider the browser's own voice reads.
test.use({ serverEnv: { ELEVENLABS_API_KEY: "" } });
test.beforeEach(({ chat }) => {
  chat.onTranscription({ transcription: { text: "¿Qué es el TPS?" } });
});

test("an answer that a reload broke off is there again with its question, can be heard, and is in no other tab", async ({
  page,
  context,
}) => {
  await installSpeech(page);
  await openDemo(page);
  await field(page).fill("explica despacio el asilo");
  await field(page).press("Enter");
  const card = page.locator("article");
  await expect(card).toContainText("Puedes pedir asilo");
  await page.reload();
  await expect(card).toContainText("explica despacio el asilo");
  await expect(card).toContainText("Puedes pedir asilo");
  // It says that it is not whole, and what asking again costs.
  await expect(card).toContainText("Esta respuesta se cortó antes de terminar.");
  await expect(card).toContainText("preguntar otra vez cuenta como otra");
  await expect(card.getByRole("button", { name: "Preguntar otra vez" })).toBeVisible();
  await expect(card.getByText(/^Fuentes?:/)).toHaveCount(0);
  await expect(page.locator("[data-remaining='1']")).toBeVisible();
  await page.getByRole("button", { name: "Escuchar", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.spoken[0])).toContain("Puedes pedir asilo");
  await card.getByRole("button", { name: "Preguntar otra vez" }).click();
  await expect(card).toHaveCount(2);
  await expect(card.last()).toContainText("Guarda copia de todos tus papeles");
  await expect(card.last().getByText("se cortó")).toHaveCount(0);
  await expect(page.locator("[data-remaining='0']")).toBeVisible();
  // Her second answer was read: the account is offered, and covers the screen.
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const another = await context.newPage();
  await openDemo(another);
  await expect(another.locator("[data-remaining='0']")).toBeVisible();
  await expect(another.locator("article")).toHaveCount(0);

  await page.getByRole("button", { name: "Borrar esta conversación" }).click();
  await page.getByRole("button", { name: "Borrar", exact: true }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-remaining='0']")).toBeVisible();
  await expect(card).toHaveCount(0);
});

test("a visitor's last question is hers again when its answer failed, or was stopped before its first word", async ({
  page,
}) => {
  await installSpeech(page);
  await openDemo(page);
  await askTyped(page, "¿Qué es el TPS?");
  await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  const left = page.locator("[data-remaining]");
  for (const [question, ended] of [
    ["la clave no sirve", () => expect(page.getByText("API key inválida")).toBeVisible()],
    ["un modelo callado", () => page.getByRole("button", { name: "Detener la respuesta" }).click()],
  ] as const) {
    await field(page).fill(question);
    await field(page).press("Enter");
    await ended();
    await expect(left).toHaveAttribute("data-remaining", "1");
    await expect(field(page)).toHaveValue(question);
    await expect(microphone(page)).toHaveAttribute("data-state", "idle");
  }
  // The stopped question left nothing to hear: the answer above it can be heard again.
  await page.evaluate(() => window.spoken.splice(0));
  await page.getByRole("button", { name: "Escuchar", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.spoken[0])).toContain("El TPS protege");
});

test("the first thing a visitor does is speak, in a browser without recognition: her recording becomes her question", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await watchRecorder(page);
  await openDemo(page);
  await microphone(page).click();
  await expect(microphone(page)).toHaveAttribute("data-state", "listening");
  await soundRecorded(page);
  await microphone(page).click();
  await expect(page.locator("article")).toContainText("¿Qué es el TPS?");
  await expect(page.locator("article")).toContainText("El TPS protege");
});
test.use({ permissions: ["microphone"] });

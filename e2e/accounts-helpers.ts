/** What the journeys of accounts share: mails and messages of the outbox, the login screen, toasts, axe. */
import type { Session } from "@faro/contract/accounts/schemas.ts";
import type { WorkChallenge } from "@faro/contract/shared/work.ts";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { findAnswer } from "../web/app/lib/find-answer.ts";
import { expectClean as expectCleanScreen } from "./expect-clean.ts";
import { expect, microphone } from "./fixtures.ts";

interface Message {
  recipient: string;
  subject: string;
  text: string;
}

/** The newest message to an address or number. */
async function lastMessage(request: APIRequestContext, recipient: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const { messages } = (await (await request.get("/dev/outbox.json")).json()) as { messages: Message[] };
      found = messages.find((message) => message.recipient === recipient);
      return found !== undefined;
    })
    .toBe(true);
  return found as Message;
}

export async function lastCode(page: Page, recipient: string): Promise<string> {
  const { subject, text } = await lastMessage(page.request, recipient);
  return /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0] ?? "";
}

/** Path and fragment of the link in the newest mail. */
export async function lastLink(page: Page, recipient: string): Promise<string> {
  const { text } = await lastMessage(page.request, recipient);
  const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return url.pathname + url.search + url.hash;
}

/** Makes an account by phone through the API, doing the work that the server may ask of a browser. */
export async function phoneAccount(page: Page, phone: string, firstName: string): Promise<Session> {
  const wanted = { phone, firstName };
  let start = await page.request.post("/api/auth/otp", { data: wanted });
  if (start.status() === 428) {
    const asked = (await (await page.request.post("/api/auth/work", { data: {} })).json()) as WorkChallenge;
    const work = await findAnswer(asked);
    start = await page.request.post("/api/auth/otp", { data: { ...wanted, work } });
  }
  const { challenge } = (await start.json()) as { challenge: string };
  const token = await lastCode(page, `+1${phone}`);
  const made = await page.request.post("/api/auth/verify", {
    data: { phone: `+1${phone}`, token, challenge },
  });
  const { created, ...session } = (await made.json()) as Session & { created: boolean };
  expect(created).toBe(true);
  return session;
}

/** Signs up by phone on the screen as far as the dialog that asks for the code; that dialog. */
export async function askPhoneCode(page: Page, phone: string): Promise<Locator> {
  await openLogin(page);
  await page.getByRole("button", { name: "Crear cuenta con mi teléfono" }).click();
  await page.getByLabel("Tu nombre").fill("Lupita");
  await page.getByLabel("Número de teléfono").fill(phone);
  await page.getByRole("button", { name: "Enviarme el código" }).click();
  return page.getByRole("dialog", { name: "Escribe el código" });
}

/** Another code than the right one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

export const newEmail = () => `ana.${crypto.randomUUID().slice(0, 8)}@example.com`;

let phones = Math.floor(Math.random() * 9000) * 100;
/** A number of Chicago that no other journey uses. */
export function newPhone(): string {
  phones += 1;
  return `3122${String(phones).padStart(6, "0")}`;
}

export const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });

/** Opens a path of the login screen and waits until it answers to taps. */
export async function openLogin(page: Page, path = "/login"): Promise<void> {
  const ready = page.waitForResponse(/\/api\/assistant\/status$/);
  await page.goto(path);
  await ready;
  await expect(microphone(page)).toBeVisible();
}

export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("faro_session") ?? "null") as Session | null);

/** Changes the stored session as if time had passed or somebody had touched it. */
export async function rewriteSession(page: Page, change: Partial<Session>): Promise<void> {
  await page.evaluate((values) => {
    const session = JSON.parse(localStorage.getItem("faro_session") ?? "null");
    localStorage.setItem("faro_session", JSON.stringify({ ...session, ...values }));
  }, change);
}

/** Whatever the browser holds of this site, as one text: storage, caches, databases, readable cookies. */
export async function everythingKept(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept.push(name, request.url, await answer?.text());
      }
    }
    kept.push(await indexedDB.databases());
    return JSON.stringify(kept);
  });
}

/** Toasts come and go; their look is held by the screens that show them alone. */
export async function expectClean(page: Page): Promise<void> {
  await expectCleanScreen(page, { exclude: "[data-sonner-toaster]" });
}

import type { Page } from "@playwright/test";
import { notification, startAuthorizeNet } from "../server/src/payments/testing/authorize-net-fake.ts";
import { test as base, expect, signUp } from "./fixtures.ts";
import { recordBodies, sentBodies } from "./sent-bodies.ts";

const script = "https://jstest.authorize.net/v1/Accept.js";
const number = "4007000000027";
let gateway: Awaited<ReturnType<typeof startAuthorizeNet>>;

const test = base.extend<object, object>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is wanted
    async ({}, use) => {
      gateway = await startAuthorizeNet();
      await use({
        ...gateway.settings,
        ...{ AUTHNET_SCRIPT_URL: script, AUTHNET_TIMEOUT: "5000", NEW_ACCOUNT_PLAN: "FREE" },
      });
      gateway.close();
    },
    { scope: "worker" },
  ],
});

/** Stands for the gateway's script: sends the card to the gateway's own address and hands back its token. */
const acceptScript = (address: string) => `
  window.Accept = { dispatchData: function (data, done) {
    fetch(${JSON.stringify(address)} + "/accept", { method: "POST", body: JSON.stringify(data) })
      .then(function (response) { return response.json(); }).then(done);
  } };`;

async function serveScript(page: Page): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: acceptScript(gateway.url) }),
  );
  await page.route(`${gateway.url}/accept`, (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: {
        opaqueData: gateway.token(),
        messages: { resultCode: "Ok", message: [{ code: "I_WC_01", text: "Successful." }] },
      },
    }),
  );
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel("Número de tarjeta").pressSequentially(number);
  await page.getByLabel("Vence (MM/YY)").pressSequentially("1231");
  await page.getByLabel("Código (CVV)").fill("900");
}

const newEmail = () => `ana.${Math.random().toString(36).slice(2)}@example.com`;

async function fillTrial(page: Page, email = newEmail()): Promise<void> {
  await page.goto("/prueba");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByLabel("Nombre").fill("Ana");
  await page.getByLabel("Apellido").fill("Núñez");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("una clave de prueba");
  await fillCard(page);
}

const pay = (page: Page) => page.getByRole("button", { name: "Pagar $1.00 y empezar" }).click();

test("G6: with a gateway only it receives the card; our server gets a token, and no other script runs", async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await recordBodies(page);
  await serveScript(page);
  await fillTrial(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).not.toContainText("Modo de prueba");
  await pay(page);
  await expect(dialog).toContainText("Tu cuenta está lista");

  const sent = await sentBodies(page);
  const withCard = sent.filter(({ url, body }) => `${url} ${body}`.includes(number));
  expect(withCard.map(({ url }) => url)).toEqual([`${gateway.url}/accept`]);
  const ours = sent.find(({ url }) => url.endsWith("/api/functions/authorize-sub"));
  expect(JSON.parse(ours?.body ?? "{}")).toMatchObject({
    opaqueData: { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue: expect.any(String) },
  });
  expect(JSON.parse(ours?.body ?? "{}")).not.toHaveProperty("cardNumber");
  expect([...origins].sort()).toEqual(
    [new URL(baseURL ?? "").origin, gateway.url, new URL(script).origin].sort(),
  );
});

test("the gateway's script is allowed on the card form's pages and nowhere else", async ({ request }) => {
  for (const [path, allowed] of [
    ["/prueba", true],
    ["/cambiar-tarjeta", true],
    ["/activar-plan", true],
    ["/landing", false],
    ["/login", false],
    ["/settings", false],
  ] as const) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy.includes("https://jstest.authorize.net"), path).toBe(allowed);
    expect(policy.includes(`connect-src 'self' ${gateway.url}`), path).toBe(allowed);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe-inline|unsafe-eval|\*)/);
  }
});

/** The bank has looked at every payment that it held, and lets it pass. */
async function approve(page: Page): Promise<void> {
  gateway.books.hold = false;
  for (const held of gateway.books.transactions.filter(({ responseCode }) => responseCode === "4")) {
    Object.assign(held, { status: "capturedPendingSettlement", responseCode: "1" });
    const event = notification({
      eventType: "net.authorize.payment.fraud.approved",
      payload: { entityName: "transaction", id: held.transId },
    });
    const { body: data, headers } = event;
    const response = await page.request.post("/api/payments/webhooks/authorize-net", { data, headers });
    expect(response.status()).toBe(200);
  }
}

test.describe("a payment that the bank looks at", () => {
  // What her sign-in is answered until the account is there.
  test.use({ allowedErrors: { patterns: [/status of 409/] } });
  test.beforeEach(() => {
    gateway.books.hold = true;
  });
  test.afterEach(() => {
    gateway.books.hold = false;
  });

  test("says so, charges nothing twice, and opens the account when the bank has said yes", async ({
    page,
    picture,
  }) => {
    await serveScript(page);
    const email = newEmail();
    const before = gateway.books.transactions.length;
    const dialog = page.getByRole("dialog");
    const inReview = page.getByRole("heading", { name: "Tu pago está en revisión" });
    for (const _ of ["the first time", "and after a reload"]) {
      await fillTrial(page, email);
      await pay(page);
      await expect(inReview).toBeFocused();
      await expect(dialog).toContainText("No lo repitas: te avisaremos por correo");
      // Trying again would help nobody: one way out.
      await expect(dialog.getByRole("button", { name: "Intentar de nuevo" })).toHaveCount(0);
    }
    await picture("trial-review-360", "screen");
    expect(gateway.books.transactions).toHaveLength(before + 1);
    const signIn = () =>
      page.request.post("/api/auth/sign-in", { data: { email, password: "una clave de prueba" } });
    expect((await signIn()).status()).toBe(401);
    await approve(page);
    await expect.poll(async () => (await signIn()).status()).toBe(200);
    await dialog.getByRole("link", { name: "Volver al inicio" }).click();
    await expect(page).toHaveURL(/\/landing$/);
    await fillTrial(page, email);
    await pay(page);
    await expect(dialog).toContainText("Tu cuenta está lista");
    expect(gateway.books.transactions).toHaveLength(before + 1);
    await page.goto("/settings");
    await expect(page.getByText("Prueba de 7 días").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Recibo del/ })).toHaveCount(1);
  });

  test("says so to an account that begins a plan, and leads back to the chat", async ({ page, picture }) => {
    await serveScript(page);
    await signUp(page);
    await page.goto("/activar-plan");
    await fillCard(page);
    await pay(page);
    await expect(page.getByRole("heading", { name: "Tu pago está en revisión" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Ir a mi asistente" })).toBeVisible();
    await picture("plan-review-360");
    await approve(page);
    // The page knows of the plan a moment after it was drawn: each look waits for that.
    await expect(async () => {
      await page.goto("/activar-plan");
      await expect(page.getByText("Ya tienes preguntas sin límite.")).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  });
});

test.describe("when the gateway's script cannot be loaded", () => {
  test.use({ allowedErrors: { patterns: [/ERR_FAILED/] } });

  test("nothing was sent and she is told so; the next try pays, once", async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await fillTrial(page);
    const before = gateway.books.transactions.length;
    await pay(page);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("No se pudo completar");
    await expect(alert).toContainText("Con este intento no te cobramos nada");
    await page.unroute(script);
    await serveScript(page);
    await page.getByRole("button", { name: "Intentar de nuevo" }).click();
    await pay(page);
    await expect(page.getByRole("dialog")).toContainText("Tu cuenta está lista");
    expect(gateway.books.transactions).toHaveLength(before + 1);
  });
});

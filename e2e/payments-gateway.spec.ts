import { startAuthorizeNet } from "../server/src/payments/testing/authorize-net-fake.ts";
import { test as base, expect } from "./fixtures.ts";
import { recordBodies, sentBodies } from "./sent-bodies.ts";

const script = "https://jstest.authorize.net/v1/Accept.js";
const number = "4007000000027";
let gateway: Awaited<ReturnType<typeof startAuthorizeNet>>;

const test = base.extend<object, object>({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is wanted
    async ({}, use) => {
      gateway = await startAuthorizeNet();
      await use({ ...gateway.settings, AUTHNET_SCRIPT_URL: script, AUTHNET_TIMEOUT: "5000" });
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

test("G6: with a gateway only it receives the card; our server gets a token, and no other script runs", async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await recordBodies(page);
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
  await page.goto("/prueba");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText("Modo de prueba");
  await page.getByLabel("Nombre").fill("Ana");
  await page.getByLabel("Apellido").fill("Núñez");
  await page.getByLabel("Correo electrónico").fill(`ana.${Math.random().toString(36).slice(2)}@example.com`);
  await page.getByLabel("Contraseña", { exact: true }).fill("una clave de prueba");
  await page.getByLabel("Número de tarjeta").pressSequentially(number);
  await page.getByLabel("Vence (MM/YY)").pressSequentially("1231");
  await page.getByLabel("Código (CVV)").fill("900");
  await page.getByRole("button", { name: "Pagar $1.00 y empezar" }).click();
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

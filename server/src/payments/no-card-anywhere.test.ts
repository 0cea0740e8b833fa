import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { buy, newBuyer, subscriber, testCard } from "#server/payments/testing/buy.ts";
import { startTestApp } from "#server/testing/test-app.ts";

/** Nobody else's numbers: what is found was ours. */
const numbers = [
  "4111111111111111",
  "4012888818888",
  "5424000000000015",
  "6011000000000012",
  "370000000000002",
];
const code = "7391";
const codes = ["739", code];

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const sandbox = await startTestApp({ LOG_LEVEL: "debug", NEW_ACCOUNT_PLAN: "FREE" });
const gateway = await startTestApp({ ...fake.settings, LOG_LEVEL: "debug" });

/** Every row of every table of every schema, as text, byte columns opened as text too. */
async function dump(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const parts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      parts.push(...rows.map(({ row }) => row));
      parts.push(
        ...rows.map(({ row }) =>
          row.replace(/\\\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, "hex").toString("latin1")),
        ),
      );
    }
    return parts.join("\n");
  } finally {
    await client.end();
  }
}

function expectNoCard(text: string, where: string): void {
  const digits = text.replace(/[ -]/g, "");
  for (const number of numbers) {
    expect(text, where).not.toContain(number);
    expect(digits, where).not.toContain(number);
    expect(text, where).not.toContain(Buffer.from(number).toString("hex"));
    expect(text, where).not.toContain(Buffer.from(number).toString("base64").replace(/=+$/, ""));
  }
  expect(text, where).not.toMatch(new RegExp(`"?(cvv|cardCode|code)"?[:=]\\s*"?(${codes.join("|")})\\b`));
}

it("G5: no card number or code in the database, its queue, the logs, or any answer, whatever went wrong", async () => {
  const answers: string[] = [];
  const send = async (path: string, body: object) => {
    const response = await sandbox.visitor("192.0.2.10").json(path, body);
    answers.push(await response.text());
  };
  const card = (number: string, more: object = {}) => ({
    ...testCard,
    cardNumber: number,
    cvv: "739",
    ...more,
  });
  await send("/api/functions/authorize-sub", { ...newBuyer(), ...card("4111111111111111") });
  await send("/api/functions/authorize-sub", { ...newBuyer(), ...card("4012888818888", { zip: "46282" }) });
  await send("/api/functions/authorize-sub", { ...newBuyer(), ...card("370000000000002", { cvv: code }) });
  await send("/api/functions/authorize-sub", {
    ...newBuyer({ firstName: "4111 1111 1111 1111" }),
    ...card("6011000000000012"),
  });
  await send("/api/functions/authorize-sub", {
    ...newBuyer({ email: "4111111111111111@example.com" }),
    ...card("6011000000000012"),
  });
  await send("/api/functions/authorize-sub", {
    ...newBuyer(),
    ...card("6011000000000012", { expirationDate: "99" }),
  });
  await send("/api/functions/authorize-sub?cardNumber=4111111111111111", {
    ...newBuyer(),
    ...card("6011000000000012"),
  });
  const broken = await sandbox.visitor("192.0.2.10").fetch("/api/functions/authorize-sub", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"cardNumber":"4111111111111111","cvv":"739`,
  });
  answers.push(await broken.text());
  const ana = await subscriber(sandbox, card("4111111111111111"));
  answers.push(await (await ana.json("/api/payments/subscription/card", card("5424000000000015"))).text());
  answers.push(await (await ana.fetch("/api/payments/subscription")).text());
  const rosa = await sandbox.signedUp({ address: "192.0.2.13" });
  for (const change of [{ cvv: code }, { zip: "46282" }, {}]) {
    const own = await rosa.json("/api/payments/subscription/start", card("5424000000000015", change));
    answers.push(await own.text());
  }
  const wrong = card("5424000000000015", { proof: { challenge: "4111111111111111", answer: 4111 } });
  answers.push(await (await rosa.json("/api/payments/subscription/start", wrong)).text());
  await runPaymentTasks(sandbox.services);

  // With a gateway: refused raw cards, and a gateway that answers with garbage.
  const raw = await gateway
    .visitor("192.0.2.11")
    .json("/api/functions/authorize-sub", { ...newBuyer(), ...card("4111111111111111") });
  answers.push(await raw.text());
  for (const day of ["html", "hang", "lost", { code: "E00003" }] as const) {
    fake.badDays.push(day);
    const opaqueData = fake.token({ number: "4012888818888", code: "739" });
    answers.push(JSON.stringify(await buy(gateway.visitor("192.0.2.12"), { ...newBuyer(), opaqueData })));
  }
  gateway.advance(10 * 60_000);
  await runPaymentTasks(gateway.services);

  expectNoCard(answers.join("\n"), "answers");
  for (const [name, app] of [
    ["sandbox", sandbox],
    ["gateway", gateway],
  ] as const) {
    expect(app.logLines.length).toBeGreaterThan(3);
    expectNoCard(app.logLines.join("\n"), `${name} log`);
    const text = await dump(app.databaseUrl);
    expect(text).toContain("payment");
    expectNoCard(text, `${name} database`);
  }
  expectNoCard(fake.bodies.join("\n"), "what reached the gateway from our server");
  // The dump does see what is stored: the last four digits of the card that paid.
  expect(await dump(sandbox.databaseUrl)).toContain("Visa 1111");
});

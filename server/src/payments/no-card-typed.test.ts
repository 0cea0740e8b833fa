import { expect, it } from "vitest";
import { asked, saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { code, dump, expectNoCard } from "#server/payments/testing/no-card.ts";
import { says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const provider = await startFakeProvider();
const app = await startTestApp({ ...openAiAt(provider.url), LOG_LEVEL: "debug" });
const typed = `Mi tarjeta es 4111 1111 1111 1111 y el CVV es ${code}. ¿Cómo renuevo mi mica?`;
const inEnglish = `my card 5424-0000-0000-0015, security code ${code}`;

it("G5: a card number or code typed into name, e-mail, chat, its title, help, feedback or the reason to leave is nowhere", async () => {
  provider.answers(says("Tu tarjeta [TARJETA-1] y el código [CODIGO-1] no hacen falta aquí."));
  const shown: string[] = [];
  const see = async (response: Promise<Response>) => {
    const { status, body } = await response.then(async (one) => ({
      status: one.status,
      body: await one.text(),
    }));
    shown.push(body);
    return status;
  };
  const visitor = app.visitor("192.0.2.20");
  const signUp = { password: "una clave de prueba", timeZone: "America/Chicago" };
  expect(
    await see(
      visitor.json("/api/auth/sign-up", {
        ...signUp,
        firstName: "Eva",
        email: "4111111111111111@example.com",
      }),
    ),
  ).toBe(400);
  const ana = await app.signedUp({ address: "192.0.2.21", firstName: "4111 1111 1111 1111" });
  await see(
    ana.fetch("/api/profile", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ last_name: "5424000000000015" }),
    }),
  );
  const exchange = await asked(ana, typed);
  await app.visitor("192.0.2.22").ask(typed);
  const chat = await saved(ana, [exchange, noted(inEnglish, `ok: ${inEnglish}`)]);
  await see(
    ana.fetch(`/api/saved-chats/${chat.id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ title: "tarjeta 4111111111111111" }),
    }),
  );
  await see(ana.json("/api/help/answers", { question: typed }));
  const words = { first_name: "Ana", last_name: "Ruiz", email: "ana@example.com", message: typed };
  expect(await see(ana.json("/api/user-feedback", words))).toBe(200);
  expect(
    await see(ana.json("/api/feedback", { additional_comments: typed, support_feedback: inEnglish })),
  ).toBe(200);

  // All that is kept of her, opened: her own views and her copy.
  for (const path of ["/api/profile", "/api/assistant/context", `/api/saved-chats/${chat.id}`]) {
    expect(await see(ana.fetch(path)), path).toBe(200);
  }
  expect(await see(ana.json("/api/profile/export", { proof: { password: ana.password } }))).toBe(200);
  expect(shown.join("\n")).toContain("[TARJETA-1]");
  expectNoCard(shown.join("\n"), "what she is shown");
  expect(shown.join("\n")).not.toContain(code);

  const sent = provider.calls.map(({ body }) => body).join("\n");
  expect(sent).toContain("[TARJETA-1]");
  expectNoCard(sent, "what the model was sent");
  expect(sent).not.toContain(code);

  const leave = { confirmation: "ELIMINAR MI CUENTA", reason: typed };
  expect(await see(ana.json("/api/functions/delete-user-account", leave))).toBe(200);
  expectNoCard(app.logLines.join("\n"), "log");
  expectNoCard(await dump(app.databaseUrl), "database");
});

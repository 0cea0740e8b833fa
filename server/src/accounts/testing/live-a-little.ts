/** A person who has used everything: a row of hers in each slice, for tests of what others see and what deletion leaves. */

import { asked, saved } from "#server/history/testing/chats.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { testCard } from "#server/payments/testing/buy.ts";
import { aMinuteLater, asAdmin } from "#server/testing/database.ts";
import { lastCode, newPhone } from "#server/testing/outbox.ts";
import { askForCode } from "#server/testing/solve-work.ts";
import type { SignedInVisitor, TestApp } from "#server/testing/test-app.ts";

export interface Lived {
  /** Ten digits. */
  phone: string;
  chat: string;
  reminder: string;
  /** Words that are hers and must be readable nowhere in the database. */
  words: string[];
}

async function posted<Body>(visitor: SignedInVisitor, path: string, body: unknown): Promise<Body> {
  const response = await visitor.json(path, body);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Adds her phone, confirmed by the code. */
export async function addPhone(app: TestApp, visitor: SignedInVisitor): Promise<string> {
  const phone = newPhone();
  const proof = { password: visitor.password };
  const started = { channel: "phone", value: phone, proof };
  const response = await askForCode(visitor, "/api/profile/contact", started);
  const { challenge } = (await response.json()) as { challenge: string };
  const code = await lastCode(app, `+1${phone}`);
  await posted(visitor, "/api/profile/contact/confirm", { challenge, code });
  await aMinuteLater(app);
  return phone;
}

export async function liveALittle(app: TestApp, visitor: SignedInVisitor): Promise<Lived> {
  const phone = await addPhone(app, visitor);
  // Who has questions without end cannot buy them.
  await asAdmin(app, (client) =>
    client.query("update profiles set plan = 'FREE' where owner_id = $1", [visitor.userId]),
  );
  await posted(visitor, "/api/payments/subscription/start", testCard);
  await runPaymentTasks(app.services);
  const exchange = await asked(visitor, "Mi número es A123456789, ¿qué sigue?");
  const chat = await saved(visitor, [exchange]);
  const date = new Date(app.services.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  const title = "Corte en Aurora";
  const wanted = { date, time: null, title, channel: "email" };
  const reminder = await posted<{ id: string }>(visitor, "/api/reminders", wanted);
  await posted(visitor, "/api/feedback", { additional_comments: "Mi hijo Nezahualcóyotl", future_use: 5 });
  await posted(visitor, "/api/profile/export", { proof: { password: visitor.password } });
  return {
    phone,
    chat: chat.id,
    reminder: reminder.id,
    words: [phone, visitor.email, "A123456789", title, "Nezahualcóyotl"],
  };
}

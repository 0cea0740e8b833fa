import { cardWords } from "@faro/contract/payments/card-words.ts";
import { and, eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { paymentReceipts } from "#server/payments/tables.ts";
import { createPdf } from "#server/pdf/create-pdf.ts";

const words = {
  es: {
    title: "Recibo de Faro",
    amount: "Cantidad",
    day: "Fecha",
    card: "Tarjeta",
    number: "Número de pago",
    trial: "Prueba de 7 días",
    month: "Faro Premium, un mes",
    returned: "Este pago se devolvió a tu tarjeta.",
    sandbox: "Modo de prueba: no se cobró nada.",
    footer: "Faro da orientación, no asesoría legal. No somos el gobierno.",
  },
  en: {
    title: "Faro receipt",
    amount: "Amount",
    day: "Date",
    card: "Card",
    number: "Payment number",
    trial: "7-day trial",
    month: "Faro Premium, one month",
    returned: "This payment was returned to your card.",
    sandbox: "Test mode: nothing was charged.",
    footer: "Faro gives guidance, not legal advice. We are not the government.",
  },
};

/** A receipt of the signed-in person as PDF. Somebody else's is not found. */
export async function receiptPdf(ctx: RequestContext, id: string): Promise<Buffer> {
  const { services, language } = ctx;
  const ownerId = requireUser(ctx).id;
  const [row] = await withOwner(services.db, ownerId, (tx) =>
    tx
      .select()
      .from(paymentReceipts)
      .where(and(eq(paymentReceipts.ownerId, ownerId), eq(paymentReceipts.id, id))),
  );
  if (row === undefined) throw new CodedError("NOT_FOUND");
  const text = words[language];
  const day = new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${row.paidOn}T00:00:00Z`));
  const pdf = createPdf({
    title: text.title,
    subtitle: text[row.kind],
    language,
    footer: text.footer,
    created: row.createdAt,
  });
  if (services.payments.name === "sandbox") pdf.note(text.sandbox);
  pdf.list([
    `${text.amount}: $${(row.cents / 100).toFixed(2)} USD`,
    `${text.day}: ${day}`,
    `${text.card}: ${cardWords(row.card, language)}`,
    `${text.number}: ${row.id}`,
  ]);
  if (row.returned) pdf.paragraph(text.returned, "strong");
  return await pdf.finish();
}

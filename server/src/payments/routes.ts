import { contract } from "@faro/contract/contract.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { implement } from "@orpc/server";
import type { Context, Hono } from "hono";
import { CodedError } from "#server/errors.ts";
import type { AppBindings } from "#server/http/app-context.ts";
import type { RequestContext } from "#server/http/context.ts";
import { makeWork } from "#server/http/proof-of-work.ts";
import { advanceSandbox } from "#server/payments/advance-sandbox.ts";
import { authorizeSub } from "#server/payments/authorize-sub.ts";
import { cancelSubscription } from "#server/payments/cancel-subscription.ts";
import { changeCard } from "#server/payments/change-card.ts";
import { getSettings } from "#server/payments/get-settings.ts";
import { getSubscription } from "#server/payments/get-subscription.ts";
import { receiptPdf } from "#server/payments/receipt-pdf.ts";
import { receiveEvent } from "#server/payments/receive-event.ts";
import { resumeSubscription } from "#server/payments/resume-subscription.ts";
import { startPlan } from "#server/payments/start-plan.ts";
import { startPaymentTasks } from "#server/payments/work.ts";
import type { Services } from "#server/services.ts";

const os = implement(contract.payments).$context<RequestContext>();

export const paymentRoutes = os.router({
  getSettings: os.getSettings.handler(({ context }) => getSettings(context)),
  authorizeSub: os.authorizeSub.handler(({ context, input }) => authorizeSub(context, input)),
  getSubscription: os.getSubscription.handler(({ context }) => getSubscription(context)),
  cancelSubscription: os.cancelSubscription.handler(({ context }) => cancelSubscription(context)),
  resumeSubscription: os.resumeSubscription.handler(({ context }) => resumeSubscription(context)),
  startPlan: os.startPlan.handler(({ context, input }) => startPlan(context, input)),
  makeProof: os.makeProof.handler(({ context }) => makeWork(context, "card", paymentLimits.proof)),
  changeCard: os.changeCard.handler(({ context, input }) => changeCard(context, input)),
  advanceSandbox: os.advanceSandbox.handler(({ context, input }) => advanceSandbox(context, input)),
});

/** What is no JSON operation: the gateway's notifications (signed raw bytes) and receipts as files. */
export function servePayments(
  app: Hono<AppBindings>,
  services: Services,
  place: (c: Context<AppBindings>) => RequestContext,
): void {
  app.post("/api/payments/webhooks/authorize-net", async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const genuine = await receiveEvent(services, body, c.req.header("x-anet-signature"));
    if (!genuine) throw new CodedError("UNAUTHORIZED");
    startPaymentTasks(services);
    return c.json({ received: true });
  });
  app.get("/api/payments/receipts/:id", async (c) => {
    const pdf = await receiptPdf(place(c), c.req.param("id"));
    return c.body(new Uint8Array(pdf), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="faro-${c.req.param("id").replace(/\W/g, "")}.pdf"`,
    });
  });
}

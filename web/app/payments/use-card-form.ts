import { paymentErrorText, paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { StartPlanInput, SubscriptionAnswer } from "@faro/contract/payments/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { ORPCError } from "@orpc/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toShownError } from "#web/lib/api.ts";
import { CardNotTaken, cardToSend, sayable } from "#web/payments/accept.ts";
import { type CardValues, cardSchema, emptyCard } from "#web/payments/form-schema.ts";
import { tellPlanChanged } from "#web/payments/plan-news.ts";
import { sendWithProof } from "#web/payments/prove-work.ts";
import { paymentSettingsQuery, subscriptionQuery } from "#web/payments/queries.ts";
import { type Wait, waitOf } from "#web/payments/wait-notice.tsx";

export type CardFormState =
  /** `unknown`: nobody knows yet whether the payment passed. */
  | { name: "idle"; error: string | null; unknown: boolean }
  | { name: "wait"; wait: Wait; text: string }
  | { name: "processing" }
  | { name: "proving" }
  /** `charged`: an overdue month was charged to the new card. */
  | { name: "done"; answer: SubscriptionAnswer; charged: boolean };

type Send = (card: StartPlanInput, options: { context: { language: "es" | "en" } }) => Promise<unknown>;

const asksForProof = (outcome: { answer: unknown } | { error: unknown }) =>
  "error" in outcome && outcome.error instanceof ORPCError && outcome.error.code === "PAYMENT_PROOF";

/** A form that holds a card alone, for a person who is signed in. What was typed stays until it was accepted. */
export function useCardForm(send: Send) {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const queries = useQueryClient();
  const settings = useQuery(paymentSettingsQuery);
  const [state, setState] = useState<CardFormState>({ name: "idle", error: null, unknown: false });
  const resolver = useMemo(() => zodResolver(cardSchema((key) => t(`form.errors.${key}`))), [t]);
  const form = useForm<CardValues>({ resolver, defaultValues: emptyCard });

  /** Nobody knows what became of the last try that was sent. */
  const open = useRef(false);

  const fail = (thrown: unknown) => {
    const shown = toShownError(thrown, language);
    const wait = waitOf(shown.code);
    if (wait !== null) return setState({ name: "wait", wait, text: shown.message });
    // No token, so this try sent nothing; what the one before it left open is open still.
    const failure = thrown instanceof CardNotTaken ? sayable(thrown, open.current) : null;
    const unknown =
      failure === null
        ? shown.code === "OFFLINE" || shown.code === "PAYMENT_CONNECTION"
        : failure === paymentFailures.unknown;
    open.current = unknown;
    const text = failure === null ? shown.message : paymentErrorText(failure, language);
    setState({
      name: "idle",
      error: unknown ? errorMessage("PAYMENT_CONNECTION", language) : text,
      unknown,
    });
  };

  const submit = form.handleSubmit(async (values) => {
    if (settings.data === undefined) return;
    setState({ name: "processing" });
    try {
      const card = await cardToSend(settings.data, values);
      const answer = (await sendWithProof(
        (proof) => send({ ...card, ...proof }, { context: { language } }),
        asksForProof,
        () => setState({ name: "proving" }),
      )) as SubscriptionAnswer & { charged?: boolean };
      form.reset();
      queries.setQueryData(subscriptionQuery.queryKey, answer);
      void queries.invalidateQueries({ queryKey: ["profile"] });
      tellPlanChanged();
      setState({ name: "done", answer, charged: answer.charged === true });
    } catch (thrown) {
      fail(thrown);
    }
  });
  return { form, settings, state, submit };
}

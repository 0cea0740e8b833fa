import { paymentErrorText } from "@faro/contract/payments/error-text.ts";
import type { StartPlanInput, SubscriptionAnswer } from "@faro/contract/payments/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { ORPCError } from "@orpc/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toShownError } from "#web/lib/api.ts";
import { CardNotTaken, cardToSend } from "#web/payments/accept.ts";
import { type CardValues, cardSchema, emptyCard } from "#web/payments/form-schema.ts";
import { tellPlanChanged } from "#web/payments/plan-news.ts";
import { sendWithProof } from "#web/payments/prove-work.ts";
import { paymentSettingsQuery, subscriptionQuery } from "#web/payments/queries.ts";

export type CardFormState =
  | { name: "idle"; error: string | null }
  | { name: "processing" }
  | { name: "proving" }
  | { name: "done"; answer: SubscriptionAnswer };

type Send = (card: StartPlanInput, options: { context: { language: "es" | "en" } }) => Promise<unknown>;

const asksForProof = (outcome: { answer: unknown } | { error: unknown }) =>
  "error" in outcome && outcome.error instanceof ORPCError && outcome.error.code === "PAYMENT_PROOF";

/** A form that holds a card alone, for a person who is signed in. What was typed stays until it was accepted. */
export function useCardForm(send: Send) {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const queries = useQueryClient();
  const settings = useQuery(paymentSettingsQuery);
  const [state, setState] = useState<CardFormState>({ name: "idle", error: null });
  const resolver = useMemo(() => zodResolver(cardSchema((key) => t(`form.errors.${key}`))), [t]);
  const form = useForm<CardValues>({ resolver, defaultValues: emptyCard });

  const wordsOf = (thrown: unknown): string => {
    if (thrown instanceof CardNotTaken) return paymentErrorText(thrown.failure, language);
    const shown = toShownError(thrown, language);
    return shown.code === "OFFLINE" ? errorMessage("PAYMENT_CONNECTION", language) : shown.message;
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
      )) as SubscriptionAnswer;
      form.reset();
      queries.setQueryData(subscriptionQuery.queryKey, answer);
      void queries.invalidateQueries({ queryKey: ["profile"] });
      tellPlanChanged();
      setState({ name: "done", answer });
    } catch (thrown) {
      setState({ name: "idle", error: wordsOf(thrown) });
    }
  });
  return { form, settings, state, submit };
}

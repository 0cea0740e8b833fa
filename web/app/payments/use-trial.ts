import { paymentErrorCode, paymentErrorText, paymentFailures } from "@faro/contract/payments/error-text.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { ORPCError } from "@orpc/client";
import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { api, toShownError } from "#web/lib/api.ts";
import { setSession } from "#web/lib/session.ts";
import { CardNotTaken, cardToSend } from "#web/payments/accept.ts";
import { emptyCard, type TrialValues, trialSchema } from "#web/payments/form-schema.ts";
import { sendWithProof } from "#web/payments/prove-work.ts";
import { tryKey } from "#web/payments/try-key.ts";

/** Spec part 2, section 4: idle, then processing, then success or error. */
export type TrialState =
  | { name: "idle" }
  | { name: "processing" }
  | { name: "proving" }
  | { name: "success"; redirectTo: string }
  | { name: "error"; message: string; hasAccount: boolean };

/** Codes of a request that did not even reach the payment; their own words are better than the general ones. */
const ownWords = new Set([
  "RAW_CARD_REFUSED",
  "PASSWORD_TOO_SHORT",
  "PASSWORD_TOO_LONG",
  "EMAIL_INVALID",
  "TOO_MANY_REQUESTS",
]);

export function useTrial(onDone: (redirectTo: string) => void) {
  const { t, i18n } = useTranslation("payments");
  const language: Language = i18n.language === "en" ? "en" : "es";
  const [state, setState] = useState<TrialState>({ name: "idle" });
  const resolver = useMemo(() => zodResolver(trialSchema((key) => t(`form.errors.${key}`))), [t]);
  const form = useForm<TrialValues>({
    resolver,
    defaultValues: { firstName: "", lastName: "", email: "", password: "", ...emptyCard },
  });

  /** What a thrown error says: the spec's two texts for a failed call and for anything unexpected. */
  const wordsOf = (thrown: unknown): string => {
    if (thrown instanceof CardNotTaken) return paymentErrorText(thrown.failure, language);
    const shown = toShownError(thrown, language);
    if (ownWords.has(shown.code)) return shown.message;
    if (shown.code === "OFFLINE") return errorMessage("PAYMENT_CONNECTION", language);
    return errorMessage(thrown instanceof ORPCError ? "PAYMENT_FUNCTION" : "PAYMENT_UNEXPECTED", language);
  };

  const pay = async (settings: PaymentSettings, values: TrialValues) => {
    setState({ name: "processing" });
    try {
      const { firstName, lastName, email, password } = values;
      const wanted = {
        ...{ firstName, lastName, email, password, language },
        ...(await cardToSend(settings, values)),
        idempotencyKey: tryKey(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      const answer = await sendWithProof(
        (proof) => api.payments.authorizeSub({ ...wanted, ...proof }),
        (outcome) => "answer" in outcome && outcome.answer.error === paymentFailures.proof,
        () => setState({ name: "proving" }),
      );
      if (answer.success && answer.session !== null) {
        setSession(answer.session);
        form.reset();
        setState({ name: "success", redirectTo: answer.redirectTo ?? "/chat" });
        return;
      }
      const hasAccount = paymentErrorCode(answer.error) === "PAYMENT_ACCOUNT_EXISTS";
      setState({ name: "error", message: paymentErrorText(answer.error, language), hasAccount });
    } catch (thrown) {
      setState({ name: "error", message: wordsOf(thrown), hasAccount: false });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the three seconds begin with the success alone
  useEffect(() => {
    if (state.name !== "success") return;
    const timer = setTimeout(() => onDone(state.redirectTo), paymentLimits.successDelay);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    form,
    state,
    submit: (settings: PaymentSettings) => form.handleSubmit((values) => pay(settings, values)),
    retry: () => setState({ name: "idle" }),
  };
}

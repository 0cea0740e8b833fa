import { paymentErrorCode, paymentErrorText, paymentFailures } from "@faro/contract/payments/error-text.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { ORPCError } from "@orpc/client";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { api, toShownError } from "#web/lib/api.ts";
import { setSession } from "#web/lib/session.ts";
import { CardNotTaken, cardToSend, sayable } from "#web/payments/accept.ts";
import { emptyCard, type TrialValues, trialSchema } from "#web/payments/form-schema.ts";
import { sendWithProof } from "#web/payments/prove-work.ts";
import { forgetTryKey, tryKey } from "#web/payments/try-key.ts";
import { type Wait, waitOf } from "#web/payments/wait-notice.tsx";

/** Spec part 2, section 4: idle, then processing, then success or error. */
export type TrialState =
  | { name: "idle"; focus?: "card" | "password" | "email" }
  | { name: "processing" }
  | { name: "proving" }
  | { name: "success"; redirectTo: string }
  | { name: "error"; message: string; hasAccount: boolean; about: About };

/** What the error is about, so that the next step fits: the card, a payment nobody knows the outcome of, time, or the rest. */
type About = "card" | "unknown" | Wait | "other";

const aboutCard = new Set(["PAYMENT_CARD", "PAYMENT_DECLINED", "CARD_DETAILS_INVALID"]);

function aboutOf(code: string | null): About {
  if (code === "PAYMENT_CONNECTION") return "unknown";
  const wait = waitOf(code);
  if (wait !== null) return wait;
  return code !== null && aboutCard.has(code) ? "card" : "other";
}

/** Codes of a request that did not even reach the payment; their own words are better than the general ones. */
const ownWords = new Set(["RAW_CARD_REFUSED", "TOO_MANY_REQUESTS"]);

/** Those about one field: said where it is mended. Nothing was sent to the bank. */
const fieldOf: Record<string, "password" | "email"> = {
  PASSWORD_TOO_SHORT: "password",
  PASSWORD_COMMON: "password",
  PASSWORD_TOO_LONG: "password",
  EMAIL_INVALID: "email",
};

export type Trial = ReturnType<typeof useTrial>;

export function useTrial(onDone: (redirectTo: string) => void) {
  const { t, i18n } = useTranslation("payments");
  const language: Language = i18n.language === "en" ? "en" : "es";
  const [state, setState] = useState<TrialState>({ name: "idle" });
  const resolver = useMemo(() => zodResolver(trialSchema((key) => t(`form.errors.${key}`))), [t]);
  const form = useForm<TrialValues>({
    resolver,
    defaultValues: { firstName: "", lastName: "", email: "", password: "", ...emptyCard },
  });

  /** Nobody knows what became of the last try that was sent. */
  const open = useRef(false);

  const fail = (message: string, code: string | null) => {
    open.current = code === "PAYMENT_CONNECTION";
    const hasAccount = code === "PAYMENT_ACCOUNT_EXISTS" || code === "PAYMENT_PAID_BEFORE";
    setState({ name: "error", message, hasAccount, about: aboutOf(code) });
  };

  /** What a thrown error says: the spec's two texts for a failed call and for anything unexpected. */
  const failThrown = (thrown: unknown) => {
    if (thrown instanceof CardNotTaken) {
      // This try sent nothing; what the one before it left open is open still.
      const failure = sayable(thrown, open.current);
      return fail(paymentErrorText(failure, language), paymentErrorCode(failure));
    }
    const shown = toShownError(thrown, language);
    const field = fieldOf[shown.code];
    if (field !== undefined) {
      form.setError(field, { message: shown.message });
      return setState({ name: "idle", focus: field });
    }
    if (ownWords.has(shown.code)) return fail(shown.message, shown.code);
    const code =
      shown.code === "OFFLINE"
        ? "PAYMENT_CONNECTION"
        : thrown instanceof ORPCError
          ? "PAYMENT_FUNCTION"
          : "PAYMENT_UNEXPECTED";
    fail(errorMessage(code, language), code);
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
        forgetTryKey();
        form.reset();
        setState({ name: "success", redirectTo: answer.redirectTo ?? "/chat" });
        return;
      }
      fail(paymentErrorText(answer.error, language), paymentErrorCode(answer.error));
    } catch (thrown) {
      failThrown(thrown);
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
    /** Back to the form; after a refused card, to the card. */
    retry: () =>
      setState({
        name: "idle",
        ...(state.name === "error" && state.about === "card" ? { focus: "card" } : {}),
      }),
  };
}

import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { type FormEvent, useEffect, useState } from "react";
import type { Control, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CardFields } from "#web/payments/card-fields.tsx";
import { price } from "#web/payments/card-format.ts";
import { CardLock } from "#web/payments/card-lock.tsx";
import type { CardValues, TrialValues } from "#web/payments/form-schema.ts";
import { useOfferWords } from "#web/payments/offer-words.ts";
import { SandboxNote } from "#web/payments/sandbox-note.tsx";
import { Terms } from "#web/payments/terms.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailField, FamilyNameField, GivenNameField } from "#web/ui/contact-fields.tsx";
import { Field } from "#web/ui/field.tsx";

interface TrialFormProps {
  form: UseFormReturn<TrialValues>;
  settings: PaymentSettings;
  /** After a refused card, or a password that is too easy: what must be corrected comes into view. */
  focus: "card" | "password" | "email" | undefined;
  onSubmit: (event: FormEvent) => void;
}

export function TrialForm({ form, settings, focus, onSubmit }: TrialFormProps) {
  const { t } = useTranslation("payments");
  const { terms } = useOfferWords();
  const [shown, setShown] = useState(false);
  const { register, control, formState } = form;
  const { errors } = formState;
  // After the dialog has put the focus at its beginning.
  useEffect(() => {
    if (focus === undefined) return;
    const frame = requestAnimationFrame(() => form.setFocus(focus));
    return () => cancelAnimationFrame(frame);
  }, [focus, form]);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {settings.gateway === "sandbox" ? <SandboxNote /> : null}
      <div className="grid gap-5 md:grid-cols-2">
        <GivenNameField
          label={t("form.firstName")}
          maxLength={50}
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <FamilyNameField
          label={t("form.lastName")}
          maxLength={50}
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <EmailField label={t("form.email")} error={errors.email?.message} {...register("email")} />
      <div className="grid gap-1">
        <Field
          label={t("form.password")}
          type={shown ? "text" : "password"}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          help={t("form.passwordHelp")}
          error={errors.password?.message}
          {...register("password")}
        />
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="target justify-self-start rounded-small px-1 text-small font-semibold text-mar underline underline-offset-4"
        >
          {t(shown ? "form.hide" : "form.show")}
        </button>
      </div>
      <CardFields control={control as unknown as Control<CardValues>} />
      <CardLock settings={settings} />
      <Terms
        text={terms({ kind: "trial", cents: settings.trialCents, firstChargeOn: settings.firstChargeOn })}
      />
      <Button type="submit">{t("plan.submit", { amount: price(settings.trialCents) })}</Button>
    </form>
  );
}

import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { type FormEvent, useState } from "react";
import type { Control, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";
import { CardFields } from "#web/payments/card-fields.tsx";
import { price } from "#web/payments/card-format.ts";
import type { CardValues, TrialValues } from "#web/payments/form-schema.ts";
import { useReadAloud } from "#web/payments/read-aloud.ts";
import { SandboxNote } from "#web/payments/sandbox-note.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailField, FamilyNameField, GivenNameField } from "#web/ui/contact-fields.tsx";
import { Field } from "#web/ui/field.tsx";
import { LockIcon, SpeakerIcon, StopIcon } from "#web/ui/icons.tsx";

/** What it costs, when, and how to end it, in one breath; read aloud on request. */
function Terms({ settings }: { settings: PaymentSettings }) {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const text = t("trial.terms", {
    trial: price(settings.trialCents),
    month: price(settings.monthlyCents),
    days: settings.trialDays,
    date: longDate(settings.firstChargeOn, language),
  });
  const { reading, toggle, available } = useReadAloud(text, language);
  return (
    <div className="grid gap-2 rounded-card border-2 border-linea-fuerte p-4">
      <p>{text}</p>
      {available ? (
        <button
          type="button"
          onClick={toggle}
          aria-pressed={reading}
          className="target inline-flex items-center gap-2 justify-self-start rounded-small px-1 font-semibold text-mar underline underline-offset-4"
        >
          {reading ? <StopIcon /> : <SpeakerIcon />}
          {t(reading ? "trial.stop" : "trial.listen")}
        </button>
      ) : null}
    </div>
  );
}

interface TrialFormProps {
  form: UseFormReturn<TrialValues>;
  settings: PaymentSettings;
  onSubmit: (event: FormEvent) => void;
}

export function TrialForm({ form, settings, onSubmit }: TrialFormProps) {
  const { t } = useTranslation("payments");
  const [shown, setShown] = useState(false);
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {settings.gateway === "sandbox" ? <SandboxNote /> : null}
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
      <p className="flex gap-2 text-small text-tinta-suave">
        <LockIcon className="size-5 shrink-0" />
        {t("trial.lock")}
      </p>
      <Terms settings={settings} />
      <Button type="submit">{t("trial.submit", { trial: price(settings.trialCents) })}</Button>
    </form>
  );
}

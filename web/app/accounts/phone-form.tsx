import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type AccountErrorCode, errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import { pendingName, type Typed } from "#web/accounts/guest-details.ts";
import { sendWithWork } from "#web/accounts/send-with-work.ts";
import { useErrorsInLanguage } from "#web/accounts/use-errors-in-language.ts";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { VerifyDialog } from "#web/accounts/verify-dialog.tsx";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { GivenNameField, PhoneField, readPhone } from "#web/ui/contact-fields.tsx";
import { showToast } from "#web/ui/toast.ts";

interface Values {
  name: string;
  phone: string;
}

interface PhoneFormProps {
  register: boolean;
  /** What is known already, from another form. What is typed here is put there. */
  typed: Typed;
  /** Demo mode: codes are read at /dev/outbox. */
  outbox: boolean;
  /** `created`: the number had no account before. */
  onSession: (session: Session, created: boolean) => void;
}

/** Sign-in and registration by phone: ten digits, a code by SMS (spec part 1, sections 4 and 5). */
export function PhoneForm({ register: create, typed, outbox, onSession }: PhoneFormProps) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const words = (code: AccountErrorCode) => errorMessage(code, language);
  const { busy, error, submit } = useSubmit(t("form.codeFailed"));
  const form = useForm<Values>({ defaultValues: { name: typed.name, phone: typed.phone } });
  const { errors } = form.formState;
  useErrorsInLanguage(form);
  /** Another country's number was typed: what of it stands in the field gets no code. */
  const foreign = useRef(false);
  /** The last code that was sent, and to which number; it stays good when its dialog was closed by mistake. */
  const [sent, setSent] = useState<{ phone: string; challenge: string; at: number } | null>(null);
  const [asking, setAsking] = useState(false);

  const requestCode = async () => {
    const values = form.getValues();
    if (create) pendingName.store(values.name);
    const started = await sendWithWork((work) =>
      api.accounts.startCode({
        phone: values.phone,
        ...(create ? { firstName: values.name } : {}),
        language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...work,
      }),
    );
    setSent({ phone: values.phone, challenge: started.challenge, at: Date.now() });
    setAsking(true);
    void showToast(t("code.sent"), { look: "success" });
  };
  const send = form.handleSubmit((values) => {
    const waiting = sent !== null && Date.now() - sent.at < accountLimits.codeWait;
    if (waiting && sent.phone === values.phone) {
      if (create) pendingName.store(values.name);
      return setAsking(true);
    }
    return submit(requestCode);
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {create ? (
        <GivenNameField
          label={t("form.name")}
          error={errors.name?.message}
          {...form.register("name", {
            onChange: (event) => {
              typed.name = event.target.value;
            },
            validate: (value) => value.trim() !== "" || words("NAME_REQUIRED"),
          })}
        />
      ) : null}
      <PhoneField
        label={t("form.phone")}
        help={t(create ? "form.phoneHelpNew" : "form.phoneHelp")}
        error={errors.phone?.message}
        {...form.register("phone", {
          onChange: (event) => {
            const read = readPhone(String(event.target.value));
            foreign.current = read.foreign;
            typed.phone = read.foreign ? "" : read.digits;
            form.setValue("phone", read.digits);
            // Told at once: what was cut off is not to be seen.
            if (read.foreign) void form.trigger("phone");
            else form.clearErrors("phone");
          },
          validate: (value) =>
            value === ""
              ? words("PHONE_REQUIRED")
              : (value.length === accountLimits.phoneDigits && !foreign.current) || words("PHONE_INVALID"),
        })}
      />
      <FormError message={error?.message} />
      <Button type="submit" disabled={busy}>
        {t(busy ? "form.sendingCode" : "form.sendCode")}
      </Button>
      {sent === null || !asking ? null : (
        <VerifyDialog
          channel="phone"
          target={`+1\u00a0${sent.phone}`}
          sentAt={sent.at}
          outbox={outbox}
          onResend={requestCode}
          onCode={async (token) => {
            const { phone, challenge } = sent;
            const { created, ...session } = await api.accounts.verifyCode({
              phone: `+1${phone}`,
              token,
              challenge,
            });
            setAsking(false);
            onSession(session, created);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import type { Typed } from "#web/accounts/guest-details.ts";
import { PasswordField } from "#web/accounts/password-field.tsx";
import { useErrorsInLanguage } from "#web/accounts/use-errors-in-language.ts";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField } from "#web/ui/contact-fields.tsx";
import { showToast } from "#web/ui/toast.ts";

/** Asks for a link to a new password. What it says afterwards is the same for every address. */
export function ForgotForm({ typed, outbox }: { typed: Typed; outbox: boolean }) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const { busy, error, submit } = useSubmit();
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues: { email: typed.email } });
  useErrorsInLanguage(form);
  if (sent) {
    return (
      <div role="status" className="grid gap-2 rounded-small bg-mar-suave p-4">
        <p>{t("reset.sent")}</p>
        {outbox ? (
          <a className="link" href="/dev/outbox" target="_blank" rel="noreferrer">
            {t("code.demoLink")}
          </a>
        ) : null}
      </div>
    );
  }
  const send = form.handleSubmit(({ email }) =>
    submit(async () => {
      await api.accounts.startReset({ email, language });
      setSent(true);
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <p>{t("reset.text")}</p>
      <EmailField
        label={t("form.email")}
        error={form.formState.errors.email?.message}
        {...form.register("email", {
          // Signing in afterwards begins with it.
          onChange: (event) => {
            typed.email = event.target.value;
          },
          validate: (value) => value.trim() !== "" || errorMessage("EMAIL_REQUIRED", language),
        })}
      />
      <FormError message={error?.message} />
      <Button type="submit" disabled={busy}>
        {t(busy ? "form.sending" : "reset.send")}
      </Button>
    </form>
  );
}

interface NewPasswordFormProps {
  token: string;
  /** Signing in afterwards begins with the address of the account. */
  typed: Typed;
  onDone: () => void;
  /** The link is used or old: the person wants another. */
  onAnother: () => void;
}

/** Sets the new password with the link of the mail. */
export function NewPasswordForm({ token, typed, onDone, onAnother }: NewPasswordFormProps) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const { busy, error, submit } = useSubmit();
  const form = useForm({ defaultValues: { password: "" } });
  useErrorsInLanguage(form);
  const send = form.handleSubmit(({ password }) =>
    submit(async () => {
      const { email } = await api.accounts.confirmReset({ token, password });
      typed.email = email ?? typed.email;
      void showToast(t("reset.done"), { look: "success" });
      onDone();
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <PasswordField
        label={t("reset.newPassword")}
        autoComplete="new-password"
        help={t("form.passwordHelp")}
        error={form.formState.errors.password?.message}
        {...form.register("password", {
          validate: (value) =>
            [...value].length >= accountLimits.passwordCharacters.min ||
            errorMessage("PASSWORD_TOO_SHORT", language),
        })}
      />
      <FormError message={error?.message} />
      {error?.code === "RESET_INVALID" ? (
        <Button look="quiet" onClick={onAnother}>
          {t("reset.another")}
        </Button>
      ) : null}
      <Button type="submit" disabled={busy}>
        {t(busy ? "form.sending" : "reset.save")}
      </Button>
    </form>
  );
}

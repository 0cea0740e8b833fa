import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type AccountErrorCode, errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import type { Typed } from "#web/accounts/guest-details.ts";
import { PasswordField } from "#web/accounts/password-field.tsx";
import { useErrorsInLanguage } from "#web/accounts/use-errors-in-language.ts";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { api, toShownError } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField, GivenNameField, looksLikeEmail } from "#web/ui/contact-fields.tsx";

interface Values {
  name: string;
  email: string;
  password: string;
}

interface EmailFormProps {
  register: boolean;
  /** What is known already, from a started registration or another form. What is typed here is put there. */
  typed: Typed;
  onSession: (session: Session) => void;
  /** The address has an account. */
  onRegistered: (message: string) => void;
  onForgot: () => void;
}

/** Sign-in and registration by e-mail and password (spec part 1, section 5). */
export function EmailForm({ register: create, typed, onSession, onRegistered, onForgot }: EmailFormProps) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const words = (code: AccountErrorCode) => errorMessage(code, language);
  const { busy, error, submit } = useSubmit(t("form.failed"));
  const form = useForm<Values>({ defaultValues: { name: typed.name, email: typed.email, password: "" } });
  const { errors } = form.formState;
  useErrorsInLanguage(form);

  const send = form.handleSubmit((values) =>
    submit(async () => {
      const { email, password } = values;
      if (!create) return onSession(await api.accounts.signIn({ email, password, language }));
      try {
        const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        const firstName = values.name;
        onSession(await api.accounts.signUp({ email, password, firstName, language, timeZone }));
      } catch (thrown) {
        const shown = toShownError(thrown, language);
        if (shown.code !== "EMAIL_REGISTERED") throw thrown;
        onRegistered(shown.message);
      }
    }),
  );

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
      <EmailField
        label={t("form.email")}
        error={errors.email?.message}
        {...form.register("email", {
          onChange: (event) => {
            typed.email = event.target.value;
          },
          validate: (value) =>
            value.trim() === "" ? words("EMAIL_REQUIRED") : looksLikeEmail(value) || words("EMAIL_INVALID"),
        })}
      />
      <PasswordField
        label={t("form.password")}
        autoComplete={create ? "new-password" : "current-password"}
        help={create ? t("form.passwordHelp") : undefined}
        error={errors.password?.message}
        {...form.register("password", {
          validate: (value) =>
            [...value].length >= accountLimits.passwordCharacters.min || words("PASSWORD_TOO_SHORT"),
        })}
      />
      <FormError message={error?.message} />
      <Button type="submit" disabled={busy}>
        {busy ? t("form.sending") : t(create ? "form.create" : "form.signIn")}
      </Button>
      {create ? null : (
        <Button look="plain" onClick={onForgot}>
          {t("form.forgot")}
        </Button>
      )}
    </form>
  );
}

import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type AccountErrorCode, errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import { PasswordField } from "#web/accounts/password-field.tsx";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { api, toShownError } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";

interface Values {
  name: string;
  email: string;
  password: string;
}

interface EmailFormProps {
  register: boolean;
  /** What is known already: from a started registration, or typed in the other mode. */
  known: { email: string; name: string };
  onSession: (session: Session) => void;
  /** The address has an account. */
  onRegistered: (email: string, message: string) => void;
  onForgot: (email: string) => void;
}

/** Sign-in and registration by e-mail and password (spec part 1, section 5). */
export function EmailForm({ register: create, known, onSession, onRegistered, onForgot }: EmailFormProps) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const words = (code: AccountErrorCode) => errorMessage(code, language);
  const { busy, error, submit } = useSubmit();
  const form = useForm<Values>({ defaultValues: { ...known, password: "" } });
  const { errors } = form.formState;

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
        onRegistered(email, shown.message);
      }
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {create ? (
        <Field
          label={t("form.name")}
          autoComplete="given-name"
          maxLength={accountLimits.nameCharacters}
          error={errors.name?.message}
          {...form.register("name", {
            validate: (value) => value.trim() !== "" || words("NAME_REQUIRED"),
          })}
        />
      ) : null}
      <Field
        label={t("form.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...form.register("email", {
          validate: (value) =>
            value.trim() === ""
              ? words("EMAIL_REQUIRED")
              : /^\S+@\S+\.\S+$/.test(value.trim()) || words("EMAIL_INVALID"),
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
        <Button look="plain" onClick={() => onForgot(form.getValues("email"))}>
          {t("form.forgot")}
        </Button>
      )}
    </form>
  );
}

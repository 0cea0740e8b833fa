import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import { PasswordField } from "#web/accounts/password-field.tsx";
import { devicesQuery, keepProfile } from "#web/accounts/queries.ts";
import { IdentityDialog } from "#web/accounts/settings/identity-dialog.tsx";
import { Section } from "#web/accounts/settings/section.tsx";
import { useErrorsInLanguage } from "#web/accounts/use-errors-in-language.ts";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { api } from "#web/lib/api.ts";
import { dateAndTime } from "#web/lib/dates.ts";
import { queryClient } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";

const empty = { current: "", next: "", again: "" };

/** The password (spec part 2, section 5); an account made by phone can add one. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const { busy, error, submit } = useSubmit();
  const form = useForm({ defaultValues: empty });
  const { errors, isDirty } = form.formState;
  useErrorsInLanguage(form);
  const [asking, setAsking] = useState(false);
  const [changed, setChanged] = useState(false);

  const change = async (proof: Proof) => {
    const newPassword = form.getValues("next");
    keepProfile(await api.accounts.changePassword({ proof, newPassword }));
    void queryClient.invalidateQueries(devicesQuery);
    setAsking(false);
    setChanged(true);
    form.reset(empty);
  };
  const save = form.handleSubmit(({ current }) => {
    setChanged(false);
    if (profile.has_password) return submit(() => change({ password: current }));
    setAsking(true);
  });

  return (
    <Section
      title={t(profile.has_password ? "password.title" : "password.titleNew")}
      text={t(profile.has_password ? "password.text" : "password.textNew")}
    >
      {changed && profile.password_updated_at !== null ? (
        <p role="status" className="rounded-small bg-mar-suave p-4 font-semibold">
          {/* "p.m." brings its own full stop. */}
          {t("password.changed", { when: dateAndTime(profile.password_updated_at, language) }).replace(
            /\.\.$/,
            ".",
          )}
        </p>
      ) : null}
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        {profile.has_password ? (
          <PasswordField
            label={t("password.current")}
            autoComplete="current-password"
            error={errors.current?.message}
            {...form.register("current", {
              validate: (value) => value !== "" || t("password.currentRequired"),
            })}
          />
        ) : null}
        <PasswordField
          label={t("password.next")}
          autoComplete="new-password"
          error={errors.next?.message}
          {...form.register("next", {
            validate: (value) =>
              value === ""
                ? t("password.nextRequired")
                : [...value].length >= accountLimits.passwordCharacters.min ||
                  errorMessage("PASSWORD_TOO_SHORT", language),
          })}
        />
        <PasswordField
          label={t("password.again")}
          autoComplete="new-password"
          error={errors.again?.message}
          {...form.register("again", {
            validate: (value, all) =>
              value === "" ? t("password.againRequired") : value === all.next || t("password.different"),
          })}
        />
        <FormError message={error === null ? undefined : `${t("password.failed")}. ${error.message}`} />
        <Button type="submit" look="quiet" disabled={busy || !isDirty}>
          {t(busy ? "settings.saving" : profile.has_password ? "password.save" : "password.titleNew")}
        </Button>
      </form>
      {asking ? <IdentityDialog profile={profile} onProof={change} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}

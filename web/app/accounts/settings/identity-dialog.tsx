import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { DemoNote } from "#web/accounts/demo-note.tsx";
import { FormError } from "#web/accounts/form-error.tsx";
import { PasswordField } from "#web/accounts/password-field.tsx";
import { authSettingsQuery } from "#web/accounts/queries.ts";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";

interface IdentityDialogProps {
  profile: Profile;
  onProof: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks the person to show that it is she: by password, or by a code where the account has none. */
export function IdentityDialog({ profile, onProof, onClose }: IdentityDialogProps) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const { busy, error, submit } = useSubmit();
  const [typed, setTyped] = useState("");
  const [challenge, setChallenge] = useState<string | null>(null);
  const [sentAt, setSentAt] = useState(0);
  const [now, setNow] = useState(Date.now);
  /** By the clock, not by counting: a phone stops the page while its owner reads the message. */
  const wait = Math.min(60, Math.max(0, Math.ceil((sentAt + accountLimits.codeWait - now) / 1000)));
  const settings = useQuery(authSettingsQuery);
  const byCode = !profile.has_password;

  useEffect(() => {
    if (challenge === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [challenge]);

  const sendCode = async () => {
    const started = await api.accounts.startProof({ language });
    setChallenge(started.challenge);
    setSentAt(Date.now());
    setNow(Date.now());
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit(async () => {
      if (!byCode) return await onProof({ password: typed });
      if (challenge === null) return await sendCode();
      await onProof({ challenge, code: typed });
    });
  };

  return (
    <Dialog
      title={t("identity.title")}
      description={t(byCode ? "identity.code" : "identity.password")}
      onClose={onClose}
    >
      <form noValidate onSubmit={send} className="grid gap-5">
        {challenge !== null && settings.data?.outbox === true ? <DemoNote /> : null}
        {byCode ? (
          challenge === null ? null : (
            <Field
              label={t("code.label")}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
        ) : (
          <PasswordField
            label={t("form.password")}
            autoComplete="current-password"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <FormError message={error?.message} />
        <Button type="submit" disabled={busy}>
          {t(byCode && challenge === null ? "form.sendCode" : "identity.confirm")}
        </Button>
        {challenge === null ? null : (
          <Button look="plain" disabled={busy || wait > 0} onClick={() => void submit(sendCode)}>
            {wait > 0 ? t("code.resendIn", { seconds: wait }) : t("code.resend")}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

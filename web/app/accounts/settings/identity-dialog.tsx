import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { codeDigits } from "#web/accounts/code-digits.ts";
import { DemoNote } from "#web/accounts/demo-note.tsx";
import { FormError } from "#web/accounts/form-error.tsx";
import { PasswordField } from "#web/accounts/password-field.tsx";
import { authSettingsQuery } from "#web/accounts/queries.ts";
import { useCodeWait } from "#web/accounts/use-code-wait.ts";
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
  const { wait, start } = useCodeWait();
  const settings = useQuery(authSettingsQuery);
  const byCode = !profile.has_password;

  // A code went to her a moment ago, when she signed in: the wait is counted down.
  const refused = error?.code === "CODE_WAIT" ? error.retryAfter : undefined;
  useEffect(() => {
    if (refused !== undefined) start(refused);
  }, [refused, start]);

  const sendCode = async () => {
    const started = await api.accounts.startProof({ language });
    setChallenge(started.challenge);
    start();
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
      description={t(
        byCode
          ? profile.phone_number === null
            ? "identity.codeEmail"
            : "identity.code"
          : "identity.password",
      )}
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
              value={typed}
              onChange={(event) => setTyped(codeDigits(event.target.value))}
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
        <Button type="submit" disabled={busy || (byCode && challenge === null && wait > 0)}>
          {byCode && challenge === null
            ? wait > 0
              ? t("code.resendIn", { seconds: wait })
              : t("form.sendCode")
            : t("identity.confirm")}
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

import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { codeDigits } from "#web/accounts/code-digits.ts";
import { DemoNote } from "#web/accounts/demo-note.tsx";
import { errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { dismissToasts, showToast } from "#web/ui/toast.ts";

interface VerifyDialogProps {
  channel: "phone" | "email";
  /** Number or address the code went to. */
  target: string;
  /** When it was sent, in milliseconds of `Date.now()`. */
  sentAt: number;
  outbox: boolean;
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onClose: () => void;
}

/** Asks for the code that was sent (spec part 1, sections 2, 4 and 5). */
export function VerifyDialog({
  channel,
  target,
  sentAt,
  outbox,
  onCode,
  onResend,
  onClose,
}: VerifyDialogProps) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const [code, setCode] = useState("");
  const [now, setNow] = useState(Date.now);
  /** By the clock, not by counting: a phone stops the page while its owner reads the message. */
  const wait = Math.min(60, Math.max(0, Math.ceil((sentAt + accountLimits.codeWait - now) / 1000)));
  const { busy, error, submit } = useSubmit();

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  const verify = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events through portals: the form behind must not be sent as well.
    event.stopPropagation();
    if (code === "") {
      void showToast(errorMessage("CODE_REQUIRED", language), { look: "error" });
      return;
    }
    // What was said of earlier tries must not stay over the dialog, nor after the code was right.
    dismissToasts();
    void submit(() => onCode(code));
  };

  return (
    <Dialog
      title={t("code.title")}
      description={t(channel === "phone" ? "code.text" : "code.textEmail", { target })}
      onClose={onClose}
    >
      <form noValidate onSubmit={verify} className="grid gap-5">
        {outbox ? <DemoNote /> : null}
        <Field
          label={t("code.label")}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(codeDigits(event.target.value))}
          className="[&_input]:text-lead [&_input]:tracking-[0.35em] [&_input]:tabular-nums"
        />
        <FormError message={error?.message} />
        <Button type="submit" disabled={busy}>
          {t(busy ? "code.checking" : "code.check")}
        </Button>
        <Button look="plain" disabled={busy || wait > 0} onClick={() => void submit(onResend)}>
          {wait > 0 ? t("code.resendIn", { seconds: wait }) : t("code.resend")}
        </Button>
      </form>
    </Dialog>
  );
}

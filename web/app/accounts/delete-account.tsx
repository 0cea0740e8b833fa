import { accountLimits, deletionPhrase } from "@faro/contract/accounts/limits.ts";
import { ORPCError } from "@orpc/client";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { DeletionNotice, DeletionWarning } from "#web/accounts/deletion-notice.tsx";
import { errorMessage } from "#web/accounts/error-text.ts";
import { FormError } from "#web/accounts/form-error.tsx";
import { forgetQuietly } from "#web/accounts/sign-out.ts";
import { useSubmit } from "#web/accounts/use-submit.ts";
import { api, isUnauthorized } from "#web/lib/api.ts";
import { useSession } from "#web/lib/use-session.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { dismissToasts, showToast } from "#web/ui/toast.ts";

/** The farewell: after five seconds it leads to the landing page (spec part 2, section 4). */
function Farewell() {
  const { t } = useTranslation("accounts");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dismissToasts();
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => location.assign("/"), accountLimits.farewell);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
        {t("deletion.goneTitle")}
      </h1>
      <p>{t("deletion.goneText")}</p>
      <a href="/" className={buttonClass("quiet")}>
        {t("deletion.home")}
      </a>
    </div>
  );
}

function DeletionForm({ onDeleted }: { onDeleted: () => void }) {
  const { t, i18n } = useTranslation("accounts");
  const language = i18n.language === "en" ? "en" : "es";
  const reasonId = useId();
  const navigate = useNavigate();
  const [reason, setReason] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const { busy, error, submit } = useSubmit();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (confirmation !== deletionPhrase) {
      void showToast(errorMessage("DELETION_PHRASE", language), { look: "error" });
      return;
    }
    void submit(async () => {
      try {
        const answer = await api.accounts.deleteAccount({ reason, confirmation });
        if (!answer.success) throw new ORPCError("INTERNAL");
        onDeleted();
      } catch (thrown) {
        // No answer, with a network: it failed on our side.
        if (!(thrown instanceof ORPCError) && navigator.onLine) throw new ORPCError("INTERNAL");
        if (!isUnauthorized(thrown)) throw thrown;
        await forgetQuietly();
        void showToast(t("deletion.expired"), { look: "error" });
        void navigate("/auth");
      }
    });
  };
  const ours = error?.code === "INTERNAL";

  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <div className="grid gap-1.5">
        <label htmlFor={reasonId} className="font-semibold">
          {t("deletion.reason")}
        </label>
        <textarea
          id={reasonId}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="rounded-small border border-linea-fuerte bg-papel-alto px-4 py-2.5"
        />
        <p className="text-small text-tinta-suave">{t("deletion.reasonHelp")}</p>
      </div>
      <Field
        label={t("deletion.confirm", { phrase: deletionPhrase })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <FormError message={ours ? errorMessage("DELETION_FAILED", language) : error?.message} />
      <div className="grid gap-3 md:grid-cols-2">
        <Link to="/settings" className={buttonClass("quiet")}>
          {t("danger.cancel")}
        </Link>
        <Button type="submit" look="danger" disabled={busy}>
          {t(busy ? "deletion.deleting" : "danger.delete")}
        </Button>
      </div>
    </form>
  );
}

/** `/delete-account` (spec part 2, section 2): the form for a signed-in person, a notice for anybody else. */
export function DeleteAccount() {
  const session = useSession();
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <Farewell />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <DeletionWarning />
      {session === null ? <DeletionNotice /> : null}
      {session ? (
        <DeletionForm
          onDeleted={() => {
            setDeleted(true);
            void forgetQuietly();
          }}
        />
      ) : null}
    </div>
  );
}

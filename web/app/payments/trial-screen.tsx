import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { home } from "@faro/contract/site/paths.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, type ShownError, toShownError } from "#web/lib/api.ts";
import { publicPath } from "#web/lib/language.ts";
import { useSession } from "#web/lib/use-session.ts";
import { price } from "#web/payments/card-format.ts";
import { TrialDialog } from "#web/payments/trial-dialog.tsx";
import { useTrial } from "#web/payments/use-trial.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { standsOnMark } from "#web/ui/dialog-back.ts";

/** The page behind the dialog: opened from the trial buttons, and the only public one where a card may be typed. */
export function TrialScreen() {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const session = useSession();
  const [settings, setSettings] = useState<PaymentSettings | null>(null);
  const [error, setError] = useState<ShownError | null>(null);
  const [open, setOpen] = useState(false);
  /** Who was signed in before: her own new session must not close the success view. */
  const [known, setKnown] = useState(false);

  const load = () => {
    setError(null);
    api.payments.getSettings().then(
      (loaded) => {
        setSettings(loaded);
        setOpen(true);
      },
      (thrown) => setError(toShownError(thrown, language)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who is here
  useEffect(() => {
    if (session === undefined || settings !== null || error !== null) return;
    if (session !== null) setKnown(true);
    else load();
  }, [session]);

  // A full load, so that the card form's page and its scripts are left behind.
  const leave = (path: string) => location.assign(path);
  const trial = useTrial(leave);
  const typed = trial.form.formState.isDirty;
  const close = () => {
    if (typed || trial.state.name !== "idle") setOpen(false);
    // Nothing is lost: the landing page, whose button opened this, takes the place of this one. 'Back' of the dialog's
    // own entry comes here once more.
    else if (standsOnMark()) history.back();
    else {
      // Closed first: an open dialog would take an entry of its own again.
      setOpen(false);
      location.replace(publicPath(home, language));
    }
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl justify-items-start gap-6 px-4 pt-8 md:px-6 md:pt-12">
      <h1 className="text-display">{t("trial.title")}</h1>
      <p className="text-lead text-tinta-suave">
        {t("trial.intro", { month: price(paymentLimits.monthlyCents) })}
      </p>
      {known ? (
        <>
          <p role="status">{t("trial.signedIn")}</p>
          <a href="/activar-plan" className={buttonClass("main")}>
            {t("trial.plan")}
          </a>
        </>
      ) : null}
      {error === null ? null : (
        <>
          <p role="alert">{error.message}</p>
          <Button onClick={load}>{t("trial.retry")}</Button>
        </>
      )}
      {!known && error === null && settings === null ? <p role="status">{t("trial.loading")}</p> : null}
      {settings !== null && !open ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>{t("trial.open")}</Button>
          <a href={publicPath(home, language)} className={buttonClass("quiet")}>
            {t("trial.leave")}
          </a>
        </div>
      ) : null}
      {settings !== null && open ? (
        <TrialDialog settings={settings} trial={trial} onClose={close} onDone={leave} />
      ) : null}
    </div>
  );
}

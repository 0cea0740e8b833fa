import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { home } from "@faro/contract/site/paths.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { publicPath } from "#web/lib/language.ts";
import { price } from "#web/payments/card-format.ts";
import { TrialForm } from "#web/payments/trial-form.tsx";
import type { Trial, TrialState } from "#web/payments/use-trial.ts";
import { WaitNotice } from "#web/payments/wait-notice.tsx";
import { Working } from "#web/payments/working.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";

interface OutcomeProps {
  state: Exclude<TrialState, { name: "idle" }>;
  onRetry: () => void;
  /** Sends the same once more: the server finds the first payment, or makes the only one. */
  onLook: () => void;
  onDone: (path: string) => void;
}

/** Processing, success and error views (spec part 2, section 4). */
function Outcome({ state, onRetry, onLook, onDone }: OutcomeProps) {
  const { t, i18n } = useTranslation("payments");
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view is announced from its heading on
  useEffect(() => heading.current?.focus(), [state.name]);
  const title = (text: string) => (
    <h2 ref={heading} tabIndex={-1} className="text-lead font-bold outline-none">
      {text}
    </h2>
  );
  if (state.name === "processing" || state.name === "proving") return <Working what={state.name} />;
  if (state.name === "success") {
    return (
      <div role="status" className="grid gap-3 py-4">
        {title(t("trial.success"))}
        <p>{t("trial.successNote")}</p>
        <Button onClick={() => onDone(state.redirectTo)}>{t("trial.go")}</Button>
      </div>
    );
  }
  if (state.about === "review" || state.about === "tooMany") {
    return (
      <div className="pt-10">
        <WaitNotice wait={state.about} text={state.message}>
          <a href={publicPath(home, i18n.language === "en" ? "en" : "es")} className={buttonClass("main")}>
            {t("trial.leave")}
          </a>
        </WaitNotice>
      </div>
    );
  }
  // Her payment may have passed before: nothing here says that it did not.
  const failed = state.hasAccount ? t("trial.hasAccount") : t("trial.failed");
  return (
    <div className="grid gap-4 pt-10">
      <div role="alert" className="grid gap-2 rounded-small border-2 border-rojo bg-rojo-suave p-4">
        <div className="flex items-center gap-3">
          <WarningIcon className="size-6 shrink-0 text-rojo" />
          {title(state.about === "unknown" ? t("trial.unknown") : failed)}
        </div>
        <p>{state.message}</p>
      </div>
      {state.hasAccount ? (
        <a href="/login?modo=entrar" className={buttonClass("main")}>
          {t("trial.login")}
        </a>
      ) : null}
      {state.about === "unknown" ? <Button onClick={onLook}>{t("trial.look")}</Button> : null}
      <Button look={state.hasAccount || state.about === "unknown" ? "quiet" : "main"} onClick={onRetry}>
        {t("trial.retry")}
      </Button>
    </div>
  );
}

interface TrialDialogProps {
  settings: PaymentSettings;
  /** Lives outside: what was typed outlives a closed dialog. */
  trial: Trial;
  onClose: () => void;
  /** Leaves for the path of the answer. */
  onDone: (path: string) => void;
}

/** The trial payment dialog. What was typed stays through every view until the payment passed. */
export function TrialDialog({ settings, trial, onClose, onDone }: TrialDialogProps) {
  const { t } = useTranslation("payments");
  const { form, state, submit, retry } = trial;
  const working = state.name === "processing" || state.name === "proving";
  const close = () => {
    if (state.name === "success") onDone(state.redirectTo);
    else if (!working) onClose();
    // An hour later the form is there again, with what was typed.
    if (state.name === "error" && state.about === "tooMany") retry();
  };
  return (
    <Dialog
      title={t("trial.title")}
      description={t("trial.intro", { month: price(settings.monthlyCents) })}
      onClose={close}
      holdsInput
      headless={state.name !== "idle"}
      busy={working}
    >
      {state.name === "idle" ? (
        <TrialForm
          form={form}
          settings={settings}
          focus={state.focus}
          onSubmit={(event) => void submit(settings)(event)}
        />
      ) : (
        <Outcome state={state} onRetry={retry} onLook={() => void submit(settings)()} onDone={onDone} />
      )}
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import { api } from "#web/lib/api.ts";
import { CardFields } from "#web/payments/card-fields.tsx";
import { CardFormError } from "#web/payments/card-form-error.tsx";
import { SandboxNote } from "#web/payments/sandbox-note.tsx";
import { useCardForm } from "#web/payments/use-card-form.ts";
import { Working } from "#web/payments/working.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";

/** Another card for the running subscription; a page of its own, because a card may be typed on it. */
export function ChangeCardScreen() {
  const { t } = useTranslation("payments");
  const { form, settings, state, submit } = useCardForm(api.payments.changeCard);
  const back = (look: "plain" | "main") => (
    <a href="/settings" className={buttonClass(look)}>
      {t("card.back")}
    </a>
  );
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 pt-8 md:px-6 md:pt-12">
      <h1 className="text-display">{t("card.title")}</h1>
      {state.name === "processing" || state.name === "proving" ? <Working what={state.name} /> : null}
      {state.name === "idle" ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <p>{t("card.intro")}</p>
          {settings.data?.gateway === "sandbox" ? <SandboxNote /> : null}
          {state.error === null ? null : <CardFormError text={state.error} />}
          <CardFields control={form.control} />
          <Button type="submit" disabled={settings.data === undefined}>
            {t("card.submit")}
          </Button>
          {back("plain")}
        </form>
      ) : null}
      {state.name === "done" ? (
        <>
          <p role="status" className="text-lead">
            {t("card.done", { card: state.answer.subscription?.card })}
          </p>
          {back("main")}
        </>
      ) : null}
    </div>
  );
}

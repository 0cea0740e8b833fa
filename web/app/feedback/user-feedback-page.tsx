import { type MessageField, messageFields } from "@faro/contract/feedback/check-message.ts";
import { feedbackLimits } from "@faro/contract/feedback/limits.ts";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

const frame =
  "min-h-12 w-full rounded-small border border-linea-fuerte bg-papel-alto px-4 py-2.5 aria-invalid:border-rojo";

const inputs = {
  first_name: { label: "firstName", autoComplete: "given-name", ...feedbackLimits.nameCharacters },
  last_name: { label: "lastName", autoComplete: "family-name", ...feedbackLimits.nameCharacters },
  email: { label: "email", autoComplete: "email", min: 0, max: feedbackLimits.emailCharacters },
  // "off" would also keep the browser from giving the words back to who returns.
  message: { label: "message", autoComplete: undefined, ...feedbackLimits.messageCharacters },
} as const satisfies Record<MessageField, object>;

function MessageInput({ name }: { name: MessageField }) {
  const { t } = useTranslation("feedback");
  const { label, autoComplete, min, max } = inputs[name];
  const isMessage = name === "message";
  const shared = {
    id: name,
    name,
    autoComplete,
    // Without JavaScript the browser checks alone.
    minLength: min,
    maxLength: max,
    required: true,
    "aria-describedby": isMessage ? "message-help message-error" : `${name}-error`,
    className: frame,
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {t(`form.${label}`)}
      </label>
      {isMessage ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input
          {...shared}
          type={name === "email" ? "email" : "text"}
          inputMode={name === "email" ? "email" : "text"}
        />
      )}
      {isMessage ? (
        <p id="message-help" className="text-small text-tinta-suave">
          {t("form.messageHelp")}
        </p>
      ) : null}
      <p
        id={`${name}-error`}
        data-error={t(`form.error.${name}`)}
        className="text-small font-semibold text-rojo"
      />
    </div>
  );
}

/**
 * The public form (spec part 2, section 2). Static HTML: user-feedback-form.ts checks and sends it; without
 * JavaScript the browser posts it as it is.
 */
export function UserFeedbackPage() {
  const { t, i18n } = useTranslation("feedback");
  return (
    <div className="group/form mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10 md:px-6 md:py-16">
      <div data-form-part className="grid gap-3 group-has-[#recibido:target]/form:hidden">
        <h1 className="text-display">{t("form.title")}</h1>
        <p className="max-w-[52ch] text-lead text-tinta-suave">{t("form.lead")}</p>
      </div>
      {/* Where a form posted without JavaScript ends: the server leads to one of the two (server/src/feedback/plain-form.ts). */}
      <section
        id="no-enviado"
        className="hidden gap-2 rounded-card border border-rojo bg-rojo-suave p-5 target:grid"
      >
        <h2 className="text-title">{t("form.failed.title")}</h2>
        <p>{t("form.failed.text")}</p>
        <p>{t("form.failed.back")}</p>
      </section>
      <section id="recibido" className="hidden gap-4 target:grid">
        <h1 className="text-display">{t("form.thanks.title")}</h1>
        <p className="text-lead text-tinta-suave">{t("form.thanks.text")}</p>
      </section>
      <form
        data-user-feedback
        data-form-part
        method="post"
        action="/api/user-feedback"
        data-sending={t("form.sending")}
        data-failed-title={t("form.failed.title")}
        data-failed-text={t("form.failed.text")}
        data-busy-text={t("form.failed.busy")}
        data-refused-text={t("form.failed.refused")}
        data-thanks-title={t("form.thanks.toastTitle")}
        data-thanks-text={t("form.thanks.toastText")}
        className="grid gap-5 group-has-[#recibido:target]/form:hidden"
      >
        <div className="grid gap-5 md:grid-cols-2">
          {messageFields.slice(0, 2).map((name) => (
            <MessageInput key={name} name={name} />
          ))}
        </div>
        {messageFields.slice(2).map((name) => (
          <MessageInput key={name} name={name} />
        ))}
        <div className="absolute -left-[200vw]" aria-hidden="true">
          <label>
            {t("form.extra")} <input name="extra" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
        <input type="hidden" name="language" defaultValue={i18n.language} />
        <p className="text-small text-tinta-suave">{t("form.privacy")}</p>
        <Button type="submit" className="justify-self-start">
          {t("form.send")}
        </Button>
      </form>
      <section data-thanks hidden className="grid justify-items-start gap-4">
        <h1 tabIndex={-1} className="text-display">
          {t("form.thanks.title")}
        </h1>
        <p className="text-lead text-tinta-suave">{t("form.thanks.text")}</p>
        <Button look="quiet" data-again>
          {t("form.thanks.again")}
        </Button>
      </section>
      <section data-kept hidden className="grid justify-items-start gap-4">
        <h1 tabIndex={-1} className="text-display">
          {t("form.kept.title")}
        </h1>
        <p className="text-lead text-tinta-suave">{t("form.kept.text")}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" data-again>
            {t("form.thanks.again")}
          </Button>
          <Button look="plain" data-drop>
            {t("form.kept.drop")}
          </Button>
        </div>
      </section>
    </div>
  );
}

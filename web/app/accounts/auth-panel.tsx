import type { Session } from "@faro/contract/accounts/schemas.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailForm } from "#web/accounts/email-form.tsx";
import {
  clearGuestDetails,
  pendingName,
  storedGuestDetails,
  type Typed,
} from "#web/accounts/guest-details.ts";
import { PhoneForm } from "#web/accounts/phone-form.tsx";
import { ForgotForm, NewPasswordForm } from "#web/accounts/reset-forms.tsx";
import { api } from "#web/lib/api.ts";
import { setSession } from "#web/lib/session.ts";
import { BackIcon } from "#web/ui/icons.tsx";
import { preloadToasts, showToast } from "#web/ui/toast.ts";

export type AuthMode = "login" | "register" | "forgot" | "newPassword";
export type ContactMethod = "email" | "phone";

interface AuthPanelProps {
  mode: AuthMode;
  method: ContactMethod;
  onMode: (mode: AuthMode, method: ContactMethod) => void;
  /** Back to the selector. */
  onBack: () => void;
  resetToken: string | null;
  /** The new password is set. */
  onReset: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The sign-in and registration forms, loaded when one is wanted (spec part 1, sections 2 and 4). */
export default function AuthPanel({
  mode,
  method,
  onMode,
  onBack,
  resetToken,
  onReset,
  heading,
}: AuthPanelProps) {
  const { t } = useTranslation("accounts");
  const [outbox, setOutbox] = useState(false);
  /** What was typed, kept when the person goes from one form to another. */
  const [opening] = useState(() => ({
    email: "",
    phone: "",
    ...storedGuestDetails(),
    name: storedGuestDetails()?.name || pendingName.read(),
  }));
  const typed = useRef<Typed>(opening);

  useEffect(() => {
    void api.accounts.getAuthSettings().then(
      (settings) => setOutbox(settings.outbox),
      () => undefined,
    );
  }, []);
  useEffect(() => heading.current?.focus(), [heading]);
  useEffect(preloadToasts, []);

  const enter = (session: Session, created: boolean) => {
    // Whoever wanted a new account and has one already hears why there is none.
    const known = mode === "register" && !created ? t("success.knownPhone") : null;
    // One message for one step: on a small screen two cover the chat.
    const verified = method === "phone" ? `${t("code.verified")}.` : null;
    const description = [verified, known].filter((text) => text !== null).join(" ");
    void showToast(t(created ? "success.registered" : "success.signedIn"), {
      look: "success",
      ...(description === "" ? {} : { description }),
    });
    clearGuestDetails();
    setSession(session);
  };
  const methods: ContactMethod[] = ["phone", "email"];
  const withMethods = mode === "login" || mode === "register";

  return (
    <section className="grid gap-5 rounded-card border border-linea bg-papel-alto p-5 md:p-8">
      <div className="grid gap-1">
        <button
          type="button"
          onClick={onBack}
          className="target -ml-2 inline-flex items-center gap-2 justify-self-start rounded-small px-2 font-semibold text-mar"
        >
          <BackIcon />
          {t("form.back")}
        </button>
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {t(`mode.${mode}`)}
        </h2>
      </div>
      {withMethods ? (
        <fieldset className="grid grid-cols-2 gap-1 rounded-full bg-papel-bajo p-1">
          <legend className="sr-only">{t("method.label")}</legend>
          {methods.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === method}
              onClick={() => onMode(mode, option)}
              className="min-h-12 rounded-full px-3 font-semibold text-tinta-suave aria-pressed:bg-papel-alto aria-pressed:text-tinta aria-pressed:outline aria-pressed:outline-linea-fuerte"
            >
              {t(`method.${option}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {withMethods && method === "phone" ? (
        <PhoneForm
          key={mode}
          register={mode === "register"}
          typed={typed.current}
          outbox={outbox}
          onSession={enter}
        />
      ) : null}
      {withMethods && method === "email" ? (
        <EmailForm
          key={mode}
          register={mode === "register"}
          typed={typed.current}
          onSession={(session) => enter(session, mode === "register")}
          onRegistered={(message) => {
            void showToast(message, { look: "error" });
            onMode("login", "email");
          }}
          onForgot={() => onMode("forgot", "email")}
        />
      ) : null}
      {mode === "forgot" ? <ForgotForm typed={typed.current} outbox={outbox} /> : null}
      {mode === "newPassword" && resetToken !== null ? (
        <NewPasswordForm
          token={resetToken}
          typed={typed.current}
          onDone={onReset}
          onAnother={() => onMode("forgot", "email")}
        />
      ) : null}
      <p className="flex flex-wrap items-center gap-x-2 text-tinta-suave">
        {t(mode === "login" ? "instead.noAccount" : "instead.haveAccount")}
        <button
          type="button"
          onClick={() => onMode(mode === "login" ? "register" : "login", method)}
          className="target rounded-small px-1 font-semibold text-mar underline underline-offset-4"
        >
          {t(mode === "login" ? "instead.create" : "instead.signIn")}
        </button>
      </p>
      <p className="text-small text-tinta-suave">{t("form.privacy")}</p>
    </section>
  );
}

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { AuthMode, ContactMethod } from "#web/accounts/auth-panel.tsx";
import { storedGuestDetails } from "#web/accounts/guest-details.ts";
import { ModeSelector } from "#web/accounts/mode-selector.tsx";
import type { LoginState } from "#web/accounts/session-gate.tsx";
import { signOut } from "#web/accounts/sign-out.ts";
import { WelcomeCard } from "#web/accounts/welcome-card.tsx";
import { GuestDemo } from "#web/assistant/guest-demo.tsx";
import { safePath } from "#web/lib/safe-path.ts";
import { currentSession, forgetSession } from "#web/lib/session.ts";
import { useSession } from "#web/lib/use-session.ts";
import { dismissToasts, showToast } from "#web/ui/toast.ts";

const AuthPanel = lazy(() => import("#web/accounts/auth-panel.tsx"));

/** What a link from a static page asks for: `?modo=entrar`, `crear` or `restablecer`. */
const linked: Record<string, AuthMode> = { entrar: "login", crear: "register", restablecer: "newPassword" };

interface Choice {
  mode: AuthMode;
  method: ContactMethod;
}

/**
 * What the address asked for, and the token of a reset mail. Both are taken out of it at once: the token because it
 * opens the account, the wish because it holds once (whoever signs in again after `modo=salir` is to stay in).
 */
function takeFromAddress(): { mode: string; token: string | null } {
  const mode = new URLSearchParams(location.search).get("modo") ?? "";
  const token = new URLSearchParams(location.hash.slice(1)).get("reset");
  if (mode !== "" || token !== null) history.replaceState(history.state, "", location.pathname);
  return { mode, token };
}

/** The login screen: the visitor's demo and the way in (spec part 1, section 2); the form first for who came for it. */
export default function LoginRoute() {
  const { t } = useTranslation("accounts");
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: LoginState | null };
  const [choice, setChoice] = useState<Choice | null>(null);
  const [resetToken, setResetToken] = useState<string | null>(null);
  /** Opened for the form: it comes first, the demo below it. */
  const [formFirst, setFormFirst] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** False until it is known what the address asks for, and while that needs a signed-in person to stay here. */
  const [mayLeave, setMayLeave] = useState(false);

  const title = t("login.meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);

  const from = safePath(state?.from, "/chat");
  useEffect(() => {
    if (session && mayLeave) void navigate(from, { replace: true });
  }, [session, mayLeave, from, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for how the screen was opened
  useEffect(() => {
    const { mode, token } = takeFromAddress();
    if (mode === "salir" && currentSession() !== null) {
      // From a static page, whose menu cannot tell the server.
      void signOut()
        .then(
          () => showToast(t("session.signedOut"), { look: "success" }),
          () => showToast(t("session.signOutFailed"), { look: "error" }),
        )
        .finally(() => setMayLeave(true));
      return;
    }
    setResetToken(token);
    if (token !== null) {
      setFormFirst(true);
      // Whoever comes with a reset mail wants a new password, whatever else this device remembers.
      setChoice({ mode: "newPassword", method: "email" });
      return;
    }
    setMayLeave(true);
    if (storedGuestDetails() !== null) {
      setFormFirst(true);
      setChoice({ mode: "register", method: "email" });
      // One message for one step: on a phone two lie over each other.
      const guarded = state?.from !== undefined;
      if (guarded) void showToast(t("session.finishSignUp"), { description: t("success.finishSignUp") });
      else void showToast(t("success.finishSignUp"));
      return;
    }
    const wanted = state?.directLogin ? "login" : linked[mode];
    setFormFirst(wanted !== undefined);
    if (wanted === "newPassword") setChoice({ mode: "forgot", method: "email" });
    else if (wanted !== undefined) setChoice({ mode: wanted, method: "email" });
  }, []);

  const choose = (mode: AuthMode, method: ContactMethod) => {
    dismissToasts();
    setChoice({ mode, method });
  };
  const demo = (
    <GuestDemo
      key="demo"
      formBelow={choice !== null && !formFirst}
      onAccount={(wanted) => choose(wanted === "login" ? "login" : "register", "email")}
    />
  );
  const wayIn =
    choice === null ? (
      <ModeSelector key="way-in" onChoose={choose} />
    ) : (
      <Suspense key="way-in" fallback={<div className="min-h-96" />}>
        <AuthPanel
          {...choice}
          onMode={(wanted, method) => {
            setMayLeave(true);
            choose(wanted, method);
          }}
          onBack={() => {
            setMayLeave(true);
            setChoice(null);
          }}
          resetToken={resetToken}
          onReset={() => {
            // Every session of the account ended with the old password, also the one of this device.
            void forgetSession().then(() => setMayLeave(true));
            choose("login", "email");
          }}
          heading={heading}
        />
      </Suspense>
    );
  return <WelcomeCard>{formFirst ? [wayIn, demo] : [demo, wayIn]}</WelcomeCard>;
}

export function meta() {
  return [{ title: "Bienvenido a Faro" }, { name: "robots", content: "noindex" }];
}

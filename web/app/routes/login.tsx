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
import { useSession } from "#web/lib/use-session.ts";
import { showToast } from "#web/ui/toast.ts";

const AuthPanel = lazy(() => import("#web/accounts/auth-panel.tsx"));

/** What a link from a static page asks for: `?modo=entrar`, `crear` or `restablecer`. */
const linked: Record<string, AuthMode> = { entrar: "login", crear: "register", restablecer: "newPassword" };

interface Choice {
  mode: AuthMode;
  method: ContactMethod;
}

/** The reset token of a mail's link, taken out of the address at once. */
function takeResetToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get("reset");
  if (token !== null) history.replaceState(history.state, "", location.pathname);
  return token;
}

/** The login screen: the visitor's demo, and below it the way in (spec part 1, section 2). */
export default function LoginRoute() {
  const { t } = useTranslation("accounts");
  const session = useSession();
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: LoginState | null; search: string };
  const [choice, setChoice] = useState<Choice | null>(null);
  const [resetToken, setResetToken] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const title = t("login.meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);

  const from = safePath(state?.from, "/chat");
  useEffect(() => {
    const leaving = new URLSearchParams(search).get("modo") === "salir";
    if (session && !leaving) void navigate(from, { replace: true });
  }, [session, from, search, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for how the screen was opened
  useEffect(() => {
    const mode = new URLSearchParams(search).get("modo") ?? "";
    if (mode === "salir") {
      // From a static page, whose menu cannot tell the server.
      void signOut().then(
        () => showToast(t("session.signedOut"), { look: "success" }),
        () => showToast(t("session.signOutFailed"), { look: "error" }),
      );
      return;
    }
    const token = takeResetToken();
    setResetToken(token);
    if (storedGuestDetails() !== null) {
      setChoice({ mode: "register", method: "email" });
      void showToast(t("success.finishSignUp"));
      return;
    }
    const wanted = state?.directLogin ? "login" : linked[mode];
    if (wanted === "newPassword" && token === null) setChoice({ mode: "forgot", method: "email" });
    else if (wanted !== undefined) setChoice({ mode: wanted, method: "email" });
  }, []);

  const choose = (mode: AuthMode, method: ContactMethod) => setChoice({ mode, method });
  return (
    <WelcomeCard>
      <GuestDemo onAccount={(wanted) => choose(wanted === "login" ? "login" : "register", "email")} />
      {choice === null ? (
        <ModeSelector onChoose={choose} />
      ) : (
        <Suspense fallback={<div className="min-h-96" />}>
          <AuthPanel
            {...choice}
            onMode={choose}
            onBack={() => setChoice(null)}
            resetToken={resetToken}
            heading={heading}
          />
        </Suspense>
      )}
    </WelcomeCard>
  );
}

export function meta() {
  return [{ title: "Bienvenido a Faro" }, { name: "robots", content: "noindex" }];
}

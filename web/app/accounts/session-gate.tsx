import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { accessToken, currentSession } from "#web/lib/session.ts";
import { useSession } from "#web/lib/use-session.ts";
import { showToast } from "#web/ui/toast.ts";

/** What the login screen gets to know from whoever sends a person there. */
export interface LoginState {
  /** Path to come back to. */
  from?: string;
  /** Opens the sign-in form directly. */
  directLogin?: boolean;
}

/**
 * Shows its content to signed-in people only; others go to the login screen and come back afterwards. Without a
 * network a known session counts: what is stored on the device stays readable.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation("accounts");
  const session = useSession();
  const location = useLocation();
  const [checked, setChecked] = useState(false);

  useEffect(() => {
    // Fetches a new token when this one is old; a session that is over ends here.
    accessToken()
      .catch((error: unknown) => {
        if (navigator.onLine) void showToast(t("session.checkFailed"), { look: "error" });
        return error;
      })
      .finally(() => setChecked(true));
  }, [t]);

  const owner = session?.user.id;
  useEffect(() => {
    // A page that the browser kept whole heard of no sign-out: what the last person saw must not come back with it.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted || currentSession()?.user.id === owner) return;
      document.documentElement.style.display = "none";
      window.location.reload();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [owner]);

  if (session === null) {
    const state: LoginState = { from: location.pathname + location.search };
    return <Navigate to="/login" replace state={state} />;
  }
  if (session === undefined || !checked) {
    return (
      <p role="status" className="grid min-h-[60dvh] place-content-center px-4 text-tinta-suave">
        {t("session.checking")}
      </p>
    );
  }
  return children;
}

import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { forgetQuietly, isSigningOut, signOut } from "#web/accounts/sign-out.ts";
import { Footer } from "#web/layout/footer.tsx";
import { AppHeader } from "#web/layout/header.tsx";
import { api } from "#web/lib/api.ts";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storeLanguage } from "#web/lib/language.ts";
import { offeredSession, onOffer } from "#web/lib/offered-session.ts";
import type { Setting } from "#web/lib/send-later.ts";
import { currentSession, onSessionChange } from "#web/lib/session.ts";
import { useAllTexts } from "#web/lib/use-all-texts.ts";
import { useSession } from "#web/lib/use-session.ts";
import { OfflineBar } from "#web/offline/offline-bar.tsx";
import { dismissToasts, preloadToasts, showToast } from "#web/ui/toast.ts";

const SessionOffer = lazy(() => import("#web/accounts/session-offer.tsx"));

/** Answers of a survey that the server would not have stand in the survey again. */
async function giveBack({ key, body }: Setting): Promise<void> {
  const owner = currentSession()?.user.id;
  if (!key.startsWith("survey:") || owner === undefined) return;
  const { keepSurveyDraft } = await import("#web/feedback/survey-draft.ts");
  keepSurveyDraft(owner, body as Record<string, unknown>);
}

/** Header and footer around every screen of the app. */
export default function AppShell() {
  const { t, i18n } = useTranslation("accounts");
  const session = useSession();
  const offered = useSyncExternalStore(onOffer, offeredSession, () => null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const first = pathname === "/login";
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every screen that is left
  useEffect(() => dismissToasts({ left: true }), [pathname]);
  const ready = useAllTexts(!first);
  useEffect(
    () =>
      onSessionChange((event) => {
        if (event === "SIGNED_OUT" && !isSigningOut())
          void showToast(t("session.closed"), { look: "success" });
      }),
    [t],
  );

  const signedIn = session !== null && session !== undefined;
  useEffect(() => {
    // "Error al cerrar sesión" is said when the network is away, and then it is too late to fetch what says it.
    if (signedIn) preloadToasts();
  }, [signedIn]);

  const switchTo = i18n.language === "en" ? "es" : "en";
  const user = session ? { name: session.user.name === "" ? null : session.user.name } : null;
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        user={user}
        onSwitchLanguage={() => {
          storeLanguage(switchTo);
          void switchLanguage(i18n, switchTo);
          if (!session) return;
          // Mails and messages follow, once there is a network; another failure changes nothing here.
          const body = { preferredLanguage: switchTo } as const;
          const setting = { key: "language", method: "PATCH", path: "/profile", body } as const;
          void import("#web/lib/send-later.ts")
            .then(({ sendOrKeep }) => sendOrKeep(setting, () => api.accounts.updateProfile(body)))
            .catch(() => {});
        }}
        onSignOut={() => {
          // A second tap, before the first one is done.
          if (isSigningOut()) return;
          void signOut()
            .then(() => {
              void showToast(t("session.signedOut"), { look: "success" });
              return navigate("/login");
            })
            .catch(() =>
              showToast(t("session.signOutFailed"), {
                look: "error",
                duration: 15_000,
                // The phone may be somebody else's: what is on it can go even if the server cannot be told.
                action: {
                  label: t("session.forgetAnyway"),
                  onClick: () => void forgetQuietly().then(() => navigate("/login")),
                },
              }),
            );
        }}
      />
      <main id="contenido" className="grow pb-12">
        <OfflineBar onRefused={giveBack} />
        {first || ready ? <Outlet /> : null}
      </main>
      <Footer />
      {offered === null ? null : (
        <Suspense>
          <SessionOffer session={offered} />
        </Suspense>
      )}
    </div>
  );
}

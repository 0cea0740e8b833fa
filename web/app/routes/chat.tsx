import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ChatScreen } from "#web/assistant/chat-screen.tsx";
import { Footer } from "#web/layout/footer.tsx";
import { AppHeader } from "#web/layout/header.tsx";
import { WelcomeHeader } from "#web/layout/welcome-header.tsx";
import { api } from "#web/lib/api.ts";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storeLanguage } from "#web/lib/language.ts";
import { forgetSession } from "#web/lib/session.ts";
import { useSession } from "#web/lib/use-session.ts";

/** Minutes a profile is good for (spec part 1, section 9). */
const profileFresh = 5 * 60 * 1000;

/** Ends the session on the server and here; without a network at least here. */
async function signOut(): Promise<void> {
  await api.accounts.signOut().catch(() => {});
  await forgetSession();
}

/** The chat of a signed-in person; the guard around it knows that there is one. */
export default function ChatRoute() {
  const { t, i18n } = useTranslation("assistant");
  const session = useSession();
  const profile = useQuery({
    queryKey: ["profile", session?.user.id],
    queryFn: () => api.accounts.getProfile(),
    staleTime: profileFresh,
    enabled: session !== null && session !== undefined,
  });
  const title = t("chat.meta");
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (session === null || session === undefined) return null;
  const known = profile.data;
  const name = [known?.first_name ?? session.user.name, known?.last_name].filter(Boolean).join(" ");
  const switchTo = i18n.language === "en" ? "es" : "en";
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        user={{ name: name === "" ? null : name }}
        onSignOut={() => void signOut()}
        onSwitchLanguage={() => {
          storeLanguage(switchTo);
          void switchLanguage(i18n, switchTo);
        }}
      />
      <main id="contenido" className="grow pb-12">
        <WelcomeHeader fullName={name} />
        <ChatScreen
          // Nothing of one person is shown to the next.
          key={session.user.id}
          session={{ userId: session.user.id }}
          plan={known?.plan ?? null}
          remaining={known?.remaining}
        />
      </main>
      <Footer />
    </div>
  );
}

export function meta() {
  return [{ title: "Chat - Faro" }, { name: "robots", content: "noindex" }];
}

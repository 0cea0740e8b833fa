import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { profileQuery } from "#web/accounts/queries.ts";
import { ChatScreen } from "#web/assistant/chat-screen.tsx";
import { WelcomeHeader } from "#web/layout/welcome-header.tsx";
import { useSession } from "#web/lib/use-session.ts";

/** The chat of a signed-in person; the guard around it knows that there is one. */
export default function ChatRoute() {
  const { t } = useTranslation("assistant");
  const session = useSession();
  const profile = useQuery(profileQuery);
  const title = t("chat.meta");
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (session === null || session === undefined) return null;
  const known = profile.data;
  const name = [known?.first_name ?? session.user.name, known?.last_name].filter(Boolean).join(" ");
  return (
    <>
      <WelcomeHeader fullName={name} />
      <ChatScreen
        // Nothing of one person is shown to the next.
        key={session.user.id}
        session={{ userId: session.user.id }}
        plan={known?.plan ?? null}
        accountSince={known?.created_at}
        remaining={known?.remaining}
      />
    </>
  );
}

export function meta() {
  return [{ title: "Chat - Faro" }, { name: "robots", content: "noindex" }];
}

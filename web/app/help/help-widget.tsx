import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { accessToken } from "#web/lib/session.ts";
import { useSession } from "#web/lib/use-session.ts";

/** The floating help on app screens: the same widget as on static pages, knowing who is signed in. */
export function HelpWidget() {
  const { i18n } = useTranslation("ui");
  const language = i18n.language === "en" ? "en" : "es";
  // What one person asked is not there for the next one on the same phone.
  const who = useSession()?.user.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each person
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    import("#web/help/widget/launcher.ts")
      .then(({ startHelpWidget }) => {
        if (!gone) stop = startHelpWidget({ language, token: accessToken });
      })
      // Without a network there is no help button; the screen itself goes on.
      .catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [language, who]);
  return null;
}

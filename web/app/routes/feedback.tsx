import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Survey } from "#web/feedback/survey.tsx";
import { Footer } from "#web/layout/footer.tsx";
import { AppHeader } from "#web/layout/header.tsx";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storeLanguage } from "#web/lib/language.ts";

/** The survey; behind the guard, which sends visitors to the sign-in and back. */
export default function FeedbackRoute() {
  const { t, i18n } = useTranslation("feedback");
  const title = t("survey.meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);
  const switchTo = i18n.language === "en" ? "es" : "en";
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        onSwitchLanguage={() => {
          storeLanguage(switchTo);
          void switchLanguage(i18n, switchTo);
        }}
      />
      <main id="contenido" className="grow">
        <Survey />
      </main>
      <Footer />
    </div>
  );
}

export function meta() {
  return [{ title: "Tu opinión | Faro" }, { name: "robots", content: "noindex" }];
}

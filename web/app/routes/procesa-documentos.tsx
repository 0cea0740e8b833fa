import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Footer } from "#web/layout/footer.tsx";
import { AppHeader } from "#web/layout/header.tsx";
import { LetterScreen } from "#web/letters/letter-screen.tsx";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storeLanguage } from "#web/lib/language.ts";
import { useSession } from "#web/lib/use-session.ts";

/** Document processing. Saving a result as a conversation joins here with the history slice (`onSave`). */
export default function LettersRoute() {
  const { t, i18n } = useTranslation("letters");
  const session = useSession();
  const title = t("meta.title");
  useEffect(() => {
    document.title = title;
  }, [title]);

  const switchTo = i18n.language === "en" ? "es" : "en";
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader
        user={session ? { name: null } : null}
        onSwitchLanguage={() => {
          storeLanguage(switchTo);
          void switchLanguage(i18n, switchTo);
        }}
      />
      <main id="contenido" className="grow pb-12">
        <LetterScreen />
      </main>
      <Footer />
    </div>
  );
}

export function meta() {
  return [{ title: "Procesa tus Documentos | Faro" }, { name: "robots", content: "noindex" }];
}

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { WelcomeCard } from "#web/accounts/welcome-card.tsx";
import { GuestDemo } from "#web/assistant/guest-demo.tsx";
import { Footer } from "#web/layout/footer.tsx";
import { AppHeader } from "#web/layout/header.tsx";
import { switchLanguage } from "#web/lib/i18n.ts";
import { storeLanguage } from "#web/lib/language.ts";

/** The login screen: today the visitor's demo; the sign-in forms join it with the accounts slice. */
export default function LoginRoute() {
  const { t, i18n } = useTranslation("accounts");
  const [accountNote, setAccountNote] = useState(false);
  const title = t("login.meta.title");
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
      <main id="contenido" className="grow pb-8">
        <WelcomeCard accountNote={accountNote}>
          <GuestDemo onAccount={() => setAccountNote(true)} />
        </WelcomeCard>
      </main>
      <Footer />
    </div>
  );
}

export function meta() {
  return [{ title: "Bienvenido a Faro" }, { name: "robots", content: "noindex" }];
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The 'Bienvenido' card of the login screen. */
export function WelcomeCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation("accounts");
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-8 md:px-6 md:pt-12">
      <div className="grid gap-2">
        <h1 className="text-display">{t("login.welcome")}</h1>
        <p className="text-tinta-suave">{t("login.intro")}</p>
      </div>
      {children}
    </div>
  );
}

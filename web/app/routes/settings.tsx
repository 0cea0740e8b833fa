import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SettingsScreen } from "#web/accounts/settings/settings-screen.tsx";
import { SubscriptionPanel } from "#web/payments/subscription-panel.tsx";

export default function SettingsRoute() {
  const { t } = useTranslation("accounts");
  const title = t("settings.meta");
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <SettingsScreen>
      <SubscriptionPanel />
    </SettingsScreen>
  );
}

export function meta() {
  return [{ title: "Configuración de tu cuenta · Faro" }, { name: "robots", content: "noindex" }];
}

import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { TrialScreen } from "#web/payments/trial-screen.tsx";

export default function TrialRoute() {
  const { t } = useTranslation("payments");
  const title = t("trial.meta");
  useEffect(() => {
    document.title = `${title} · Faro`;
  }, [title]);
  return <TrialScreen />;
}

export function meta() {
  return [{ title: "Prueba Faro 7 días por $1 · Faro" }, { name: "robots", content: "noindex" }];
}

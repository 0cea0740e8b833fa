import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ChangeCardScreen } from "#web/payments/change-card-screen.tsx";

export default function ChangeCardRoute() {
  const { t } = useTranslation("payments");
  const title = t("card.meta");
  useEffect(() => {
    document.title = `${title} · Faro`;
  }, [title]);
  return <ChangeCardScreen />;
}

export function meta() {
  return [{ title: "Cambiar tarjeta · Faro" }, { name: "robots", content: "noindex" }];
}

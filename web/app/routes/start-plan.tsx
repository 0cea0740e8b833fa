import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PlanScreen } from "#web/payments/plan-screen.tsx";

export default function StartPlanRoute() {
  const { t } = useTranslation("payments");
  const title = t("plan.meta");
  useEffect(() => {
    document.title = `${title} · Faro`;
  }, [title]);
  return <PlanScreen />;
}

export function meta() {
  return [{ title: "Activar tu plan · Faro" }, { name: "robots", content: "noindex" }];
}

import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button.tsx";

/** Starts the trial: opens the screen with the payment dialog, the only one where a card may be typed. */
export function TrialLink({ look = "quiet" }: { look?: "main" | "quiet" }) {
  const { t } = useTranslation("site");
  return (
    <a href="/prueba" data-trial className={buttonClass(look)}>
      {t("landing.member.start")}
    </a>
  );
}

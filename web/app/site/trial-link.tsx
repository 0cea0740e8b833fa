import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button.tsx";

/** Starts the trial: opens the payment dialog where its island runs, the sign-in screen everywhere else. */
export function TrialLink({ look = "quiet" }: { look?: "main" | "quiet" }) {
  const { t } = useTranslation("site");
  return (
    <a href="/login?modo=prueba" data-trial className={buttonClass(look)}>
      {t("landing.member.start")}
    </a>
  );
}

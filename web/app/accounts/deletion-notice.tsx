import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";

/** What deleting an account means. */
export function DeletionWarning() {
  const { t } = useTranslation("accounts");
  return (
    <div className="grid gap-4">
      <h1 className="text-display">{t("deletion.title")}</h1>
      <p className="flex gap-3 rounded-small border-2 border-rojo bg-rojo-suave p-4">
        <WarningIcon className="mt-0.5 size-6 shrink-0 text-rojo" />
        <span>{t("deletion.warning")}</span>
      </p>
    </div>
  );
}

/** For who is not signed in (spec part 2, section 2). */
export function DeletionNotice() {
  const { t } = useTranslation("accounts");
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t("deletion.signInFirst")}</p>
      <a href="/auth" className={buttonClass("quiet")}>
        {t("select.signIn")}
      </a>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { legalHelp } from "#web/lib/links.ts";

/** App screens need JavaScript; whoever has none still learns where help is. */
export function NoScript() {
  const { t } = useTranslation("layout");
  return (
    <noscript>
      <p className="border-b border-linea bg-faro-suave px-4 pt-16 pb-4">
        {t("noScript.text")}{" "}
        <a className="link font-semibold" href={legalHelp} rel="noopener noreferrer">
          {t("noScript.link")}
        </a>
        .
      </p>
    </noscript>
  );
}

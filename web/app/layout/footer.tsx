import { useTranslation } from "react-i18next";
import { legalHelp } from "#web/lib/links.ts";
import { Mark } from "#web/ui/mark.tsx";

/** Says on every page what Faro is not, and where urgent help is. */
export function Footer() {
  const { t } = useTranslation("layout");
  return (
    <footer className="mt-auto border-t border-linea bg-papel-bajo">
      <div className="mx-auto grid w-full max-w-6xl gap-4 px-4 py-8 text-small text-tinta-suave md:grid-cols-[auto_1fr] md:gap-8 md:px-8">
        <p className="flex items-center gap-2 font-bold text-tinta">
          <Mark className="size-7" />
          {t("brand")}
        </p>
        <div className="grid max-w-prose gap-2">
          <p>{t("footer.notLegal")}</p>
          <p>
            {t("footer.urgent")}{" "}
            <a className="link" href={legalHelp} rel="noopener noreferrer" target="_blank">
              {t("footer.urgentLink")}
            </a>
            .
          </p>
        </div>
      </div>
    </footer>
  );
}

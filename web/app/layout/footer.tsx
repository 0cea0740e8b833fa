import type { Language } from "@faro/contract/shared/language.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { linkAddress } from "#web/layout/nav-links.ts";
import { legalHelp } from "#web/lib/links.ts";
import { Mark } from "#web/ui/mark.tsx";

/** Says on every page what Faro is not, where urgent help is, and leads to privacy and to deleting an account. */
export function Footer({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation("layout");
  const language = i18n.language as Language;
  return (
    <footer className="mt-auto border-t border-linea bg-papel-bajo">
      <div className="mx-auto grid w-full max-w-6xl gap-5 px-4 pt-8 pb-8 text-small text-tinta-suave md:grid-cols-[auto_1fr_auto] md:gap-10 md:px-8 md:pb-10">
        <p className="flex items-center gap-2 self-start font-bold text-tinta">
          <Mark className="size-7" />
          {t("brand")}
        </p>
        <div className="grid max-w-prose gap-2">
          <p className="font-semibold text-tinta">{t("footer.notLegal")}</p>
          <p>
            {t("footer.urgent")}{" "}
            <a className="link" href={legalHelp} rel="noopener noreferrer" target="_blank">
              {t("footer.urgentLink")}
            </a>
            .
          </p>
          {children}
        </div>
        <nav aria-label={t("footer.label")}>
          <ul className="grid">
            <li>
              <a
                className="link target inline-flex items-center"
                href={linkAddress("/privacy-policy", language)}
              >
                {t("footer.privacy")}
              </a>
            </li>
            <li>
              <a
                className="link target inline-flex items-center"
                href={linkAddress("/delete-account", language)}
              >
                {t("footer.deleteAccount")}
              </a>
            </li>
            <li>
              <a
                className="link target inline-flex items-center"
                href={language === "en" ? "/en/rss.xml" : "/rss.xml"}
              >
                {t("footer.rss")}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

import type { Language } from "@faro/contract/shared/language.ts";
import { useTranslation } from "react-i18next";
import { linkAddress } from "#web/layout/nav-links.ts";
import { publicPath } from "#web/lib/language.ts";
import { Drawing } from "#web/site/drawings.tsx";
import { PageHead, section, twoColumns } from "#web/site/section.tsx";
import { buttonClass } from "#web/ui/button.tsx";

const pillars = [
  ["free", "door"],
  ["updated", "letter"],
  ["privacy", "phone"],
] as const;

export function WhyTrustUs() {
  const { t, i18n } = useTranslation("site");
  const language = i18n.language as Language;
  return (
    <>
      <PageHead title={t("why.title")} lead={t("why.lead")} />
      {pillars.map(([key, drawing], index) => (
        <section
          key={key}
          className={`border-t border-linea ${index % 2 === 0 ? "bg-papel-alto" : "bg-papel"}`}
        >
          <div
            className={`${section} grid items-center gap-7 py-12 md:gap-16 md:py-16 ${index % 2 === 0 ? "md:grid-cols-[1fr_auto]" : "md:grid-cols-[auto_1fr]"}`}
          >
            <Drawing name={drawing} className={`w-40 md:w-64 ${index % 2 === 0 ? "md:order-2" : ""}`} />
            <div className="grid max-w-[58ch] gap-4">
              <h2 className="text-title">{t(`why.${key}.title`)}</h2>
              <p>{t(`why.${key}.one`)}</p>
              <p>{t(`why.${key}.two`)}</p>
              {key === "privacy" ? (
                <p>
                  <a className="link" href={linkAddress("/privacy-policy", language)}>
                    {t("why.privacy.link")}
                  </a>
                </p>
              ) : null}
            </div>
          </div>
        </section>
      ))}
      <section className="border-t border-linea">
        <div className={`${section} ${twoColumns}`}>
          <h2 className="text-title">{t("why.not.title")}</h2>
          <div className="grid max-w-[62ch] justify-items-start gap-6">
            <p>{t("why.not.text")}</p>
            <a
              className="link target inline-flex items-center"
              href={publicPath("/blog/como-reconocer-fraude-de-notario", language)}
            >
              {t("why.not.link")}
            </a>
            <a href="/login" className={buttonClass("main", "min-h-14! px-8! text-lead")}>
              {t("why.start")}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

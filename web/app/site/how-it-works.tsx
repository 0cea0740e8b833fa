import { useTranslation } from "react-i18next";
import { Drawing } from "#web/site/drawings.tsx";
import { PageHead, section, twoColumns } from "#web/site/section.tsx";
import { buttonClass } from "#web/ui/button.tsx";

const steps = [
  ["account", "phone"],
  ["explain", "family"],
  ["guidance", "path"],
  ["resources", "form"],
] as const;

const pillars = ["clear", "honest", "careful", "limits"] as const;

function Start() {
  const { t } = useTranslation("site");
  return (
    <div className="grid justify-items-start gap-3 md:col-start-2">
      <a href="/login" className={buttonClass("main", "min-h-14! px-8! text-lead")}>
        {t("how.start")}
      </a>
      <p className="text-small text-tinta-suave">{t("how.startNote")}</p>
    </div>
  );
}

export function HowItWorks() {
  const { t } = useTranslation("site");
  return (
    <>
      <PageHead title={t("how.title")} lead={t("how.lead")} />
      <ol className={`${section} grid`}>
        {steps.map(([key, drawing], index) => (
          <li
            key={key}
            className="grid items-center gap-5 border-t border-linea py-9 md:grid-cols-[16rem_1fr] md:gap-14 md:py-12"
          >
            <Drawing name={drawing} className="w-36 md:w-56" />
            <div className="grid max-w-[56ch] gap-2">
              <p className="text-small font-semibold text-mar">{t("how.step", { number: index + 1 })}</p>
              <h2 className="text-title">{t(`how.${key}.title`)}</h2>
              <p>{t(`how.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={`${section} grid pb-14 md:grid-cols-[16rem_1fr] md:gap-14 md:pb-20`}>
        <Start />
      </div>
      <section className="border-t border-linea bg-papel-alto">
        <div className={`${section} ${twoColumns}`}>
          <h2 className="text-title">{t("how.trust.title")}</h2>
          <dl className="grid max-w-[62ch] gap-6">
            {pillars.map((key) => (
              <div key={key}>
                <dt className="font-bold">{t(`how.trust.${key}`)}</dt>
                <dd className="text-tinta-suave">{t(`how.trust.${key}Text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

import { useTranslation } from "react-i18next";
import type { Exchange } from "#web/assistant/exchange.ts";
import type { Term } from "#web/assistant/terms.ts";
import { longDate } from "#web/lib/dates.ts";
import { legalHelp } from "#web/lib/links.ts";
import { keepForms } from "#web/lib/typography.ts";
import { LinkOutIcon } from "#web/ui/icons.tsx";

function Sources({ exchange }: { exchange: Exchange }) {
  const { t, i18n } = useTranslation("assistant");
  const language = i18n.language === "en" ? "en" : "es";
  const { sources } = exchange;
  if (sources.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t(sources.length === 1 ? "answer.source" : "answer.sources")}:</p>
      <ul className="grid gap-1">
        {sources.map((source) => (
          <li key={source.url}>
            <a className="link" href={source.url} rel="noopener noreferrer" target="_blank">
              {source.title}
            </a>
            {/* No line begins with the dot. */}
            <span className="whitespace-nowrap text-mar">
              {"\u00A0"}
              <LinkOutIcon className="inline size-4" />
              {"\u00A0·"}
            </span>{" "}
            {t("answer.checked", { date: longDate(source.checked, language) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To see a lawyer: above the answer (answer-card.tsx), and at its foot where a warning stands there or it was known too late. */
export function LawyerAdvice() {
  const { t } = useTranslation("assistant");
  return (
    <p className="font-semibold text-tinta">
      {t("answer.lawyer")}{" "}
      <a className="link" href={legalHelp} rel="noopener noreferrer" target="_blank">
        {t("answer.lawyerLink")}
      </a>
    </p>
  );
}

/** Forms, lawyer, sources with their dates, and what kind of answer this is. */
export function AnswerFooter({ exchange, terms }: { exchange: Exchange; terms: Term[] }) {
  const { t } = useTranslation("assistant");
  return (
    <div className="grid gap-3 border-t border-linea pt-4 text-small text-tinta-suave">
      {/* By name, a number alone says nothing to most; and none before she has answered which is hers. */}
      {exchange.forms.length > 0 && !exchange.clarifying ? (
        <ul aria-label={t("answer.forms")} className="grid gap-2">
          <li aria-hidden="true" className="font-semibold">
            {t("answer.forms")}:
          </li>
          {exchange.forms.map((form) => (
            <li key={form}>
              <a
                href={exchange.formPages[form]}
                rel="noopener noreferrer"
                target="_blank"
                className="inline-flex min-h-11 items-center gap-1.5 rounded-small border border-linea-fuerte px-3 py-2 font-semibold text-tinta hover:bg-papel-bajo"
              >
                <span>
                  {exchange.formNames[form]}{" "}
                  <span className="font-normal">
                    ({t("answer.form")} {keepForms(form)})
                  </span>
                </span>
                <LinkOutIcon />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {exchange.lawyer && !exchange.lawyerAbove ? <LawyerAdvice /> : null}
      {terms.map((term) => (
        <p key={term}>
          <b className="text-tinta">{t(`term.${term}.word`)}</b>: {t(`term.${term}.meaning`)}
        </p>
      ))}
      <Sources exchange={exchange} />
      {exchange.standIn ? <p className="font-semibold text-tinta">{t("answer.standIn")}</p> : null}
      {exchange.recorded ? <p>{t(exchange.engine === "model" ? "answer.model" : "answer.guide")}</p> : null}
    </div>
  );
}

import { useTranslation } from "react-i18next";
import type { ShownDocument } from "#web/documents/library-rows.ts";
import { longDate } from "#web/lib/dates.ts";
import { keepForms } from "#web/lib/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon, DownloadIcon, LinkOutIcon } from "#web/ui/icons.tsx";

/** Offices whose letters say nothing to who does not know them. */
const named = ["DOS", "EOIR", "IRS", "SSA", "USCIS"] as const;
const isNamed = (agency: string): agency is (typeof named)[number] =>
  (named as readonly string[]).includes(agency);

/** The two badges, for library-script.ts to put into the rows. */
export function Badges() {
  const { t } = useTranslation("documents");
  return (
    <>
      <template data-badge-yes>
        <span className="inline-flex items-center gap-1 rounded-full bg-verde px-3 py-0.5 font-semibold text-sobre-verde">
          <CheckIcon className="size-4" />
          {t("row.available")}
        </span>
      </template>
      <template data-badge-no>
        <span className="inline-flex items-center rounded-full border border-linea-fuerte px-3 py-0.5 font-semibold text-tinta-suave">
          {t("row.unavailable")}
        </span>
      </template>
    </>
  );
}

/**
 * One document: what it is, who needs it, whether it is here, and one thing to tap. Static: library-script.ts puts in
 * the badge, the size and the edition, and lets the button work.
 */
export function DocumentRow({ row }: { row: ShownDocument }) {
  const { t, i18n } = useTranslation("documents");
  const { title } = row;
  return (
    <li
      id={row.id}
      data-row
      data-form={row.form ?? undefined}
      data-category={row.category}
      data-agency={row.agency}
      className="grid scroll-mt-4 gap-2.5 border-t border-linea py-5"
    >
      <h3 className="text-lead font-bold">{keepForms(title)}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <span
          data-badge
          className="min-h-7 group-data-busy/library:w-28 group-data-busy/library:rounded-full group-data-busy/library:bg-papel-bajo noscript:hidden"
        />
        <span data-office className="text-tinta-suave">
          {isNamed(row.agency) ? t(`agencies.${row.agency}`) : row.agency}
        </span>
      </p>
      <p data-for>{keepForms(row.forWhom)}</p>
      <p data-about className="text-small text-tinta-suave">
        {keepForms(row.description)}
      </p>
      <div className="grid gap-1 text-small text-tinta-suave">
        <p>
          <span data-size />
          <span data-checked>
            {row.checked === ""
              ? ""
              : t("row.checked", { date: longDate(row.checked, i18n.language === "en" ? "en" : "es") })}
          </span>
        </p>
        <p data-edition hidden />
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-1 pt-1">
        <Button look="quiet" className="px-4! noscript:hidden" data-download disabled>
          <DownloadIcon className="size-5" />
          <span data-label>{t("row.download")}</span>
          <span className="sr-only"> {title}</span>
        </Button>
        {row.officialPage === null ? null : (
          <a
            href={row.officialPage}
            rel="noopener noreferrer"
            target="_blank"
            data-official
            className="link inline-flex min-h-12 items-center gap-1.5 font-semibold"
          >
            {t("row.officialPage")}
            <span className="sr-only"> {title}</span>
            <LinkOutIcon />
          </a>
        )}
      </div>
    </li>
  );
}

import type { DocumentRow as Row } from "@faro/contract/documents/schemas.ts";
import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";
import { keepForms } from "#web/lib/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon, DownloadIcon, LinkOutIcon } from "#web/ui/icons.tsx";

/** Offices whose letters say nothing to who does not know them. */
const named = ["DOS", "EOIR", "IRS", "SSA", "USCIS"] as const;
const isNamed = (agency: string): agency is (typeof named)[number] =>
  (named as readonly string[]).includes(agency);

function Badge({ available }: { available: boolean }) {
  const { t } = useTranslation("documents");
  return available ? (
    <span className="inline-flex items-center gap-1 rounded-full bg-verde px-3 py-0.5 font-semibold text-sobre-verde">
      <CheckIcon className="size-4" />
      {t("row.available")}
    </span>
  ) : (
    <span className="inline-flex items-center rounded-full border border-linea-fuerte px-3 py-0.5 font-semibold text-tinta-suave">
      {t("row.unavailable")}
    </span>
  );
}

/** Kilobytes below one megabyte; people on prepaid data want to know. */
function sizeInWords(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), "kB"] : [bytes / 1_000_000, "MB"];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}

function Facts({ row }: { row: Row }) {
  const { t, i18n } = useTranslation("documents");
  const language = i18n.language === "en" ? "en" : "es";
  // Shown as printed, for comparing; readers from Latin America would take the first figures for the day.
  const numeric = /^\d\d\/\d\d\/\d+$/.test(row.edition ?? "");
  const edition = numeric ? t("row.monthFirst", { edition: row.edition }) : row.edition;
  return (
    <div className="grid gap-1 text-small text-tinta-suave">
      <p>
        {row.size === null ? null : `PDF, ${sizeInWords(row.size, language)} · `}
        {t("row.checked", { date: longDate(row.checked, language) })}
      </p>
      {row.edition === null || row.fetched === null ? null : (
        <p>
          {t("row.edition", { edition, date: longDate(row.fetched, language) })} {t("row.compare")}
        </p>
      )}
    </div>
  );
}

interface DocumentRowProps {
  row: Row;
  busy: boolean;
  onDownload: () => void;
}

/** One document: what it is, who needs it, whether it is here, and one thing to tap. */
export function DocumentRow({ row, busy, onDownload }: DocumentRowProps) {
  const { t, i18n } = useTranslation("documents");
  const { title, description, forWhom } = i18n.language === "en" ? row.english : row;
  return (
    <li id={row.id} className="grid scroll-mt-4 gap-2.5 border-t border-linea py-5">
      <h3 className="text-lead font-bold">{keepForms(title)}</h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Badge available={row.fileAvailable} />
        <span className="text-tinta-suave">
          {isNamed(row.agency) ? t(`agencies.${row.agency}`) : row.agency}
        </span>
      </p>
      <p>{keepForms(forWhom)}</p>
      <p className="text-small text-tinta-suave">{keepForms(description)}</p>
      <Facts row={row} />
      <div className="flex flex-wrap gap-x-3 gap-y-1 pt-1">
        <Button look="quiet" className="px-4!" disabled={!row.fileAvailable || busy} onClick={onDownload}>
          <DownloadIcon className="size-5" />
          {busy ? t("row.preparing") : t("row.download")}
          <span className="sr-only"> {title}</span>
        </Button>
        {row.officialPage === null ? null : (
          <a
            href={row.officialPage}
            rel="noopener noreferrer"
            target="_blank"
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

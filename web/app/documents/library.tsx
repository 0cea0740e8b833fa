import type { DocumentKind } from "@faro/contract/documents/schemas.ts";
import { useTranslation } from "react-i18next";
import { Badges, DocumentRow } from "#web/documents/document-row.tsx";
import { LibraryFilters } from "#web/documents/library-filters.tsx";
import type { ShownDocument } from "#web/documents/library-rows.ts";
import type { LibraryWords } from "#web/documents/library-words.ts";
import { Button } from "#web/ui/button.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";

const kinds = ["guide", "form", "other"] as const;

/** An operator's own row is made of it when the page is open. */
const blank: ShownDocument = {
  ...{ id: "", form: null, title: "", description: "", forWhom: "", agency: "", category: "otros" },
  ...{ officialPage: "", checked: "" },
};

function useWords(): LibraryWords {
  const { t } = useTranslation("documents");
  const [edition, date, title] = ["{edition}", "{date}", "{title}"];
  return {
    loading: t("loading"),
    found: { one: t("found", { count: 1 }), other: t("found", { count: 2 }).replace("2", "{count}") },
    download: t("row.download"),
    preparing: t("row.preparing"),
    checked: t("row.checked", { date }),
    edition: t("row.edition", { edition, date }),
    monthFirst: t("row.monthFirst", { edition }),
    compare: t("row.compare"),
    started: t("download.started"),
    ready: t("download.ready"),
    error: t("download.error"),
    failed: t("download.failed", { title }),
    reasons: {
      missing: t("download.reason.missing"),
      offline: t("download.reason.offline"),
      other: t("download.reason.other"),
    },
  };
}

/** Alerts and notices that library-script.ts shows when they are true. */
function Notices() {
  const { t } = useTranslation("documents");
  return (
    <>
      <div data-failed hidden className="grid gap-4">
        <div data-alert className="flex gap-3 rounded-card border border-rojo bg-rojo-suave p-4">
          <WarningIcon className="size-6 text-rojo" />
          <div className="grid gap-1">
            <p className="font-bold">{t("failed.title")}</p>
            <p>{t("failed.text")}</p>
          </div>
        </div>
        <Button className="justify-self-start">{t("failed.retry")}</Button>
      </div>
      <p data-empty hidden className="py-8">
        {t("empty")}
      </p>
      <noscript>
        <p className="rounded-card border border-linea bg-papel-alto p-4">{t("noScript")}</p>
      </noscript>
    </>
  );
}

/** The documents library (spec part 2, section 2): all rows can be read as they come; library-script.ts does the rest. */
export function LibraryPage({ rows }: { rows: Record<DocumentKind, ShownDocument[]> }) {
  const { t } = useTranslation("documents");
  return (
    <div
      data-library
      data-busy
      data-words={JSON.stringify(useWords())}
      className="group/library mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 pb-12 md:gap-8 md:px-6 md:pt-12"
    >
      <div className="grid gap-3">
        <h1 className="text-display">{t("title")}</h1>
        <p className="max-w-prose text-tinta-suave">{t("intro")}</p>
      </div>
      <Notices />
      <div data-list className="grid grid-cols-1 gap-6 md:gap-8">
        <LibraryFilters />
        <p role="status" className="sr-only" />
        <p data-home-papers hidden className="rounded-card border border-linea bg-papel-alto p-4">
          {t("homePapers")}
        </p>
        <div data-nothing hidden className="grid justify-items-start gap-3">
          <p>{t("nothing")}</p>
          <Button look="quiet">{t("showAll")}</Button>
        </div>
        {kinds.map((kind) => (
          <section
            key={kind}
            data-kind={kind}
            hidden={rows[kind].length === 0}
            className="grid gap-3"
            aria-labelledby={`documents-${kind}`}
          >
            <h2 id={`documents-${kind}`} className="text-title">
              {t(`kinds.${kind}`)}
            </h2>
            {kind === "form" && (
              <p data-note hidden className="rounded-card border border-linea bg-papel-alto p-4 text-small">
                {t("note")}
              </p>
            )}
            <ul>
              {rows[kind].map((row) => (
                <DocumentRow key={row.id} row={row} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Badges />
      <template data-blank>
        <DocumentRow row={blank} />
      </template>
    </div>
  );
}

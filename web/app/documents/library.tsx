import type { DocumentRow as Row } from "@faro/contract/documents/schemas.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { DocumentRow } from "#web/documents/document-row.tsx";
import { LibraryFilters } from "#web/documents/library-filters.tsx";
import { asksForHomePapers, type Filters, filterDocuments } from "#web/documents/search.ts";
import { useDocuments } from "#web/documents/use-documents.ts";
import { useDownload } from "#web/documents/use-download.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { preloadToasts } from "#web/ui/toast.ts";

const everything: Filters = { query: "", category: "todas" };
const kinds = ["guide", "form", "other"] as const;

/** The shape of what comes. */
function Skeleton() {
  const { t } = useTranslation("documents");
  return (
    <div role="status" aria-busy="true" className="grid">
      <span className="sr-only">{t("loading")}</span>
      {["a", "b", "c", "d", "e"].map((key) => (
        <div key={key} aria-hidden="true" className="grid gap-3 border-t border-linea py-5">
          <div className="h-6 w-3/4 rounded-small bg-papel-bajo" />
          <div className="h-5 w-1/3 rounded-full bg-papel-bajo" />
          <div className="h-5 w-full rounded-small bg-papel-bajo" />
          <div className="h-12 w-40 rounded-full bg-papel-bajo" />
        </div>
      ))}
    </div>
  );
}

function Rows({ documents }: { documents: Row[] }) {
  const { t } = useTranslation("documents");
  const [filters, setFilters] = useState(everything);
  const { busy, download } = useDownload();
  const shown = filterDocuments(documents, filters);

  // The address may name a document; it exists only now.
  useEffect(() => {
    const named = decodeURIComponent(location.hash.slice(1));
    if (named !== "") document.getElementById(named)?.scrollIntoView();
  }, []);

  if (documents.length === 0) return <p className="py-8">{t("empty")}</p>;
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <LibraryFilters filters={filters} onChange={setFilters} />
      <p role="status" className="sr-only">
        {t("found", { count: shown.length })}
      </p>
      {asksForHomePapers(filters.query) ? (
        <p className="rounded-card border border-linea bg-papel-alto p-4">{t("homePapers")}</p>
      ) : null}
      {shown.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p>{t("nothing")}</p>
          <Button look="quiet" onClick={() => setFilters(everything)}>
            {t("showAll")}
          </Button>
        </div>
      ) : null}
      {kinds.map((kind) => {
        const rows = shown.filter((row) => row.kind === kind);
        if (rows.length === 0) return null;
        return (
          <section key={kind} className="grid gap-3" aria-labelledby={`documents-${kind}`}>
            <h2 id={`documents-${kind}`} className="text-title">
              {t(`kinds.${kind}`)}
            </h2>
            {rows.every(({ fileAvailable }) => fileAvailable) ? null : (
              <p className="rounded-card border border-linea bg-papel-alto p-4 text-small">{t("note")}</p>
            )}
            <ul>
              {rows.map((row) => (
                <DocumentRow
                  key={row.id}
                  row={row}
                  busy={busy === row.id}
                  onDownload={() => void download(row)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The documents library (spec part 2, section 2). */
export function Library() {
  const { t } = useTranslation("documents");
  const library = useDocuments();
  useEffect(preloadToasts, []);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 md:gap-8 md:px-6 md:pt-12">
      <div className="grid gap-3">
        <h1 className="text-display">{t("title")}</h1>
        <p className="max-w-prose text-tinta-suave">{t("intro")}</p>
      </div>
      {library.status === "loading" ? <Skeleton /> : null}
      {library.status === "failed" ? (
        <Failure
          title={t("failed.title")}
          text={t("failed.text")}
          retry={t("failed.retry")}
          onRetry={library.retry}
        />
      ) : null}
      {library.status === "ready" ? <Rows documents={library.documents} /> : null}
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FilterBar } from "#web/history/filter-bar.tsx";
import { Menu } from "#web/history/menu.tsx";
import { countQuery } from "#web/history/queries.ts";
import { useChatActions } from "#web/history/use-chat-actions.ts";
import { isFiltered, type useView } from "#web/history/use-view.ts";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";

interface ShownProps {
  count: { shown: number; total: number } | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** How many of how many, while something is filtered. */
function Shown({ count, failed, onRetry }: ShownProps) {
  const { t } = useTranslation("history");
  if (failed && count === undefined) {
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-3 text-small text-tinta-suave">
        <p>{t("notCounted")}</p>
        <Button look="plain" className="px-2!" onClick={onRetry}>
          {t("failed.retry")}
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="-my-2 min-h-7 text-small text-tinta-suave">
      {count === undefined ? null : count.shown === 0 ? t("noneFiltered") : t("shown", count)}
    </p>
  );
}

interface HistoryBarProps {
  view: ReturnType<typeof useView>;
  /** Something is filtered, or is being typed. */
  narrowed: boolean;
  onSelect: () => void;
}

/** Filters, what can be done with the whole list, and how many are shown. */
export function HistoryBar({ view, narrowed, onSelect }: HistoryBarProps) {
  const { t } = useTranslation("history");
  const { download } = useChatActions();
  const filtered = isFiltered(view.filter);
  const count = useQuery({ ...countQuery(view.filter), enabled: filtered });
  return (
    <>
      <FilterBar
        view={view.view}
        onChange={view.change}
        // Only for speed: the search itself works without it.
        onSearch={() => void api.history.prepare().catch(() => {})}
        menu={
          <Menu
            label={t("all.label")}
            items={[
              { label: t("all.select"), onSelect },
              { label: t(narrowed ? "all.pdfFiltered" : "all.pdf"), onSelect: () => void download("pdf") },
              { label: t(narrowed ? "all.textFiltered" : "all.text"), onSelect: () => void download("text") },
            ]}
          />
        }
      />
      {filtered ? (
        <Shown count={count.data} failed={count.isError} onRetry={() => void count.refetch()} />
      ) : null}
    </>
  );
}

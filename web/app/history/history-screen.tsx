import type { HistoryDays, HistoryFilter } from "@faro/contract/history/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DayGroup } from "#web/history/day-group.tsx";
import { HistoryBar } from "#web/history/history-bar.tsx";
import { type Asked, HistoryDialogs } from "#web/history/history-dialogs.tsx";
import { daysQuery } from "#web/history/queries.ts";
import { SelectionBar } from "#web/history/selection-bar.tsx";
import { useLiveChats } from "#web/history/use-live-chats.ts";
import { type Selection, useSelection } from "#web/history/use-selection.ts";
import { everything, isFiltered, useView } from "#web/history/use-view.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { preloadToasts, showToast } from "#web/ui/toast.ts";

/** The shape of what comes: three cards. */
function Placeholders() {
  const { t } = useTranslation("history");
  return (
    <div role="status" aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t("loading")}</span>
      {["a", "b", "c"].map((key) => (
        <div
          key={key}
          data-placeholder
          aria-hidden="true"
          className="grid gap-3 rounded-card border border-linea p-4"
        >
          <div className="h-6 w-3/4 rounded-small bg-papel-bajo" />
          <div className="h-5 w-1/3 rounded-small bg-papel-bajo" />
        </div>
      ))}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation("history");
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{t("empty.title")}</h2>
      <p className="max-w-prose">{t("empty.text")}</p>
      <Link to="/chat" className={buttonClass()}>
        {t("empty.ask")}
      </Link>
    </div>
  );
}

interface GroupsProps {
  pages: HistoryDays[];
  view: ReturnType<typeof useView>;
  selection: Selection;
  onAsk: (asked: Asked) => void;
}

function Groups({ pages, view: { view, filter, change, toggleDay }, selection, onAsk }: GroupsProps) {
  const { t } = useTranslation("history");
  const [first] = pages;
  const days = pages.flatMap((page) => page.days);
  if (first === undefined || days.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 py-4">
        <h2 className="text-title">{t("none")}</h2>
        <Button look="quiet" onClick={() => change(everything)}>
          {t("filters.clear")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {days.map(({ day, count }) => (
        <DayGroup
          key={day}
          day={day}
          count={count}
          today={first.today}
          timeZone={first.timeZone}
          filter={filter}
          open={view.open.includes(day)}
          onToggle={() => toggleDay(day)}
          selection={selection}
          onAsk={onAsk}
        />
      ))}
    </div>
  );
}

interface ListProps {
  days: ReturnType<typeof useDays>;
  view: ReturnType<typeof useView>;
  selection: Selection;
  onAsk: (asked: Asked) => void;
  returnTo: () => HTMLElement | null;
}

const useDays = (filter: HistoryFilter) => useInfiniteQuery(daysQuery(filter));

/** The days there are, and those before them. */
function List({ days, view, selection, onAsk, returnTo }: ListProps) {
  const { t } = useTranslation("history");
  if (days.data === undefined) return null;
  return (
    <>
      <div
        aria-busy={days.isPlaceholderData}
        className={days.isPlaceholderData ? "opacity-60 transition-opacity" : "transition-opacity"}
      >
        <Groups pages={days.data.pages} view={view} selection={selection} onAsk={onAsk} />
      </div>
      {days.hasNextPage ? (
        <Button
          look="quiet"
          className="justify-self-center"
          disabled={days.isFetchingNextPage}
          onClick={() => void days.fetchNextPage()}
        >
          {days.isFetchingNextPage ? t("loadingMore") : t("moreDays")}
        </Button>
      ) : null}
      {selection.on ? <SelectionBar selection={selection} returnTo={returnTo} /> : null}
    </>
  );
}

/** 'Mis Conversaciones' (spec part 1, section 2). */
export function HistoryScreen() {
  const { t } = useTranslation("history");
  const shownView = useView();
  const selection = useSelection();
  const view: typeof shownView = {
    ...shownView,
    change: (changed) => {
      // What is out of sight must not be deleted with what is seen.
      const { length: count } = selection.picked;
      if (count > 0)
        void showToast(t("selection.cleared", { count }), { description: t("selection.clearedText") });
      selection.clear();
      shownView.change(changed);
    },
  };
  const [asked, setAsked] = useState<Asked | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const days = useDays(view.filter);
  const filtered = isFiltered(view.filter);
  useLiveChats();
  useEffect(preloadToasts, []);

  const ready = days.data !== undefined;
  const empty =
    ready && !filtered && !isFiltered(view.view) && days.data.pages.every((page) => page.days.length === 0);
  const narrowed = filtered || isFiltered(view.view);
  // It never goes once it is there: a filter that cannot be loaded must be cleared.
  const barShown = useRef(false);
  barShown.current ||= ready || (days.isError && narrowed);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-8 md:px-6 md:pt-12">
      <div className="grid gap-2">
        <h1 ref={title} tabIndex={-1} className="text-title outline-none md:text-display">
          {t("title")}
        </h1>
        <p className="text-tinta-suave">{ready ? t("subtitle.ready") : t("subtitle.loading")}</p>
      </div>
      {empty || !barShown.current ? null : (
        <HistoryBar view={view} narrowed={narrowed} onSelect={selection.start} />
      )}
      {days.isPending ? <Placeholders /> : null}
      {days.isError && !ready ? (
        <Failure
          title={t("failed.title")}
          text={t("failed.text")}
          retry={t("failed.retry")}
          onRetry={() => void days.refetch()}
        />
      ) : null}
      {empty ? <Empty /> : null}
      {empty ? null : (
        <List days={days} view={view} selection={selection} onAsk={setAsked} returnTo={() => title.current} />
      )}
      {asked === null ? null : (
        <HistoryDialogs
          asked={asked}
          onClose={() => setAsked(null)}
          // The card is gone: its day, or the screen when that was its last.
          returnTo={() => document.getElementById(`day-${asked.day}`) ?? title.current}
        />
      )}
    </div>
  );
}

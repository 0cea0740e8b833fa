import type { HistoryFilter } from "@faro/contract/history/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ChatCard } from "#web/history/chat-card.tsx";
import { nameOfDay } from "#web/history/days.ts";
import type { Asked } from "#web/history/history-dialogs.tsx";
import { ChevronIcon } from "#web/history/icons.tsx";
import { rowsQuery } from "#web/history/queries.ts";
import type { Selection } from "#web/history/use-selection.ts";
import { Button } from "#web/ui/button.tsx";

interface DayGroupProps {
  day: string;
  count: number;
  today: string;
  timeZone: string;
  filter: HistoryFilter;
  open: boolean;
  onToggle: () => void;
  selection: Selection;
  onAsk: (asked: Asked) => void;
}

/** The chats of a day, fetched when the group is open. */
function DayRows({
  day,
  timeZone,
  filter,
  selection,
  onAsk,
}: Omit<DayGroupProps, "open" | "onToggle" | "count" | "today">) {
  const { t } = useTranslation("history");
  const rows = useInfiniteQuery(rowsQuery(filter, day));
  if (rows.isPending) {
    return (
      <div role="status" aria-busy="true" className="h-28 rounded-card bg-papel-bajo">
        <span className="sr-only">{t("loadingMore")}</span>
      </div>
    );
  }
  if (rows.data === undefined) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t("failed.title")}</p>
        <Button look="quiet" onClick={() => void rows.refetch()}>
          {t("failed.retry")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {rows.data.pages
          .flatMap(({ chats }) => chats)
          .map((chat) => (
            <ChatCard
              key={chat.id}
              chat={chat}
              timeZone={timeZone}
              search={filter.search}
              selected={selection.on ? selection.has(chat.id) : null}
              onSelect={() => selection.toggle({ id: chat.id, day, is_favorite: chat.is_favorite })}
              onAsk={(what) => onAsk({ what, chat, day })}
            />
          ))}
      </ul>
      {rows.hasNextPage ? (
        <Button
          look="quiet"
          className="justify-self-center"
          disabled={rows.isFetchingNextPage}
          onClick={() => void rows.fetchNextPage()}
        >
          {rows.isFetchingNextPage ? t("loadingMore") : t("moreChats")}
        </Button>
      ) : null}
    </>
  );
}

/** A calendar day: its name and how many chats it has; collapsed until it is opened. */
export function DayGroup(props: DayGroupProps) {
  const { day, count, today, open, onToggle } = props;
  const { t, i18n } = useTranslation("history");
  const id = useId();
  const name = nameOfDay(day, today, i18n.language === "en" ? "en" : "es");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>
        <button
          id={`day-${day}`}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center justify-between gap-3 rounded-small border-b border-linea px-1 py-2 text-left hover:bg-papel-bajo"
        >
          <span className="min-w-0">
            <span className="font-bold tabular-nums">
              {name.kind === "date" ? name.date : t(`day.${name.kind}`)}
            </span>
            {name.kind === "date" ? <span className="text-tinta-suave"> {name.weekday}</span> : null}
          </span>
          <span className="flex shrink-0 items-center gap-2 text-small text-tinta-suave">
            {t("day.count", { count })}
            <ChevronIcon className={open ? "size-5 rotate-180" : "size-5"} />
          </span>
        </button>
      </h2>
      <div id={id} hidden={!open} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {open ? <DayRows {...props} /> : null}
      </div>
    </section>
  );
}

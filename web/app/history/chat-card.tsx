import { cardTitle } from "@faro/contract/history/card-title.ts";
import type { SavedChatRow } from "@faro/contract/history/schemas.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChatDetails } from "#web/history/chat-details.tsx";
import { dateAndMinute } from "#web/history/days.ts";
import type { Asked } from "#web/history/history-dialogs.tsx";
import { ChevronIcon, StarIcon, TrashIcon } from "#web/history/icons.tsx";
import { Marked } from "#web/history/marked.tsx";
import { useChatActions } from "#web/history/use-chat-actions.ts";

interface ChatCardProps {
  chat: SavedChatRow;
  timeZone: string;
  search: string;
  /** Null while nothing is being selected. */
  selected: boolean | null;
  onSelect: () => void;
  onAsk: (what: Asked["what"]) => void;
}

const action =
  "grid size-12 place-content-center rounded-full text-tinta-suave hover:bg-papel-bajo hover:text-tinta";

/** One saved chat: what was asked and when, three things to do, the rest when it is opened. */
export function ChatCard({ chat, timeZone, search, selected, onSelect, onAsk }: ChatCardProps) {
  const { t } = useTranslation("history");
  const { setFavorite, download } = useChatActions();
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const boxId = useId();
  const { words, cut } = cardTitle(chat);
  const title = cut ? `${words}...` : words;
  const shown = (
    <>
      <Marked text={words} search={search} />
      {cut ? "..." : null}
    </>
  );
  const favoriteLabel = chat.is_favorite ? t("card.unfavorite") : t("card.favorite");
  const expandLabel = expanded ? t("card.collapse") : t("card.expand");

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-linea bg-papel-alto p-4">
      <div className="flex items-start gap-3">
        {selected === null ? null : (
          // Wider than it looks: a thumb reaches the box without hitting its neighbours.
          <label htmlFor={boxId} className="-m-2 grid size-11 shrink-0 cursor-pointer place-content-center">
            <input
              id={boxId}
              type="checkbox"
              checked={selected}
              onChange={onSelect}
              aria-label={t("card.select", { title })}
              className="size-7 accent-(--mar)"
            />
          </label>
        )}
        <div className="grid min-w-0 grow gap-1">
          <h3 id={id} className="flex gap-2 text-body font-bold">
            {chat.is_favorite ? (
              <span className="mt-0.5">
                <StarIcon filled className="size-5" />
                <span className="sr-only">{t("card.isFavorite")}: </span>
              </span>
            ) : null}
            {selected === null ? (
              <span className="min-w-0">{shown}</span>
            ) : (
              <label
                htmlFor={boxId}
                className="-my-2 flex min-h-11 min-w-0 grow cursor-pointer items-center py-2"
              >
                <span className="min-w-0">{shown}</span>
              </label>
            )}
          </h3>
          {chat.excerpt === null ? null : (
            <p className="text-small">
              <Marked text={chat.excerpt} search={search} />
            </p>
          )}
        </div>
      </div>
      <div className="-my-1 flex items-center justify-between gap-2">
        <p className="min-w-0 text-small text-tinta-suave tabular-nums">
          <time dateTime={chat.created_at}>{dateAndMinute(chat.created_at, timeZone)}</time>
          <span className="block">
            {t(`categories.${chat.category}`)}
            {chat.more > 0 ? ` · ${t("card.more", { count: chat.more })}` : ""}
          </span>
        </p>
        <div className="-mr-3 flex shrink-0">
          <button
            type="button"
            className={action}
            aria-label={favoriteLabel}
            title={favoriteLabel}
            aria-describedby={id}
            onClick={() => void setFavorite([chat], !chat.is_favorite)}
          >
            <StarIcon filled={chat.is_favorite} />
          </button>
          <button
            type="button"
            className={action}
            aria-label={expandLabel}
            title={expandLabel}
            aria-expanded={expanded}
            aria-describedby={id}
            onClick={() => setExpanded(!expanded)}
          >
            <ChevronIcon className={expanded ? "size-6 rotate-180" : "size-6"} />
          </button>
          <button
            type="button"
            className={action}
            aria-label={t("card.delete")}
            title={t("card.delete")}
            aria-describedby={id}
            onClick={() => onAsk("delete")}
          >
            <TrashIcon />
          </button>
        </div>
      </div>
      {expanded ? (
        <div className="border-t border-linea pt-4">
          <ChatDetails
            id={chat.id}
            search={search}
            onEdit={() => onAsk("edit")}
            onShare={() => onAsk("share")}
            onDownload={(format) => void download(format, [chat.id])}
          />
        </div>
      ) : null}
    </li>
  );
}

/** What the history has fetched, and how it looks before the server has answered. */
import type { HistoryDays, HistoryFilter, SavedChat, SavedChatRow } from "@faro/contract/history/schemas.ts";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query.ts";
import { waitingKeys } from "#web/lib/send-later.ts";

const root = ["history"] as const;

interface RowsPage {
  chats: SavedChatRow[];
  next: string | null;
}

const deletions = "delete:";

/** What waits for the network when these chats were deleted without one (lib/send-later.ts). */
export const deletionKey = (ids: string[]): string => deletions + ids.join(",");

/** Chats deleted without a network stay away, also when the phone's copy of the list still has them. */
function withoutDeleted(page: RowsPage): RowsPage {
  const gone = new Set(waitingKeys(deletions).flatMap((key) => key.slice(deletions.length).split(",")));
  return gone.size === 0 ? page : { ...page, chats: page.chats.filter(({ id }) => !gone.has(id)) };
}

export const daysQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...root, "days", filter],
    queryFn: ({ pageParam, signal }) =>
      api.history.days({ ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: HistoryDays) => page.next,
    placeholderData: keepPreviousData,
  });

export const rowsQuery = (filter: HistoryFilter, day: string) =>
  infiniteQueryOptions({
    queryKey: [...root, "rows", filter, day],
    queryFn: async ({ pageParam, signal }) =>
      withoutDeleted(
        await api.history.rows(
          { ...filter, day, ...(pageParam === null ? {} : { cursor: pageParam }) },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: RowsPage) => page.next,
  });

export const countQuery = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: [...root, "count", filter],
    queryFn: ({ signal }) => api.history.count(filter, { signal }),
    placeholderData: keepPreviousData,
  });

export const chatQuery = (id: string) =>
  queryOptions<SavedChat>({
    queryKey: [...root, "chat", id],
    queryFn: ({ signal }) => api.history.get({ id }, { signal }),
  });

/** Asks again for whatever is on screen. */
export async function refetchHistory(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: root });
}

/** Puts everything back as it was. */
export type Rollback = () => void;

async function hold(): Promise<Rollback> {
  // An answer that is on its way would undo what the person sees.
  await queryClient.cancelQueries({ queryKey: root });
  const before = queryClient.getQueriesData({ queryKey: root });
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

function changePages(change: (chats: SavedChatRow[]) => SavedChatRow[]): void {
  queryClient.setQueriesData<InfiniteData<RowsPage>>({ queryKey: [...root, "rows"] }, (data) =>
    data === undefined
      ? data
      : { ...data, pages: data.pages.map((page) => ({ ...page, chats: change(page.chats) })) },
  );
}

/** Shows a changed row at once. */
export async function showChanged(id: string, change: Partial<SavedChatRow>): Promise<Rollback> {
  const rollback = await hold();
  changePages((chats) => chats.map((chat) => (chat.id === id ? { ...chat, ...change } : chat)));
  return rollback;
}

/** Shows the list without these chats at once, its counts included. `days`: the day of each chat. */
export async function showRemoved(chats: { id: string; day: string }[]): Promise<Rollback> {
  const rollback = await hold();
  const ids = new Set(chats.map(({ id }) => id));
  changePages((rows) => rows.filter(({ id }) => !ids.has(id)));
  queryClient.setQueriesData<InfiniteData<HistoryDays>>({ queryKey: [...root, "days"] }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            days: page.days
              .map(({ day, count }) => ({
                day,
                count: count - chats.filter((chat) => chat.day === day).length,
              }))
              .filter(({ count }) => count > 0),
          })),
        },
  );
  return rollback;
}

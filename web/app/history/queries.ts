/** What the history has fetched, and how it looks before the server has answered. */
import type { HistoryDays, HistoryFilter, SavedChat, SavedChatRow } from "@faro/contract/history/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query.ts";
import { type Setting, waitingSettings } from "#web/lib/send-later.ts";

const root = ["history"] as const;

interface RowsPage {
  chats: SavedChatRow[];
  next: string | null;
}

/** What waits for the network when a chat was marked, or chats were deleted, without one (lib/send-later.ts). */
export const favoriteSetting = (id: string, is_favorite: boolean): Setting => ({
  key: `favorite:${id}`,
  method: "PATCH",
  path: `/saved-chats/${id}`,
  body: { is_favorite },
});
export const favoritesSetting = (ids: string[], is_favorite: boolean): Setting => ({
  key: `favorites:${ids.join()}`,
  method: "POST",
  path: "/saved-chats/favorite",
  body: { ids, is_favorite },
});
export const deletionSetting = (ids: string[]): Setting => ({
  key: `delete:${ids.join()}`,
  method: "POST",
  path: "/saved-chats/delete",
  body: { ids },
});

/** The phone's copy of the list does not know of what waits for the network; the person does. */
function withWaiting(page: RowsPage): RowsPage {
  const many = waitingSettings("favorites:").map(
    ({ body }) => body as { ids: string[]; is_favorite: boolean },
  );
  const marks = new Map<string, unknown>([
    ...many.flatMap(({ ids, is_favorite }) => ids.map((id) => [`favorite:${id}`, { is_favorite }] as const)),
    ...waitingSettings("favorite:").map(({ key, body }) => [key, body] as const),
  ]);
  const gone = new Set(waitingSettings("delete:").flatMap(({ key }) => key.slice(7).split(",")));
  if (marks.size + gone.size === 0) return page;
  const chats = page.chats
    .filter(({ id }) => !gone.has(id))
    .map((chat) => ({ ...chat, ...(marks.get(`favorite:${chat.id}`) as Partial<SavedChatRow> | undefined) }));
  return { ...page, chats };
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
      withWaiting(
        await api.history.rows(
          { ...filter, day, ...(pageParam === null ? {} : { cursor: pageParam }) },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: RowsPage) => page.next,
    // The cards stay where they are, and open, while the next words are looked up.
    placeholderData: keepPreviousData,
  });

export const countQuery = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: [...root, "count", filter],
    queryFn: ({ signal }) => api.history.count(filter, { signal }),
  });

export const chatQuery = (id: string) =>
  queryOptions<SavedChat>({
    queryKey: [...root, "chat", id],
    queryFn: ({ signal }) => api.history.get({ id }, { signal }),
  });

/** What is shared of a chat: its export as text. */
export const sharedQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...root, "shared", id, language],
    queryFn: async ({ signal }) => {
      const file = await api.history.exportChats({ ids: [id], format: "text", language }, { signal });
      return await file.text();
    },
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

/** Shows changed rows at once. */
export async function showChanged(ids: string[], change: Partial<SavedChatRow>): Promise<Rollback> {
  const rollback = await hold();
  changePages((chats) => chats.map((chat) => (ids.includes(chat.id) ? { ...chat, ...change } : chat)));
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

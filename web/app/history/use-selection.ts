import { useState } from "react";
import type { Picked } from "#web/history/use-chat-actions.ts";

/** Chats that are marked to be deleted, downloaded or made favourites together. */
export function useSelection() {
  const [picked, setPicked] = useState<Picked[] | null>(null);
  return {
    on: picked !== null,
    picked: picked ?? [],
    has: (id: string) => picked?.some((chat) => chat.id === id) === true,
    start: () => setPicked([]),
    stop: () => setPicked(null),
    /** Nothing is marked any more; more can be. */
    clear: () => setPicked((before) => (before === null ? null : [])),
    toggle: (chat: Picked) =>
      setPicked((before) =>
        before?.some(({ id }) => id === chat.id) === true
          ? before.filter(({ id }) => id !== chat.id)
          : [...(before ?? []), chat],
      ),
  };
}

export type Selection = ReturnType<typeof useSelection>;

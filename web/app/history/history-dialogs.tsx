import type { SavedChatRow } from "@faro/contract/history/schemas.ts";
import { DeleteDialog } from "#web/history/delete-dialog.tsx";
import { EditDialog } from "#web/history/edit-dialog.tsx";
import { ShareDialog } from "#web/history/share-dialog.tsx";
import { useChatActions } from "#web/history/use-chat-actions.ts";

/** What was tapped on a card, and the local day it stood under. */
export interface Asked {
  what: "delete" | "edit" | "share";
  chat: SavedChatRow;
  day: string;
}

interface HistoryDialogsProps {
  asked: Asked;
  onClose: () => void;
  /** Where the focus goes when the card is gone. */
  returnTo: () => HTMLElement | null;
}

/**
 * The dialog that a card asked for. It stands outside the list: a chat that another device deletes, or a filter hides,
 * takes its card away, but not what is being typed about it.
 */
export function HistoryDialogs({ asked: { what, chat, day }, ...dialog }: HistoryDialogsProps) {
  const { remove, edit } = useChatActions();
  const { id, is_favorite } = chat;
  if (what === "edit") {
    return <EditDialog chat={chat} onSave={(changed) => edit(id, changed)} {...dialog} />;
  }
  if (what === "share") return <ShareDialog id={id} {...dialog} />;
  return <DeleteDialog count={1} onConfirm={() => remove([{ id, day, is_favorite }])} {...dialog} />;
}

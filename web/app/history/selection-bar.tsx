import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeleteDialog } from "#web/history/delete-dialog.tsx";
import { Menu } from "#web/history/menu.tsx";
import { useChatActions } from "#web/history/use-chat-actions.ts";
import type { Selection } from "#web/history/use-selection.ts";
import { Button } from "#web/ui/button.tsx";

interface SelectionBarProps {
  selection: Selection;
  /** Where the focus goes when they are deleted, and the bar is gone with them. */
  returnTo: () => HTMLElement | null;
}

/** Stands above the thumb while chats are being marked. */
export function SelectionBar({ selection, returnTo }: SelectionBarProps) {
  const { t } = useTranslation("history");
  const { remove, setFavorite, download } = useChatActions();
  const [asking, setAsking] = useState(false);
  const { picked } = selection;
  const ids = picked.map(({ id }) => id);
  /** All are favourites already: then the mark can only go. */
  const favorites = picked.length > 0 && picked.every((chat) => chat.is_favorite);
  return (
    <div
      data-actions
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-linea-fuerte bg-papel-alto px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p role="status" className="font-semibold">
        {picked.length === 0 ? t("selection.hint") : t("selection.count", { count: picked.length })}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        <Button look="quiet" className="px-4!" onClick={selection.stop}>
          {t("selection.cancel")}
        </Button>
        <Menu
          label={t("selection.more")}
          disabled={picked.length === 0}
          items={[
            {
              label: t(favorites ? "selection.unfavorite" : "selection.favorite"),
              onSelect: () => {
                void setFavorite(picked, !favorites).then((done) => done && selection.stop());
              },
            },
            { label: t("menu.pdf"), onSelect: () => void download("pdf", ids) },
            { label: t("menu.text"), onSelect: () => void download("text", ids) },
          ]}
        />
        <Button
          look="danger"
          className="px-5!"
          disabled={picked.length === 0}
          onClick={() => setAsking(true)}
        >
          {t("selection.delete")}
        </Button>
      </div>
      {asking ? (
        <DeleteDialog
          count={picked.length}
          onConfirm={async () => {
            if (await remove(picked)) selection.stop();
          }}
          onClose={() => setAsking(false)}
          returnTo={returnTo}
        />
      ) : null}
    </div>
  );
}

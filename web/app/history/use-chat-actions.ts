import type { Category } from "@faro/contract/assistant/schemas.ts";
import { historyLimits } from "@faro/contract/history/limits.ts";
import { useTranslation } from "react-i18next";
import { downloadParts, exportParts } from "#web/history/download-parts.ts";
import { pieces } from "#web/history/pieces.ts";
import {
  deletionSetting,
  favoriteSetting,
  favoritesSetting,
  refetchHistory,
  showChanged,
  showRemoved,
} from "#web/history/queries.ts";
import { restoreChats } from "#web/history/restore-chats.ts";
import { api, toShownError } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { sendOrKeep, takeBack } from "#web/lib/send-later.ts";
import { dismissToast, showToast } from "#web/ui/toast.ts";

/** A chat with the local day it stands under. */
export interface Picked {
  id: string;
  day: string;
  is_favorite: boolean;
}

/** What can be done with saved chats. Shown at once; put back with the specified words when the server refuses. */
export function useChatActions() {
  const { t, i18n } = useTranslation("history");
  const language = i18n.language === "en" ? ("en" as const) : ("es" as const);
  const fail = (description: string) => showToast(t("error.title"), { look: "error", description });
  const isGone = (error: unknown) => toShownError(error, language).code === "NOT_FOUND";

  /** True when they are marked, or will be when the network is back. */
  async function setFavorite(picked: { id: string }[], is_favorite: boolean): Promise<boolean> {
    const ids = picked.map(({ id }) => id);
    const rollback = await showChanged(ids, { is_favorite });
    let later = false;
    try {
      for (const batch of pieces(ids, historyLimits.deleteAtOnce)) {
        const [id = ""] = batch;
        const done =
          ids.length === 1
            ? await sendOrKeep(favoriteSetting(id, is_favorite), () =>
                api.history.update({ id, is_favorite }),
              )
            : await sendOrKeep(favoritesSetting(batch, is_favorite), () =>
                api.history.mark({ ids: batch, is_favorite }),
              );
        if (done === "kept") later = true;
      }
      if (later) {
        void showToast(t("kept.title"), { description: t("kept.text") });
        return true;
      }
      const [title, description] = is_favorite
        ? [t("favorite.added"), t("favorite.addedText", { count: ids.length })]
        : [t("favorite.removed"), t("favorite.removedText", { count: ids.length })];
      void showToast(title, { look: "success", description });
      return true;
    } catch {
      rollback();
      void fail(t("error.favorite"));
      return false;
    } finally {
      // The phone's copy does not know of it yet.
      if (!later) void refetchHistory();
    }
  }

  /** `putBack`: shows them again, which a list that cannot be fetched now needs. */
  async function undo(ids: string[], putBack: () => void): Promise<void> {
    try {
      for (const batch of pieces(ids, historyLimits.deleteAtOnce)) {
        // What still waits for the network is taken back. It may have arrived all the same, and only its answer was lost.
        if (await takeBack(deletionSetting(batch).key)) void restoreChats(batch).catch(() => {});
        else await restoreChats(batch);
      }
      putBack();
      void showToast(t("delete.undone", { count: ids.length }), { look: "success" });
    } catch {
      void fail(t("delete.undoFailed", { count: ids.length }));
    } finally {
      void refetchHistory();
    }
  }

  /** True when they are gone. */
  async function remove(picked: Picked[]): Promise<boolean> {
    const rollback = await showRemoved(picked);
    const ids = picked.map(({ id }) => id);
    let later = false;
    try {
      for (const batch of pieces(ids, historyLimits.deleteAtOnce)) {
        const done = await sendOrKeep(deletionSetting(batch), () =>
          api.history.remove({ ids: batch }).catch((error) => {
            // Deleted on another device meanwhile: that is what was wanted.
            if (!isGone(error)) throw error;
          }),
        );
        if (done === "kept") later = true;
      }
    } catch {
      rollback();
      void fail(t("error.delete"));
      return false;
    } finally {
      if (!later) void refetchHistory();
    }
    const [title, description] = later
      ? [t("kept.title"), t("kept.text")]
      : picked.length === 1
        ? [t("delete.done"), t("delete.doneText")]
        : [t("delete.doneMany"), t("delete.doneManyText")];
    const action = { label: t("delete.undo"), onClick: () => void undo(ids, later ? rollback : () => {}) };
    const look = later ? "plain" : "success";
    void showToast(title, { look, description, action, duration: historyLimits.undo });
    return true;
  }

  async function edit(id: string, changed: { title?: string; category?: Category }): Promise<boolean> {
    try {
      await api.history.update({ id, ...changed });
      void showToast(t("edit.done"), { look: "success" });
      return true;
    } catch (error) {
      if (isGone(error))
        void showToast(t("reopen.gone"), { look: "error", description: t("reopen.goneText") });
      else void fail(t("error.unexpected"));
      return false;
    } finally {
      void refetchHistory();
    }
  }

  /** Downloads these chats, or all of them, in as many files as they need. */
  async function download(format: "pdf" | "text", ids?: string[]): Promise<void> {
    const preparing = showToast(t("export.preparing"));
    try {
      const total = ids === undefined ? (await api.history.count({})).total : ids.length;
      const parts = exportParts(ids, total);
      const done = await downloadParts(
        parts,
        (part) => api.history.exportChats({ format, language, ...part }),
        (file) => saveFile(file.name, file.type.split(";")[0] ?? "", file),
      );
      if (done === parts.length) {
        void showToast(t("export.done"), { look: "success", description: t("export.doneText") });
      } else {
        void fail(done === 0 ? t("error.unexpected") : t("export.partial", { done, total: parts.length }));
      }
    } catch {
      void fail(t("error.unexpected"));
    } finally {
      void dismissToast(preparing).catch(() => {});
    }
  }

  return { setFavorite, remove, edit, download };
}

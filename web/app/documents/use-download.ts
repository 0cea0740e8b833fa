import type { DocumentRow } from "@faro/contract/documents/schemas.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isIos, openTab, saveFile } from "#web/documents/deliver.ts";
import { api, toShownError } from "#web/lib/api.ts";
import { showToast } from "#web/ui/toast.ts";

/** Milliseconds that the notice stays on iOS (spec part 2, section 7). */
const readyNotice = 5000;

const reasons = { DOCUMENT_FILE_MISSING: "missing", OFFLINE: "offline" } as const;

/** Downloads one document at a time, in the language on screen. */
export function useDownload(): { busy: string | null; download: (row: DocumentRow) => Promise<void> } {
  const { t, i18n } = useTranslation("documents");
  const [busy, setBusy] = useState<string | null>(null);

  async function download(row: DocumentRow): Promise<void> {
    const language = i18n.language === "en" ? "en" : "es";
    const title = language === "en" ? row.english.title : row.title;
    const tab = isIos(navigator) ? openTab() : null;
    setBusy(row.id);
    try {
      const as = tab === null ? "attachment" : "inline";
      const { url, filename } = await api.documents.download({ id: row.id, language, as });
      if (tab === null) {
        saveFile(url, filename);
        await showToast(t("download.started"), { look: "success", description: title });
      } else {
        tab.show(url);
        await showToast(t("download.ready"), { look: "success", description: title, duration: readyNotice });
      }
    } catch (error) {
      tab?.cancel();
      const { code } = toShownError(error, language);
      const reason = code in reasons ? reasons[code as keyof typeof reasons] : "other";
      const description = `${t("download.failed", { title })} ${t(`download.reason.${reason}`)}`;
      await showToast(t("download.error"), { look: "error", description, duration: 10_000 });
    } finally {
      setBusy(null);
    }
  }
  return { busy, download };
}

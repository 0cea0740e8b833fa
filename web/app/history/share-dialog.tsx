import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { sharedQuery } from "#web/history/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";

interface ShareDialogProps {
  id: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Shows what would leave, warns, and hands it to the phone. It is what 'Descargar texto' gives: nothing is missing. */
export function ShareDialog({ id, onClose, returnTo }: ShareDialogProps) {
  const { t, i18n } = useTranslation("history");
  const { data: text = null, isError } = useQuery(sharedQuery(id, i18n.language === "en" ? "en" : "es"));
  const canShare = typeof navigator.share === "function";

  const share = async () => {
    if (text === null) return;
    try {
      if (canShare) await navigator.share({ title: t("share.from"), text });
      else {
        await navigator.clipboard.writeText(text);
        void showToast(t("share.copied"), { look: "success" });
      }
      onClose();
    } catch (error) {
      // She closed the phone's own sheet: nothing was shared, nothing failed.
      if (error instanceof DOMException && error.name === "AbortError") return;
      void showToast(t("error.title"), { look: "error", description: t("error.unexpected") });
    }
  };

  return (
    <Dialog title={t("share.title")} description={t("share.text")} onClose={onClose} returnTo={returnTo}>
      {/* One scroll for all of it; what shares stays in sight at the foot. */}
      <div className="flex flex-col gap-4">
        <div className="flex gap-3 rounded-small border-2 border-faro bg-faro-suave p-3">
          <WarningIcon className="size-6" />
          <p className="min-w-0">{t("share.warning")}</p>
        </div>
        <p className="whitespace-pre-line wrap-anywhere rounded-small border border-linea-fuerte p-3 text-small">
          {text ?? t(isError ? "error.unexpected" : "share.loading")}
        </p>
        <div className="sticky -bottom-[max(1.5rem,env(safe-area-inset-bottom))] -mx-6 mb-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] flex flex-wrap-reverse justify-end gap-3 border-t border-linea bg-papel-alto px-6 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button look="quiet" className="px-4!" onClick={onClose}>
            {t("selection.cancel")}
          </Button>
          <Button className="px-4!" disabled={text === null} onClick={() => void share()}>
            {canShare ? t("share.send") : t("share.copy")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

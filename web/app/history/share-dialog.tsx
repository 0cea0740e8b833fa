import type { SavedChat } from "@faro/contract/history/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { chatQuery } from "#web/history/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";

interface Words {
  from: string;
  sources: string;
}

/** The thread as plain words. */
export function sharedText({ exchanges }: SavedChat, words: Words): string {
  const blocks = exchanges.map(({ question, warning, answer, sources }) =>
    [
      `— ${question}`,
      ...(warning === null ? [] : [warning]),
      answer,
      ...(sources.length === 0 ? [] : [`${words.sources}:\n${sources.map(({ url }) => url).join("\n")}`]),
    ].join("\n\n"),
  );
  return `${words.from}\n\n${blocks.join("\n\n")}`;
}

/** Shows what would leave, warns, and hands it to the phone. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("history");
  const { data, isError } = useQuery(chatQuery(id));
  const text =
    data === undefined ? null : sharedText(data, { from: t("share.from"), sources: t("card.sources") });
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
    <Dialog title={t("share.title")} description={t("share.warning")} onClose={onClose}>
      <div className="flex gap-3 rounded-small border-2 border-faro bg-faro-suave p-3">
        <WarningIcon className="size-6" />
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
          tabIndex={0}
          aria-label={t("share.title")}
          className="max-h-[30dvh] min-w-0 grow overflow-y-auto whitespace-pre-line wrap-anywhere text-small"
        >
          {isError ? t("error.unexpected") : (text ?? t("share.loading"))}
        </section>
      </div>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {t("selection.cancel")}
        </Button>
        <Button disabled={text === null} onClick={() => void share()}>
          {canShare ? t("share.send") : t("share.copy")}
        </Button>
      </div>
    </Dialog>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ToastedAssistant } from "#web/assistant/use-toasted-assistant.ts";
import { loadAllTexts } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";

interface DemoActionsProps {
  assistant: ToastedAssistant;
  /** Absent while there is nothing to keep. */
  onSave: (() => void) | undefined;
  /** Where the person is when the conversation is gone. */
  top: () => HTMLElement | null;
}

/** What a visitor can do with the conversation: keep it, or have it forgotten. */
export function DemoActions({ assistant, onSave, top }: DemoActionsProps) {
  const { t, i18n } = useTranslation("assistant");
  const [dialog, setDialog] = useState<typeof import("#web/ui/dialog.tsx") | null>(null);
  // Nobody can give it back: the server keeps nothing of what is erased.
  const ask = async () => {
    // Also the words that say why it cannot be done.
    await loadAllTexts(i18n);
    try {
      setDialog(await import("#web/ui/dialog.tsx"));
    } catch (error) {
      assistant.eraseFailed(error);
    }
  };
  return (
    <>
      <div className="flex flex-wrap gap-x-3">
        {onSave === undefined ? null : (
          <Button look="plain" className="px-2!" onClick={onSave}>
            {t("save.button")}
          </Button>
        )}
        <Button look="plain" className="px-2!" onClick={() => void ask().catch(() => {})}>
          {t("demo.forget")}
        </Button>
      </div>
      {dialog === null ? null : (
        <dialog.ConfirmDialog
          title={t("demo.forget")}
          description={t("erase.text")}
          cancel={t("erase.cancel")}
          confirm={t("erase.confirm")}
          running={t("erase.running")}
          onConfirm={assistant.erase}
          onClose={() => setDialog(null)}
          returnTo={top}
        />
      )}
    </>
  );
}

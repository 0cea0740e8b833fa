import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ToastedAssistant } from "#web/assistant/use-toasted-assistant.ts";
import { loadAllTexts } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";

interface DemoActionsProps {
  assistant: ToastedAssistant;
  /** Where the person is when the conversation is gone. */
  top: () => HTMLElement | null;
}

/** What a visitor can do with the whole conversation: have it forgotten. Keeping it is offered in the answer (answer-actions.tsx). */
export function DemoActions({ assistant, top }: DemoActionsProps) {
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
      <Button look="plain" className="justify-self-start px-2!" onClick={() => void ask().catch(() => {})}>
        {t("demo.forget")}
      </Button>
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

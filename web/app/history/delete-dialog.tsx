import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface DeleteDialogProps {
  count: number;
  /** Resolves when the server has answered. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  returnTo?: () => HTMLElement | null;
}

export function DeleteDialog({ count, onConfirm, onClose, returnTo }: DeleteDialogProps) {
  const { t } = useTranslation("history");
  const [running, setRunning] = useState(false);
  const confirm = async () => {
    setRunning(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog
      title={count === 1 ? t("delete.title") : t("delete.titleMany")}
      description={count === 1 ? t("delete.text") : t("delete.textMany", { count })}
      onClose={onClose}
      {...(returnTo === undefined ? {} : { returnTo })}
    >
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button look="quiet" disabled={running} onClick={onClose}>
          {t("delete.cancel")}
        </Button>
        <Button look="danger" disabled={running} onClick={() => void confirm()}>
          {running ? t("delete.running") : t("delete.confirm")}
        </Button>
      </div>
    </Dialog>
  );
}

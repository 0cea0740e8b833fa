import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/ui/dialog.tsx";

interface DeleteDialogProps {
  count: number;
  /** Resolves when the server has answered. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  returnTo?: () => HTMLElement | null;
}

export function DeleteDialog({ count, ...rest }: DeleteDialogProps) {
  const { t } = useTranslation("history");
  return (
    <ConfirmDialog
      title={count === 1 ? t("delete.title") : t("delete.titleMany")}
      description={count === 1 ? t("delete.text") : t("delete.textMany", { count })}
      cancel={t("delete.cancel")}
      confirm={t("delete.confirm")}
      running={t("delete.running")}
      {...rest}
    />
  );
}

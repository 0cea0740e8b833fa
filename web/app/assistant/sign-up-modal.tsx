import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface SignUpModalProps {
  onClose: () => void;
  onChoose: (choice: "register" | "login") => void;
}

/** Shown one second after the last demo answer was heard (spec part 1, sections 2 and 4). Loaded then. */
export default function SignUpModal({ onClose, onChoose }: SignUpModalProps) {
  const { t } = useTranslation("assistant");
  return (
    <Dialog title={t("modal.title")} description={t("modal.text")} onClose={onClose}>
      <Button onClick={() => onChoose("register")}>{t("modal.create")}</Button>
      <Button look="quiet" onClick={() => onChoose("login")}>
        {t("modal.have")}
      </Button>
    </Dialog>
  );
}

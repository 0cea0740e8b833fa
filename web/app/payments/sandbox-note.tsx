import { useTranslation } from "react-i18next";
import { WarningIcon } from "#web/ui/icons.tsx";

/** Says that nothing is charged: the built-in sandbox is in use. */
export function SandboxNote() {
  const { t } = useTranslation("payments");
  return (
    <p className="flex gap-3 rounded-small bg-faro-suave p-4 font-semibold">
      <WarningIcon className="mt-0.5 size-6 shrink-0" />
      {t("trial.sandbox")}
    </p>
  );
}

import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import { useTranslation } from "react-i18next";
import { LockIcon } from "#web/ui/icons.tsx";

/** Where the card goes; nothing in the sandbox, which takes none, nor before it is known. */
export function CardLock({ settings }: { settings: PaymentSettings | undefined }) {
  const { t } = useTranslation("payments");
  if (settings?.gateway !== "authorize.net") return null;
  return (
    <p className="flex gap-2 text-small text-tinta-suave">
      <LockIcon className="size-5 shrink-0" />
      {t("trial.lock")}
    </p>
  );
}

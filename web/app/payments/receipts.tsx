import type { Receipt } from "@faro/contract/payments/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";
import { accessToken } from "#web/lib/session.ts";
import { price } from "#web/payments/card-format.ts";
import { showToast } from "#web/ui/toast.ts";

/** Fetches a receipt with the session and hands it to the browser as a file. */
async function download(id: string, language: "es" | "en"): Promise<void> {
  const token = await accessToken();
  const response = await fetch(`/api/payments/receipts/${id}`, {
    headers: { authorization: `Bearer ${token}`, "accept-language": language },
  });
  if (!response.ok) throw new Error("no receipt");
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `faro-${id}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What was paid, newest first; each a PDF. */
export function Receipts({ receipts }: { receipts: Receipt[] }) {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const [busy, setBusy] = useState(false);
  const open = (id: string) => {
    setBusy(true);
    download(id, language)
      .catch(() => showToast(errorMessage("SERVICE_UNAVAILABLE", language), { look: "error" }))
      .finally(() => setBusy(false));
  };
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">{t("panel.receipts")}</h3>
      <ul className="grid divide-y divide-linea">
        {receipts.map(({ id, kind, cents, paidOn, state }) => (
          <li key={id} className="grid gap-1 py-3">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span>{t(`panel.receipt.${kind}`)}</span>
              <span className="ml-auto tabular-nums">
                {price(cents)}
                {state === "returned" ? ` · ${t("panel.returned")}` : ""}
              </span>
            </div>
            <button
              type="button"
              disabled={busy}
              onClick={() => open(id)}
              className="target justify-self-start rounded-small text-left text-small font-semibold text-mar underline underline-offset-4"
            >
              {t("panel.download", { date: longDate(paidOn, language) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

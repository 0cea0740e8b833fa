import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { toShownError } from "#web/lib/api.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";

/** While a saved conversation is being opened, and when that failed. */
export function ReopenNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation("history");
  if (error === null) {
    return (
      <p role="status" className="grid min-h-[50dvh] place-content-center px-4 text-tinta-suave">
        {t("reopen.loading")}
      </p>
    );
  }
  const { code } = toShownError(error, i18n.language === "en" ? "en" : "es");
  const gone = code === "NOT_FOUND" || code === "BAD_REQUEST";
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-4 px-4 pt-10">
      <div role="alert" className="grid gap-2">
        <h1 className="text-title">{t(gone ? "reopen.gone" : "reopen.failed")}</h1>
        <p>{t(gone ? "reopen.goneText" : "reopen.failedText")}</p>
      </div>
      {gone ? null : <Button onClick={onRetry}>{t("reopen.retry")}</Button>}
      <div className="flex flex-wrap gap-3">
        <Link to="/saved-chats" className={buttonClass("quiet")}>
          {t("reopen.back")}
        </Link>
        <Link to="/chat" className={buttonClass("plain")}>
          {t("reopen.new")}
        </Link>
      </div>
    </div>
  );
}

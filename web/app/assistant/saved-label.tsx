import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";

/** Where an answer of the guide on the phone says what it is, how old it is, and that the question is not lost. */
export function SavedLabel({ date, current }: { date: string; current: boolean }) {
  const { t, i18n } = useTranslation("assistant");
  const language = i18n.language === "en" ? "en" : "es";
  return (
    <div data-saved={date} className="grid gap-1 rounded-small bg-faro-suave p-4">
      <p className="font-bold">{t("saved.title")}</p>
      <p>{t("saved.date", { date: longDate(date, language) })}</p>
      {current ? <p className="text-small">{t("saved.kept")}</p> : null}
    </div>
  );
}

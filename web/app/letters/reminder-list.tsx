import type { Language } from "@faro/contract/shared/language.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useReminders } from "#web/letters/use-reminders.ts";
import { longDate } from "#web/lib/dates.ts";
import { CloseIcon } from "#web/ui/icons.tsx";

/** The dates a person is reminded of, with a way to delete each; nothing when there are none. */
export function ReminderList({ language }: { language: Language }) {
  const { t } = useTranslation("letters");
  const id = useId();
  const { reminders, remove } = useReminders(language);
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-linea pt-5 print:hidden">
      <h2 id={id} className="text-lead">
        {t("reminders.title")}
      </h2>
      <ul className="grid gap-2">
        {reminders.map((reminder) => (
          <li
            key={reminder.id}
            className="flex items-center gap-3 rounded-small border border-linea bg-papel-alto py-2 pr-1 pl-4"
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold">{longDate(reminder.date, language)}</span>
              <span className="block text-small text-tinta-suave">
                {reminder.title} · {t(`reminders.by.${reminder.channel}`)}
              </span>
            </span>
            <button
              type="button"
              disabled={remove.isPending}
              onClick={() => remove.mutate(reminder.id)}
              aria-label={t("reminders.delete", { date: longDate(reminder.date, language) })}
              className="grid size-12 shrink-0 place-content-center rounded-full text-tinta-suave hover:bg-papel-bajo"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

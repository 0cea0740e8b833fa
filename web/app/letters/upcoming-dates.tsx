import type { LetterDate, ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDate } from "#web/letters/confirm-date.tsx";
import { clock } from "#web/letters/deadline-card.tsx";
import { longDate } from "#web/lib/dates.ts";

/** Dates still to come besides the one of the deadline, each once, nearest first. */
export function upcomingDates({ dates, deadline }: Pick<ProcessDocumentOutput, "dates" | "deadline">) {
  const told = new Set([deadline?.date, deadline?.actBy]);
  const byDay = new Map<string, LetterDate>();
  for (const date of dates) {
    const known = byDay.get(date.date);
    // Of two mentions of a day the one that has its hour says more.
    if (date.upcoming && !told.has(date.date) && (known === undefined || known.time === null))
      byDay.set(date.date, date);
  }
  return [...byDay.values()].sort((one, other) => one.date.localeCompare(other.date));
}

interface UpcomingDatesProps {
  letter: ProcessDocumentOutput;
  language: Language;
}

/** Every other date that is to come can be kept too: an unknown letter's, or a second matter in the same letter. */
export function UpcomingDates({ letter, language }: UpcomingDatesProps) {
  const { t } = useTranslation("letters");
  const id = useId();
  const dates = upcomingDates(letter);
  if (dates.length === 0) return null;
  const alone = letter.deadline === null;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-2 rounded-card border border-linea-fuerte bg-papel-alto p-5 md:p-6"
    >
      <h3 id={id} className="text-lead">
        {t(alone ? "dates.title" : "dates.others")}
      </h3>
      <ul className="grid">
        {dates.map((date) => (
          <li key={date.date} className="border-t border-linea first:border-t-0">
            <details open={alone && dates.length === 1}>
              <summary className="min-h-12 cursor-pointer py-3">
                <time
                  dateTime={date.time === null ? date.date : `${date.date}T${date.time}`}
                  className="font-bold tabular-nums"
                >
                  {longDate(date.date, language)}
                  {date.time === null ? null : `, ${t("date.at", { time: clock(date.time, language) })}`}
                </time>
                <span className="block text-small text-tinta-suave">
                  {date.meaning}. {t("dates.printed", { printed: date.printed })}
                </span>
                {date.unsure ? (
                  <span className="block text-small font-bold text-rojo">{t("date.unsure")}</span>
                ) : null}
              </summary>
              <div className="pt-1 pb-4">
                <ConfirmDate
                  keep={{
                    date: date.date,
                    time: date.time,
                    title: letter.kind === null ? date.meaning : `${date.meaning}: ${letter.kind.name}`,
                    note: t("dates.printed", { printed: date.printed }),
                    attend: date.role === "appointment",
                  }}
                  label={t("date.confirm")}
                  isCounted={() => false}
                  look="quiet"
                  language={language}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

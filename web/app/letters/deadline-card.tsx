import type { LetterDeadline, ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { calendarText } from "#web/letters/calendar-file.ts";
import { CalendarIcon } from "#web/letters/icons.tsx";
import { ReminderButtons } from "#web/letters/reminder-buttons.tsx";
import { saveText } from "#web/letters/result-file.ts";
import { longDate } from "#web/lib/dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.ts";

function clock(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-MX", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  }).format(new Date(Date.UTC(2026, 0, 1, hour, minute)));
}

function Countdown({ days, kind, certainty }: { days: number } & Pick<LetterDeadline, "kind" | "certainty">) {
  const { t } = useTranslation("letters");
  const near = days <= 14 && kind !== "expires";
  const text =
    days < 0
      ? t(certainty === "unsure" ? "date.pastMaybe" : "date.past")
      : days === 0
        ? t("date.today")
        : t("date.left", { count: days });
  return (
    <p
      className={`inline-block rounded-full border px-4 py-1 font-bold ${near ? "border-rojo text-rojo" : "border-linea-fuerte"}`}
    >
      {text}
    </p>
  );
}

/** The date drawn around by hand: the one thing to look at. */
function CircledDate({ date, time, language }: { date: string; time: string | null; language: Language }) {
  const { t } = useTranslation("letters");
  return (
    <p className="relative w-fit max-w-full px-8 py-5">
      <svg
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
        stroke="var(--faro)"
        strokeWidth="5"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M38 22C86 2 222-4 272 26c42 26 22 58-52 68-78 10-176 8-208-18C-12 54 14 20 92 10c60-7 130-5 164 6"
        />
      </svg>
      <time
        dateTime={time === null ? date : `${date}T${time}`}
        className="relative block text-title font-bold tabular-nums"
      >
        {longDate(date, language)}
        {time === null ? null : (
          <span className="block text-lead">{t("date.at", { time: clock(time, language) })}</span>
        )}
      </time>
    </p>
  );
}

interface DeadlineCardProps {
  letter: ProcessDocumentOutput;
  deadline: LetterDeadline;
  language: Language;
}

/** The date of the letter, how it was found, and the calendar once the person has confirmed it. */
export function DeadlineCard({ letter, deadline, language }: DeadlineCardProps) {
  const { t } = useTranslation("letters");
  const id = useId();
  const shown = deadline.actBy ?? deadline.date;
  const [date, setDate] = useState(shown ?? "");
  const [confirmed, setConfirmed] = useState(false);
  const titles = {
    respond: "date.eventRespond",
    attend: "date.eventAttend",
    expires: "date.eventExpires",
  } as const;
  const kind = letter.kind?.name;
  const entry = {
    date,
    time: date === deadline.date ? deadline.time : null,
    title: (kind === undefined ? t("date.eventPlain") : t(titles[deadline.kind], { kind })).slice(0, 120),
  };
  const ready = confirmed && date !== "";
  const addToCalendar = () => {
    const details = { description: `${deadline.how}\n${t("date.eventNote")}`, place: letter.place };
    saveText(
      "faro.ics",
      calendarText({ ...entry, ...details }, crypto.randomUUID(), new Date()),
      "text/calendar;charset=utf-8",
    );
    void showToast(t("date.added"), { look: "success" });
  };
  return (
    <section
      data-warning
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-4 rounded-card border border-linea-fuerte bg-papel-alto p-5 break-inside-avoid md:p-6"
    >
      <h3 id={`${id}-title`} className="text-lead">
        {shown === null
          ? t("date.none")
          : t(deadline.certainty === "unsure" ? "date.toConfirm" : `date.${deadline.kind}`)}
      </h3>
      {shown === null ? null : (
        <>
          <CircledDate date={shown} time={deadline.time} language={language} />
          {deadline.daysLeft === null ? null : (
            <div>
              <Countdown days={deadline.daysLeft} kind={deadline.kind} certainty={deadline.certainty} />
            </div>
          )}
          {deadline.date !== null && deadline.date !== shown ? (
            <p>{t("date.printed", { date: longDate(deadline.date, language) })}</p>
          ) : null}
        </>
      )}
      {deadline.certainty === "unsure" && shown !== null ? (
        <p className="font-bold text-rojo">{t("date.unsure")}</p>
      ) : null}
      <p>{deadline.how}</p>
      {letter.place === null ? null : <p className="font-semibold">{letter.place}</p>}
      <div className="grid gap-3 border-t border-linea pt-4 print:hidden">
        <Field
          label={
            deadline.certainty === "computed" || deadline.actBy !== deadline.date
              ? t("date.forCalendar")
              : t("date.confirm")
          }
          help={t("date.confirmHelp")}
          type="date"
          value={date}
          onChange={(event) => {
            setDate(event.currentTarget.value);
            setConfirmed(false);
          }}
        />
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            checked={confirmed}
            disabled={date === ""}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
            className="size-6 shrink-0 accent-(--mar)"
          />
          <span>{t("date.confirmed")}</span>
        </label>
        <Button disabled={!ready} onClick={addToCalendar} aria-describedby={`${id}-alarms`}>
          <CalendarIcon />
          {t("date.calendar")}
        </Button>
        <ReminderButtons entry={entry} disabled={!ready} language={language} />
        <p id={`${id}-alarms`} className="text-small text-tinta-suave">
          {t("date.calendarHelp")}
        </p>
      </div>
    </section>
  );
}

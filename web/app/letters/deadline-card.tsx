import type { LetterDeadline, ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { calendarText } from "#web/letters/calendar-file.ts";
import { CalendarIcon } from "#web/letters/icons.tsx";
import { ReminderButtons } from "#web/letters/reminder-buttons.tsx";
import { saveText } from "#web/letters/result-file.ts";
import { today } from "#web/letters/today.ts";
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

type CountdownProps = { days: number } & Pick<LetterDeadline, "kind" | "certainty" | "latest">;

function Countdown({ days, kind, certainty, latest }: CountdownProps) {
  const { t } = useTranslation("letters");
  const near = days <= 14 && kind !== "expires";
  const text =
    days < 0
      ? t(certainty === "unsure" || (latest !== null && latest >= today()) ? "date.pastMaybe" : "date.past")
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

/** "You must go on" is said of a day to come only. */
function titleOf({ kind, certainty, daysLeft }: LetterDeadline) {
  if (certainty === "unsure") return "toConfirm" as const;
  if (kind === "attend" && daysLeft !== null && daysLeft < 0) return "attendPast" as const;
  return kind;
}

/** Not on the sheet: counted from a date that is. */
function isCounted({ counted, certainty, date, actBy }: LetterDeadline, chosen: string): boolean {
  return counted !== null && chosen === (actBy ?? date) && !(certainty === "printed" && chosen === date);
}

/** What the person confirms, with the chosen date in words. */
function Confirmation({ date, counted, language }: { date: string; counted: boolean; language: Language }) {
  const { t } = useTranslation("letters");
  if (date === "") return <span>{t("date.confirmed")}</span>;
  const words = { date: longDate(date, language) };
  return <span>{counted ? t("date.confirmedCounted", words) : t("date.confirmedDate", words)}</span>;
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
  const counted = isCounted(deadline, date);
  const title = titleOf(deadline);
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
        {shown === null ? t("date.none") : t(`date.${title}`)}
      </h3>
      {shown === null ? null : (
        <>
          <CircledDate date={shown} time={deadline.time} language={language} />
          {deadline.daysLeft === null ? null : (
            <div>
              <Countdown days={deadline.daysLeft} {...deadline} />
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
          label={counted || deadline.actBy !== deadline.date ? t("date.forCalendar") : t("date.confirm")}
          help={t(counted ? "date.countedHelp" : "date.confirmHelp")}
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
          <Confirmation date={date} counted={counted} language={language} />
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

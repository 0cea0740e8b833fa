import type { Language } from "@faro/contract/shared/language.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { alarmsLeft, calendarText } from "#web/letters/calendar-file.ts";
import { daysBefore } from "#web/letters/days-before.ts";
import { CalendarIcon } from "#web/letters/icons.tsx";
import { ReminderButtons } from "#web/letters/reminder-buttons.tsx";
import { saveText } from "#web/letters/result-file.ts";
import { today } from "#web/letters/today.ts";
import { longDate } from "#web/lib/dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.ts";

export interface DateToKeep {
  /** As it was read, ISO; "" when it could not be. */
  date: string;
  time: string | null;
  /** For the list inside the app: what the date is. */
  title: string;
  /** Goes into the entry's text, which no locked screen shows. */
  note: string;
  attend: boolean;
}

interface ConfirmDateProps {
  keep: DateToKeep;
  label: string;
  /** Whether a day is not on the sheet but counted by Faro. */
  isCounted: (date: string) => boolean;
  look: "main" | "quiet";
  language: Language;
}

/** What the person confirms, with the chosen date in words. */
function Confirmation({ date, counted, language }: { date: string; counted: boolean; language: Language }) {
  const { t } = useTranslation("letters");
  if (date === "") return <span>{t("date.confirmed")}</span>;
  const words = { date: longDate(date, language) };
  return <span>{counted ? t("date.confirmedCounted", words) : t("date.confirmedDate", words)}</span>;
}

/** A date that a person compares with her letter, corrects, and then keeps in her calendar or is reminded of. */
export function ConfirmDate({ keep, label, isCounted, look, language }: ConfirmDateProps) {
  const { t } = useTranslation("letters");
  const id = useId();
  const [date, setDate] = useState(keep.date);
  const [confirmed, setConfirmed] = useState(false);
  const entry = { date, time: date === keep.date ? keep.time : null, title: keep.title.slice(0, 120) };
  const counted = isCounted(date);
  const past = date !== "" && date < today();
  const ready = confirmed && date !== "" && !past;
  const left = date === "" ? [] : alarmsLeft(entry, new Date());
  const addToCalendar = () => {
    const description = [keep.title, keep.note, t("date.eventNote")].join("\n");
    // Somebody else may see the locked phone: the title is as discreet as the messages.
    const title = t(keep.attend ? "date.summaryAttend" : "date.summary");
    saveText(
      "faro.ics",
      calendarText({ ...entry, title, description }, crypto.randomUUID(), new Date()),
      "text/calendar;charset=utf-8",
    );
    void showToast(t("date.added"), { look: "success" });
  };
  return (
    <div className="grid gap-3 print:hidden">
      <Field
        label={label}
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
      <Button look={look} disabled={!ready} onClick={addToCalendar} aria-describedby={`${id}-alarms`}>
        <CalendarIcon />
        {t("date.calendar")}
      </Button>
      <ReminderButtons entry={entry} disabled={!ready || date === today()} language={language} />
      <p id={`${id}-alarms`} className="text-small text-tinta-suave">
        {past
          ? t("date.pastChosen")
          : left.length === 0
            ? t("date.alarmToday")
            : t("date.alarms", daysBefore(left, language))}
      </p>
    </div>
  );
}

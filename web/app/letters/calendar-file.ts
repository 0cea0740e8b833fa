/** A date of a letter for the phone's calendar (RFC 5545), with the alarms that are still to come. */
import { reminderLimits } from "@faro/contract/letters/reminders.ts";

export interface CalendarEntry {
  /** ISO date; `time` "14:30" in the place of the appointment, or null for a whole day. */
  date: string;
  time: string | null;
  /** Shown on a locked screen: it must not say of what. */
  title: string;
  description: string;
}

const dayMs = 86_400_000;

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Lines of at most 75 bytes, continued with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = "";
  for (const sign of line) {
    if (encoder.encode(current + sign).length > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = "";
    }
    current += sign;
  }
  return [...lines, current].join("\r\n ");
}

const compact = (iso: string) => iso.replace(/-/g, "");

function nextDay(iso: string): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

function span({ date, time }: CalendarEntry): string[] {
  if (time === null)
    return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(nextDay(date))}`];
  // Without a zone: the hour is that of the place where the person has to be.
  return [`DTSTART:${compact(date)}T${time.replace(":", "")}00`, "DURATION:PT1H"];
}

/** How many days before the date an alarm is still to come; none on the last day. */
export function alarmsLeft({ date, time }: Pick<CalendarEntry, "date" | "time">, now: Date): number[] {
  const start = Date.parse(`${date}T${time ?? "09:00"}:00`);
  return reminderLimits.days.filter((days) => start - days * dayMs > now.getTime());
}

/** Whole days begin at midnight; people are told in the morning. */
function triggers(entry: CalendarEntry, now: Date): string[] {
  const left = alarmsLeft(entry, now);
  if (left.length === 0) return [entry.time === null ? "PT9H" : "-PT2H"];
  return left.map((days) => (entry.time === null ? `-P${days - 1}DT15H` : `-P${days}D`));
}

export function calendarText(entry: CalendarEntry, id: string, now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const alarms = triggers(entry, now).flatMap((trigger) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(entry.title)}`,
    `TRIGGER:${trigger}`,
    "END:VALARM",
  ]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Faro//Letters//ES",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    `UID:${id}@faro`,
    `DTSTAMP:${stamp}`,
    ...span(entry),
    `SUMMARY:${escaped(entry.title)}`,
    // The place too: a locked screen shows the field for it.
    `DESCRIPTION:${escaped(entry.description)}`,
    // Somebody else may look at the phone.
    "CLASS:PRIVATE",
    ...alarms,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

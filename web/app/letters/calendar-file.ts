/** A date of a letter for the phone's calendar (RFC 5545), with alarms 14, 3 and 1 days before. */

export interface CalendarEntry {
  /** ISO date; `time` "14:30" in the place of the appointment, or null for a whole day. */
  date: string;
  time: string | null;
  title: string;
  description: string;
  place: string | null;
}

const alarmDays = [14, 3, 1];

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
  return new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function span({ date, time }: CalendarEntry): string[] {
  if (time === null)
    return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(nextDay(date))}`];
  // Without a zone: the hour is that of the place where the person has to be.
  return [`DTSTART:${compact(date)}T${time.replace(":", "")}00`, "DURATION:PT1H"];
}

export function calendarText(entry: CalendarEntry, id: string, now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const alarms = alarmDays.flatMap((days) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(entry.title)}`,
    // Whole days begin at midnight; people are told in the morning.
    entry.time === null ? `TRIGGER:-P${days - 1}DT15H` : `TRIGGER:-P${days}D`,
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
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.place === null ? [] : [`LOCATION:${escaped(entry.place)}`]),
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

/** Calendar dates as ISO text; they compare as text. The gateway bills in Pacific time. */

const pacific = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles", dateStyle: "short" });

/** The day it is for the gateway, `ahead` days later. `now`: milliseconds. */
export function billingDay(now: number, ahead = 0): string {
  return addDays(pacific.format(now), ahead);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first monthly date counted from `start` that lies after `day`. */
export function monthAfter(start: string, day: string): string {
  let months = 1;
  while (addMonths(start, months) <= day) months += 1;
  return addMonths(start, months);
}

/** The same day some months later; the last of the month where that day does not exist. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

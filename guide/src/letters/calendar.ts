/** Days as the immigration rules count them: calendar days, with weekends and federal holidays only at the end. */

const dayMs = 86_400_000;

export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay();
}

function nthWeekday(year: number, month: number, day: number, nth: number): string {
  const first = isoDate(year, month, 1) ?? "";
  return addDays(first, ((day - weekday(first) + 7) % 7) + (nth - 1) * 7);
}

/** Federal holidays (5 USC 6103) on the days on which they are observed. */
export function federalHolidays(year: number): Set<string> {
  const fixed = [
    [1, 1],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
  ].map(([month = 1, day = 1]) => {
    const date = isoDate(year, month, day) ?? "";
    const on = weekday(date);
    return on === 6 ? addDays(date, -1) : on === 0 ? addDays(date, 1) : date;
  });
  const lastMonday = nthWeekday(year, 5, 1, 5);
  const memorial = lastMonday.startsWith(`${year}-05`) ? lastMonday : nthWeekday(year, 5, 1, 4);
  return new Set([
    ...fixed,
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    memorial,
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    nthWeekday(year, 11, 4, 4),
  ]);
}

export function isDayOff(iso: string): boolean {
  const on = weekday(iso);
  // New Year's Day on a Saturday is observed in the year before.
  const year = Number(iso.slice(0, 4));
  return on === 0 || on === 6 || federalHolidays(year).has(iso) || federalHolidays(year + 1).has(iso);
}

/** 8 CFR 1.2: a last day on a Saturday, Sunday or legal holiday moves to the next day that is none. */
export function nextWorkingDay(iso: string): string {
  let day = iso;
  while (isDayOff(day)) day = addDays(day, 1);
  return day;
}

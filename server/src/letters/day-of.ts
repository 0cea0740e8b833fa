import { utcDay } from "#server/utc-day.ts";

const dayMs = 86_400_000;

/** The person's own day; a device whose clock is far off does not move anybody's dates. */
export function dayOf(now: number, said: string | undefined): string {
  const here = utcDay(now);
  if (said === undefined) return here;
  return Math.abs(Date.parse(said) - Date.parse(here)) <= dayMs ? said : here;
}

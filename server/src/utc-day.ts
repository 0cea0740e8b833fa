/** The day of a moment (milliseconds since 1970) as an ISO date. By UTC: where a person is, nobody needs to know. */
export function utcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

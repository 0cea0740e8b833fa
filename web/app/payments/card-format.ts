/** How card fields look while they are typed, and how they are sent. */

/** '4111111' -> '4111 111'; at most 19 characters with the spaces. */
export function groupCard(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 16);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/**
 * '1226' -> '12/26'; the slash comes by itself and goes with backspace. A month from 2 to 9 gets its zero, and a year of
 * four digits ('05/2028', as browsers fill it in) loses its century.
 */
export function slashDate(text: string, before: string): string {
  const erasing = text.length < before.length;
  const typed = text.replace(/\D/g, "");
  const padded = /^[2-9]/.test(typed) || /^\D*1\D+\d/.test(text) ? `0${typed}` : typed;
  const digits = (padded.length > 4 ? padded.replace(/^(\d\d)20/, "$1") : padded).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && erasing)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** 'MM/YY' -> '20YY-MM' */
export function toYearMonth(date: string): string {
  const [month = "", year = ""] = date.split("/");
  return `20${year}-${month}`;
}

/** True when 'MM/YY' lies before the month of `today`; a card is good through the last day of its month. */
export function isPastMonth(date: string, today: Date): boolean {
  return toYearMonth(date) < `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, "0")}`;
}

export const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Cents as a price: 999 -> '$9.99'. */
export const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;

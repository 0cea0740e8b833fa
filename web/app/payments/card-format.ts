/** How card fields look while they are typed, and how they are sent. */

/** '4111111' -> '4111 111'; at most 19 characters with the spaces. */
export function groupCard(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 16);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** '1226' -> '12/26'; the slash comes by itself and goes with backspace. */
export function slashDate(text: string, before: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  const erasing = text.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && erasing)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** 'MM/YY' -> '20YY-MM' */
export function toYearMonth(date: string): string {
  const [month = "", year = ""] = date.split("/");
  return `20${year}-${month}`;
}

export const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Cents as a price: 999 -> '$9.99'. */
export const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;

import { accountLimits } from "@faro/contract/accounts/limits.ts";

/** The digits of a code however it was typed or pasted: "032-619", "Tu código es 032 619". */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, "").slice(0, accountLimits.codeDigits);
}

/** Longest address, in characters. */
const longest = 254;

/**
 * Good enough to catch slips (whether it exists shows when mail arrives); accents are letters. No blanks, so that no
 * line of a mail header fits in.
 */
const emailPattern = /^[^\s@,;<>"]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/;

/** The one rule for an e-mail address in every form and on the server. `value` without blanks around it. */
export function isEmail(value: string): boolean {
  return value.length <= longest && emailPattern.test(value);
}

const storageKey = "faro_payment_try";

/** After a payment that passed the next one is another. */
export function forgetTryKey(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is closed: there was no key.
  }
}

/** One key for this browser, so that a repeated tap, another tab or a reload is the same payment, not a second one. */
export function tryKey(): string {
  try {
    const known = localStorage.getItem(storageKey);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(storageKey, made);
    return made;
  } catch {
    // Storage is closed: the server still knows the payment by the e-mail address.
    return "";
  }
}

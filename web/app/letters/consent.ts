/** Whether the person agreed that her letters go to the AI provider. A flag without content, kept on the device. */
const storageKey = "faro_letter_consent";

export function hasConsent(): boolean {
  try {
    return localStorage.getItem(storageKey) === "yes";
  } catch {
    return false;
  }
}

export function storeConsent(): void {
  try {
    localStorage.setItem(storageKey, "yes");
  } catch {
    // Without storage she is asked again next time.
  }
}

import { letterConsentKey } from "#web/lib/session.ts";

/** Whether the person agreed that her letters go to the AI provider. A flag without content, kept on the device. */
export function hasConsent(): boolean {
  try {
    return localStorage.getItem(letterConsentKey) === "yes";
  } catch {
    return false;
  }
}

export function storeConsent(): void {
  try {
    localStorage.setItem(letterConsentKey, "yes");
  } catch {
    // Without storage she is asked again next time.
  }
}

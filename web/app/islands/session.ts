import { parseStoredUser, sessionStorageKey } from "#web/layout/stored-session.ts";

/** The header of static pages shows the user's name; the head's script has already chosen which links are seen. */
export function startSession(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(sessionStorageKey);
  } catch {
    // Storage is closed to us: a visitor.
  }
  const user = parseStoredUser(stored);
  document.documentElement.toggleAttribute("data-session", user !== null);
  if (user?.name == null) return;
  for (const account of document.querySelectorAll("[data-account]")) account.textContent = user.name;
}

/** The session as the accounts slice keeps it on this device; static pages only look at it. */
export const sessionStorageKey = "faro_session";

/** Whose session this device holds; the server decides later whether it is still good. */
export interface StoredUser {
  id: string;
  /** Display name; null when the profile has none. */
  name: string | null;
}

/** The user of a stored session, or null for none and for anything that is no session. */
export function parseStoredUser(stored: string | null): StoredUser | null {
  try {
    const session = JSON.parse(stored ?? "null") as { user?: { id?: unknown; name?: unknown } } | null;
    const id = session?.user?.id;
    if (typeof id !== "string" || id === "") return null;
    const name = session?.user?.name;
    return { id, name: typeof name === "string" && name.trim() !== "" ? name.trim() : null };
  } catch {
    return null;
  }
}

/**
 * Runs in the head of static pages, before anything is painted: marks the page for a user and for low data, so that
 * nothing flashes. Its hash is in the page's policy. Must stay in step with the two keys.
 */
export const earlyScript = `try{var d=document.documentElement.dataset,l=localStorage;if(JSON.parse(l.getItem("faro_session")||"{}").user)d.session="";var w=l.getItem("faro_low_data");if(w?w==="true":(navigator.connection||{}).saveData)d.lowData=""}catch(e){}`;

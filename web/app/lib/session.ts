/**
 * The one session of this browser: kept in local storage, shared by its tabs, refreshed before it expires.
 * Slices ask it through `lib/api.ts` and `useSession`; nobody else reads the tokens.
 */
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { voicePreferenceKey } from "#web/lib/voice-preference.ts";

const storageKey = "faro_session";
/** Seconds before the end of the access token at which a new one is fetched. */
const early = 60;

export type SessionEvent = "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "USER_UPDATED";
type Listener = (event: SessionEvent, session: Session | null) => void;

const listeners = new Set<Listener>();
/** What is held when storage is closed to us (private mode): the session then lasts for this page. */
let held: { text: string | null; session: Session | null } = { text: null, session: null };

function parse(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Session;
    return typeof value.access_token === "string" && typeof value.refresh_token === "string" ? value : null;
  } catch {
    return null;
  }
}

/** The session as it stands; the same object until it changes. */
export function currentSession(): Session | null {
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== held.text) held = { text, session: parse(text) };
  } catch {
    // Storage is closed: what is held counts.
  }
  return held.session;
}

function store(session: Session | null): void {
  const text = session === null ? null : JSON.stringify(session);
  held = { text, session };
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Kept in memory only.
  }
}

function tell(event: SessionEvent): void {
  const session = currentSession();
  for (const listener of [...listeners]) listener(event, session);
}

/** Calls `listener` on every change, in this tab or another. Returns a function that stops it. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over a session: after signing in, from the payment's answer, or from the address. */
export function setSession(session: Session): void {
  const known = currentSession();
  store(session);
  tell(known?.user.id === session.user.id ? "TOKEN_REFRESHED" : "SIGNED_IN");
}

/** Changes what is shown of the person after she edited her profile. */
export function updateSessionUser(user: Session["user"]): void {
  const session = currentSession();
  if (session === null) return;
  store({ ...session, user });
  tell("USER_UPDATED");
}

/** Forgets the session and everything of the person that this browser holds. */
export async function forgetSession(): Promise<void> {
  const had = currentSession() !== null;
  store(null);
  await forgetTraces();
  if (had) tell("SIGNED_OUT");
}

/** Removes what this tab and this browser hold of the person besides the session itself. */
async function forgetTraces(): Promise<void> {
  try {
    sessionStorage.clear();
    for (const name of personalKeys) localStorage.removeItem(name);
    for (const name of (await globalThis.caches?.keys?.()) ?? []) {
      if (name.startsWith("faro-private")) await caches.delete(name);
    }
  } catch {
    // Nothing could be stored there either.
  }
}

/** Where lib/send-later.ts keeps what waits for the network. */
export const waitingKey = "faro_waiting";

/** Where letters/consent.ts keeps that she agreed to the reading of her letters: the next person is asked anew. */
export const letterConsentKey = "faro_letter_consent";

/** Local storage keys that say something about a person (spec part 1, section 3). */
const personalKeys = [
  waitingKey,
  letterConsentKey,
  "guestSignupEmail",
  "guestSignupName",
  "pendingRegistrationName",
  voicePreferenceKey,
];

/** One refresh at a time in all tabs: whoever comes second finds the new token and uses that. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? await work() : await navigator.locks.request("faro-session", work);
}

let running: Promise<Session | null> | null = null;

/** A new pair of tokens. Null when the session is over; throws when the network is away. */
export function refreshSession(stale: string): Promise<Session | null> {
  running ??= inTurn(async () => {
    const session = currentSession();
    if (session === null || session.access_token !== stale) return session;
    const response = await fetch("/api/auth/token", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    });
    if (response.status === 401) {
      await forgetSession();
      return null;
    }
    if (!response.ok) throw new TypeError("the session could not be refreshed");
    const next = (await response.json()) as Session;
    // Forgotten meanwhile, or somebody else's by now: what comes late brings nobody back.
    if (currentSession()?.refresh_token !== session.refresh_token) return currentSession();
    store(next);
    tell("TOKEN_REFRESHED");
    return next;
  }).finally(() => {
    running = null;
  });
  return running;
}

/** A good access token, or null for a visitor. Throws when it has expired and the network is away. */
export async function accessToken(): Promise<string | null> {
  const session = currentSession();
  if (session === null) return null;
  if (session.expires_at - early > Date.now() / 1000) return session.access_token;
  return (await refreshSession(session.access_token))?.access_token ?? null;
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key !== storageKey && event.key !== null) return;
    // A screen drawn in between may have read the new session already; only the event knows the old one.
    const before = event.key === null ? held.session : parse(event.oldValue);
    const after = currentSession();
    // Every tab has a session storage of its own, which only the tab itself can empty.
    if (before !== null && before.user.id !== after?.user.id) {
      try {
        sessionStorage.clear();
      } catch {
        // Nothing could be stored there either.
      }
    }
    if (before?.user.id === after?.user.id) tell("TOKEN_REFRESHED");
    else tell(after === null ? "SIGNED_OUT" : "SIGNED_IN");
  });
}

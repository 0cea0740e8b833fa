import { beforeEach, expect, it, vi } from "vitest";

/** A storage and a window of their own, as a browser tab has them. */
function fakeStorage() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
const local = fakeStorage();
const tab = fakeStorage();
const page = new EventTarget();
vi.stubGlobal("localStorage", local);
vi.stubGlobal("sessionStorage", tab);
vi.stubGlobal("window", page);

const { currentSession, forgetSession, onSessionChange, refreshSession } = await import(
  "#web/lib/session.ts"
);

const sessionOf = (id: string) =>
  JSON.stringify({ access_token: "a", refresh_token: "r", expires_at: 4e9, user: { id, name: "" } });

/** Another tab of the browser wrote the session; this one hears of it. */
function changedElsewhere(oldValue: string | null, newValue: string | null): void {
  if (newValue === null) local.removeItem("faro_session");
  else local.setItem("faro_session", newValue);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "faro_session", oldValue, newValue }));
}

beforeEach(() => {
  local.clear();
  tab.clear();
  tab.setItem("search", "hermano detenido");
});

it("empties this tab when the person signs out in another", () => {
  changedElsewhere(sessionOf("ana"), null);
  expect(tab.stored.size).toBe(0);
});

it("empties this tab when somebody else is signed in by now", () => {
  const events: string[] = [];
  const stop = onSessionChange((event) => events.push(event));
  changedElsewhere(sessionOf("ana"), sessionOf("rosa"));
  stop();
  expect(tab.stored.size).toBe(0);
  expect(events).toEqual(["SIGNED_IN"]);
});

it("keeps what the tab holds while the same person stays, and what a guest typed before she signs in", () => {
  changedElsewhere(sessionOf("ana"), sessionOf("ana"));
  changedElsewhere(null, sessionOf("ana"));
  expect(tab.getItem("search")).toBe("hermano detenido");
});

it("asks the next person anew whether letters may be read", async () => {
  local.setItem("faro_session", sessionOf("ana"));
  local.setItem("faro_letter_consent", "yes");
  await forgetSession();
  expect([...local.stored.keys()]).toEqual([]);
});

it("stays forgotten when the answer to a refresh comes late", async () => {
  let answer: ((response: Response) => void) | undefined;
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  local.setItem("faro_session", sessionOf("ana"));
  const late = refreshSession("a");
  await vi.waitFor(() => expect(answer).toBeDefined());
  await forgetSession();
  answer?.(Response.json({ ...JSON.parse(sessionOf("ana")), access_token: "b", refresh_token: "s" }));
  expect(await late).toBeNull();
  expect(currentSession()).toBeNull();
  expect([...local.stored.keys()]).toEqual([]);
});

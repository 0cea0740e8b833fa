import { describe, expect, it } from "vitest";
import { earlyScript, parseStoredUser, sessionStorageKey } from "#web/layout/stored-session.ts";

const session = (user: unknown) => JSON.stringify({ access_token: "a", refresh_token: "r", user });

/** Runs the head's script as a page would, with this storage and connection. */
function early(stored: Record<string, string>, saveData = false): Record<string, string> {
  const dataset: Record<string, string> = {};
  const run = new Function("document", "localStorage", "navigator", earlyScript);
  run(
    { documentElement: { dataset } },
    { getItem: (key: string) => stored[key] ?? null },
    { connection: { saveData } },
  );
  return dataset;
}

describe("stored session", () => {
  it("gives the user's name, or null without one", () => {
    expect(parseStoredUser(session({ id: "1", name: " Ana Núñez " }))).toEqual({
      id: "1",
      name: "Ana Núñez",
    });
    expect(parseStoredUser(session({ id: "1", name: null }))).toEqual({ id: "1", name: null });
    expect(parseStoredUser(session({ id: "1", name: "  " }))).toEqual({ id: "1", name: null });
  });

  it.each([null, "", "null", "{", "[]", "7", session(null), session({}), session({ id: 7 })])(
    "is none for %j",
    (stored) => expect(parseStoredUser(stored)).toBeNull(),
  );
});

describe("the head's script", () => {
  it("marks the page of a user before it is painted", () => {
    expect(early({ [sessionStorageKey]: session({ id: "1", name: "Ana" }) })).toEqual({ session: "" });
    expect(early({})).toEqual({});
    expect(early({ [sessionStorageKey]: "not JSON" })).toEqual({});
  });

  it("marks low data by choice and by the browser's setting", () => {
    expect(early({ faro_low_data: "true" })).toEqual({ lowData: "" });
    expect(early({}, true)).toEqual({ lowData: "" });
    expect(early({ faro_low_data: "false" }, true)).toEqual({});
  });
});

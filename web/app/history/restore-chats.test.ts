import { expect, it, vi } from "vitest";
import { restoreChats } from "#web/history/restore-chats.ts";

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("sessionStorage", storage);
vi.stubGlobal("location", { origin: "https://faro.example" });
vi.stubGlobal("document", { documentElement: { lang: "es" } });

const id = "11111111-1111-4111-8111-111111111111";

/** What becomes of it and how many requests go out. `answers`: one a request; null when nothing comes back. */
async function outcome(answers: (Response | null)[]): Promise<[string, number]> {
  let calls = 0;
  vi.stubGlobal("fetch", async () => {
    const answer = answers[calls];
    calls += 1;
    if (answer == null) throw new TypeError("no network");
    return answer;
  });
  const end = await restoreChats([id], 0).then(
    () => "restored",
    () => "failed",
  );
  return [end, calls];
}

it("tries again while nothing comes back, and not for ever", async () => {
  expect(await outcome([null, null, Response.json({ ids: [id] })])).toEqual(["restored", 3]);
  expect(await outcome([null, null, null, Response.json({ ids: [id] })])).toEqual(["failed", 3]);
});

it("takes a refusal of the server for what it is", async () => {
  expect(await outcome([Response.json({ code: "NOT_FOUND" }, { status: 404 })])).toEqual(["failed", 1]);
});

import { expect, it, vi } from "vitest";

it("a profile is asked for once in five minutes, and not again when the window comes back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const answer = { id: "a", email: "a@b.mx", first_name: "Ana", last_name: "Paz", plan: "FREE" };
  const asked = vi.fn(async () => Response.json(answer));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("document", { documentElement: { lang: "es" } });
  vi.stubGlobal("location", new URL("http://localhost/chat"));
  const { queryClient } = await import("#web/lib/query.ts");
  const { profileQuery } = await import("#web/accounts/queries.ts");
  try {
    const minutes = 60 * 1000;
    await queryClient.fetchQuery(profileQuery);
    vi.setSystemTime(Date.now() + 5 * minutes - 1);
    await queryClient.fetchQuery(profileQuery);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await queryClient.fetchQuery(profileQuery);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(queryClient.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
  } finally {
    queryClient.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

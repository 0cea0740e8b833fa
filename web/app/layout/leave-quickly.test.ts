import { afterEach, expect, it, vi } from "vitest";
import { leaveQuickly } from "#web/layout/leave-quickly.ts";
import { keepMessage, outboxName } from "#web/lib/outbox.ts";
import { createFakeCaches } from "#web/lib/testing/fake-caches.ts";

afterEach(() => vi.unstubAllGlobals());

it("a quick exit leaves no message behind that waited for the network", async () => {
  const replace = vi.fn();
  vi.stubGlobal("caches", createFakeCaches("https://faro.example"));
  vi.stubGlobal("document", {
    documentElement: { style: { display: "" } },
    title: "Faro",
    querySelectorAll: () => [],
  });
  vi.stubGlobal("location", { replace });
  const dispatchEvent = vi.fn();
  vi.stubGlobal("dispatchEvent", dispatchEvent);
  await keepMessage("1", "Rosa, rosa@example.com: tengo miedo");
  leaveQuickly("https://weather.example/");
  expect(replace).toHaveBeenCalledWith("https://weather.example/");
  expect(dispatchEvent).toHaveBeenCalledBefore(replace);
  await vi.waitFor(async () => expect(await caches.has(outboxName)).toBe(false));
  // Closed to us in private windows: the exit works all the same.
  vi.stubGlobal("caches", undefined);
  leaveQuickly("https://weather.example/");
  expect(replace).toHaveBeenCalledTimes(2);
});

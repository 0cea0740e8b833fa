import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTrying } from "#web/lib/keep-trying.ts";

let network: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tries again until nothing is left, and once more when the network is back", async () => {
  const answers: (boolean | Error)[] = [new Error("away"), false, true];
  const work = vi.fn(async () => {
    const answer = answers.shift() ?? true;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const end = keepTrying(work);
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(3);
  network.dispatchEvent(new Event("online"));
  expect(work).toHaveBeenCalledTimes(4);
  end();
  network.dispatchEvent(new Event("online"));
  expect(work).toHaveBeenCalledTimes(4);
});

it("stops for good when it is ended while it waits", async () => {
  const work = vi.fn(async () => false);
  const end = keepTrying(work);
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(1);
});

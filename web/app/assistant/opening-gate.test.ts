import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdQuestions, questionMayGo } from "#web/assistant/opening-gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  holdQuestions(Promise.resolve());
});

it("a question waits until the conversation has begun, and goes at once afterwards", async () => {
  let begin = () => {};
  const opening = new Promise<void>((resolve) => {
    begin = resolve;
  });
  holdQuestions(opening);
  const gone = vi.fn();
  const going = questionMayGo().then(gone);
  await vi.advanceTimersByTimeAsync(1000);
  expect(gone).not.toHaveBeenCalled();
  begin();
  await going;
  expect(gone).toHaveBeenCalledOnce();
});

it("an opening that fails or never ends holds nobody up for long", async () => {
  holdQuestions(Promise.reject(new Error("away")));
  await questionMayGo();
  holdQuestions(new Promise(() => {}));
  const going = questionMayGo();
  await vi.advanceTimersByTimeAsync(2000);
  await going;
});

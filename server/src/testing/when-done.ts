import { afterAll, expect, onTestFinished } from "vitest";

/**
 * Runs `end` after the test that is running, or after the file when none is: a hook of the file that is added
 * while tests run would never be called.
 */
export function whenDone(end: () => void | Promise<void>): void {
  if (expect.getState().currentTestName === undefined) afterAll(end);
  else onTestFinished(end);
}

import { afterAll, onTestFinished } from "vitest";

/**
 * Runs `end` after the test that is running, or after the file when none is: a hook of the file that is added
 * while tests run would never be called.
 */
export function whenDone(end: () => void | Promise<void>): void {
  try {
    onTestFinished(end);
  } catch {
    // Outside of a test: at the end of the file.
    afterAll(end);
  }
}

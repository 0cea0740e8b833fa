/** Stops calling a provider that keeps failing, so that people get a clear answer at once instead of waiting. */
export interface CircuitBreaker {
  /** False while the provider is left alone. One call is let through when the pause is over. */
  allows(now: number): boolean;
  /** The provider answered, if only with a refusal. */
  succeeded(): void;
  /** True when it is left alone from now on. */
  failed(now: number): boolean;
  /** The call that was let through ended without an answer because whoever asked left: the next one may try. */
  left(now: number): void;
}

export function createCircuitBreaker(failures = 5, pause = 30_000): CircuitBreaker {
  let count = 0;
  let openUntil = 0;
  return {
    allows(now) {
      if (count < failures) return true;
      if (now < openUntil) return false;
      // Half open: this call tries, the others wait for its result.
      openUntil = now + pause;
      return true;
    },
    succeeded() {
      count = 0;
    },
    failed(now) {
      count += 1;
      if (count < failures) return false;
      openUntil = now + pause;
      return true;
    },
    left(now) {
      if (count >= failures) openUntil = now;
    },
  };
}

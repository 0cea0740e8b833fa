/** Asks for the next value before it is needed. It is awaited later; until then a failure must not count as unhandled. */
export function askEarly<T>(source: AsyncGenerator<T>): Promise<IteratorResult<T>> {
  const next = source.next();
  next.catch(() => {});
  return next;
}

/**
 * Asks the source for its next value before handing out the present one. A generator rests until its reader
 * comes back, so the call to the provider would wait until the opening event is written; this way it is
 * already on its way.
 */
export async function* oneAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = askEarly(source);
  try {
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = askEarly(source);
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}

/** Asks the source for its second value only once `ready` resolves, after the first was taken. */
export async function* holdSecond<T>(
  source: AsyncGenerator<T>,
  ready: () => Promise<void>,
): AsyncGenerator<T> {
  let first = true;
  for await (const value of source) {
    yield value;
    if (first) await ready();
    first = false;
  }
}

/**
 * Starts the source at once instead of at its reader's first question: while the head of the response is being
 * written, the call to the provider is under way. A reader who never comes ends it with `return`.
 */
export function startNow<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let begun: Promise<IteratorResult<T>> | null = askEarly(source);
  const next = source.next.bind(source);
  source.next = (...values) => {
    const result = begun ?? next(...values);
    begun = null;
    return result;
  };
  return source;
}

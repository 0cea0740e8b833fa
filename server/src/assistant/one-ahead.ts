/**
 * Asks the source for its next value before handing out the present one. A generator rests until its reader
 * comes back, so the call to the provider would wait until the opening event is written; this way it is
 * already on its way.
 */
export async function* oneAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const ask = () => {
    const next = source.next();
    // It is awaited a moment later; until then a failure must not count as unhandled.
    next.catch(() => {});
    return next;
  };
  let next = ask();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done === true) return;
      next = ask();
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}

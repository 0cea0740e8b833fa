/**
 * What texts give, kept for the last of them: `most` at the most and half of them at the least, for one question is asked about in many places of
 * one turn and must never be thrown away with all the others. Small on purpose: a server should not hold what people wrote longer than it must.
 */
export function rememberedTexts<Value>(
  most: number,
): <Beside>(text: string, of: (text: string, beside: Beside) => Value, beside: Beside) => Value {
  let known = new Map<string, Value>();
  let before = new Map<string, Value>();
  return (text, of, beside) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const value = before.get(text) ?? of(text, beside);
    if (known.size >= most / 2) {
      before = known;
      known = new Map();
    }
    known.set(text, value);
    return value;
  };
}

/** The same where the text alone says what it gives. */
export function remembering<Value>(of: (text: string) => Value, most = 256): (text: string) => Value {
  const remembered = rememberedTexts<Value>(most);
  return (text) => remembered(text, of, undefined);
}

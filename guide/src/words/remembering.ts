/**
 * What a text gives, kept for the last `most` texts: one question is asked about in many places of one turn. Small on purpose, for a
 * server should not hold what people wrote longer than it must.
 */
export function remembering<Value>(of: (text: string) => Value, most = 256): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = of(text);
      if (known.size >= most) known.clear();
      known.set(text, value);
    }
    return value;
  };
}

/** What library-script.ts says; it comes with the page, in its language. `{...}` is filled in. */
export interface LibraryWords {
  loading: string;
  found: { one: string; other: string };
  download: string;
  preparing: string;
  checked: string;
  edition: string;
  monthFirst: string;
  compare: string;
  started: string;
  ready: string;
  error: string;
  failed: string;
  reasons: { missing: string; offline: string; other: string };
}

/** Fills `{name}` of a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

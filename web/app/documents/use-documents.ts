import type { DocumentRow } from "@faro/contract/documents/schemas.ts";
import { useEffect, useState } from "react";
import { api } from "#web/lib/api.ts";

export type LibraryState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; documents: DocumentRow[] };

/** The library, asked for anew at every mount: files come and go, nothing is kept (spec part 2, section 7). */
export function useDocuments(): LibraryState & { retry: () => void } {
  const [state, setState] = useState<LibraryState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const left = new AbortController();
    setState({ status: "loading" });
    api.documents
      .list(undefined, { signal: left.signal })
      .then(({ documents }) => setState({ status: "ready", documents }))
      .catch(() => {
        if (!left.signal.aborted) setState({ status: "failed" });
      });
    return () => left.abort();
  }, [attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

/** Milliseconds before the first and between the last attempts. */
const first = 3000;
const longest = 60_000;

/**
 * Does `work` now and whenever the network comes back; while it leaves something undone, again, ever more rarely: a
 * phone says "online" before it is. `work` resolves to true when nothing is left. Returns what ends it.
 */
export function keepTrying(work: () => Promise<boolean>): () => void {
  let wait = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const attempt = async () => {
    clearTimeout(timer);
    const done = await work().catch(() => false);
    clearTimeout(timer);
    if (done || ended) return;
    timer = setTimeout(() => void attempt(), wait);
    wait = Math.min(wait * 2, longest);
  };
  const again = () => {
    wait = first;
    void attempt();
  };
  void attempt();
  addEventListener("online", again);
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener("online", again);
  };
}

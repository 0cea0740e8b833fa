/** A plan that was begun or changed in one tab is known in the others: the chat that ran out of questions goes on. */
const name = "faro-plan";

export function tellPlanChanged(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

/** Calls back until the returned function is called. */
export function onPlanChanged(callback: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = callback;
  return () => channel.close();
}

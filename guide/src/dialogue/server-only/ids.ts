/** Ids of topics and situations, as tables write them: "daca tps late-asylum". Server only. */
export const idSet = (ids: string): ReadonlySet<string> => new Set(ids.split(" "));

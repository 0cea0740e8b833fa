/** In pieces of so many. */
export function pieces<Item>(all: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

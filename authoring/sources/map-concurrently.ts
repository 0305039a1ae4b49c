/** Maps a list with a limited number of calls at once; the results keep the order of the list. */
export const mapConcurrently = async <Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    // The workers share one iterator, so that each takes the next item.
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
};

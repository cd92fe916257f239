import { availableParallelism } from 'node:os';

/**
 * Maps items with as many at work at a time as the machine has cores.
 * @throws what `map` throws first.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();

  async function work() {
    for (const [index, item] of queue) results[index] = await map(item);
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

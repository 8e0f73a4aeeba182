/**
 * Does something with all at once, or so many at a time; where that is refused, with each half by
 * itself, down to the one that is refused.
 */
export async function inHalves<Item, Result>(
  items: readonly Item[],
  most: number,
  act: (some: readonly Item[]) => Promise<Result[]>,
  refuse: (error: unknown) => Result,
): Promise<Result[]> {
  if (items.length === 0) return [];
  if (items.length > most) return inParts(most);
  try {
    return await act(items);
  } catch (error) {
    // What is no refusal is thrown on, whether it was one item or many.
    const refused = refuse(error);
    return items.length === 1 ? [refused] : inParts(Math.ceil(items.length / 2));
  }

  async function inParts(size: number): Promise<Result[]> {
    const results: Result[] = [];
    for (let from = 0; from < items.length; from += size)
      results.push(...(await inHalves(items.slice(from, from + size), size, act, refuse)));
    return results;
  }
}

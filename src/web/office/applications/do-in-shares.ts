/** What became of each, and what stopped it before all had their turn. */
export type InShares<Result> = { results: Result[]; left: number; stoppedBy?: unknown };

/**
 * Does something with many, a share at a time. Where one fails, what was done before it is told all
 * the same; only where nothing was done, it is a failure like any other.
 */
export async function doInShares<Result>(
  ids: readonly number[],
  share: number,
  act: (ids: number[]) => Promise<Result[]>,
): Promise<InShares<Result>> {
  const results: Result[] = [];
  for (let from = 0; from < ids.length; from += share) {
    try {
      results.push(...(await act(ids.slice(from, from + share))));
    } catch (stoppedBy) {
      if (from === 0) throw stoppedBy;
      return { results, left: ids.length - from, stoppedBy };
    }
  }
  return { results, left: 0 };
}

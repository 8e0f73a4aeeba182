import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/calls.ts';
import type { Selection } from '../resource/use-selection.ts';
import { doInShares, type InShares } from './do-in-shares.ts';

export type Outcome = OutputOf<'application/moveMany'>['data']['results'][number];
export type Outcomes = InShares<Outcome>;

/** As many as the server takes at once. */
export const SHARE = 200;

/** Does something with all that are selected, in shares, and tells what became of each. */
export function useBulk(
  selection: Selection,
  act: (ids: number[]) => Promise<{ data: { results: Outcome[] } }>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      doInShares([...selection.names.keys()], SHARE, async (ids) => (await act(ids)).data.results),
    // What is done leaves the selection: another try goes on with the rest.
    onSuccess: ({ results }) =>
      selection.set(
        results.filter(({ done }) => done).map(({ id, reference }) => [id, reference]),
        false,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['application'] }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/calls.ts';
import type { Selection } from '../resource/use-selection.ts';

export type Outcomes = OutputOf<'application/moveMany'>['data']['results'];

/** As many as the server takes at once. */
const SHARE = 200;

/** Does something with all that are selected, in shares, and tells what became of each. */
export function useMany(
  selection: Selection,
  act: (ids: number[]) => Promise<{ data: { results: Outcomes } }>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const ids = [...selection.names.keys()];
      const results: Outcomes = [];
      for (let from = 0; from < ids.length; from += SHARE)
        results.push(...(await act(ids.slice(from, from + SHARE))).data.results);
      return results;
    },
    onSuccess: (results) =>
      selection.set(
        results.filter(({ done }) => done).map(({ id, reference }) => [id, reference]),
        false,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['application'] }),
  });
}

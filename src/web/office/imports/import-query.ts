import { queryOptions } from '@tanstack/react-query';
import { isWorking } from '#contract/imports/imports.ts';
import type { ImportSource } from './import-source.ts';

const LOOK_MS = 1_000;

/** How far an import is; looked at again and again while something goes on. */
export function importQuery({ key, read }: ImportSource, id: number) {
  return queryOptions({
    queryKey: [key, 'import', id],
    queryFn: () => read(id),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? LOOK_MS : false),
  });
}

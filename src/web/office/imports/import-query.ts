import { queryOptions } from '@tanstack/react-query';
import type { ImportState, SheetImport } from '#contract/imports/imports.ts';
import type { ImportSource } from './import-source.ts';

const WORKING: readonly ImportState[] = ['reading', 'checking', 'writing', 'undoing'];
const LOOK_MS = 1_000;

const isWorking = ({ state }: SheetImport) => WORKING.includes(state);

/** How far an import is; looked at again and again while something goes on. */
export function importQuery({ key, read }: ImportSource, id: number) {
  return queryOptions({
    queryKey: [key, 'import', id],
    queryFn: () => read(id),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? LOOK_MS : false),
  });
}

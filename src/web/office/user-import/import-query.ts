import { queryOptions } from '@tanstack/react-query';
import type { ImportState, UserImport } from '#contract/user-import.ts';
import { callAsUser } from '../session/session.ts';

const WORKING: readonly ImportState[] = ['reading', 'checking', 'writing', 'undoing'];
const LOOK_MS = 1_000;

const isWorking = ({ state }: UserImport) => WORKING.includes(state);

/** How far an import is; looked at again and again while something goes on. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: ['userImport', id],
    queryFn: async () => (await callAsUser('userImport/read', { id })).data,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? LOOK_MS : false),
  });
}

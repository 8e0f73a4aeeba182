import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';

export const readAccount = async () => (await callAsUser('account/read', {})).data;

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: readAccount });

/** Reads the account anew, and the profile in the bar with it. */
export function useRenewAccount() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['profile'] }),
    ]);
}

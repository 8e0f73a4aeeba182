import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { answerTo } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';

export const readAccount = async () => (await callAsUser('account/read', {})).data;

export const sessionsQuery = answerTo('account/sessions', {});

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: readAccount });

/** Reads the account anew, and with it the profile in the bar and where one is signed in. */
export function useRenewAccount() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
      queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['profile'] }),
    ]);
}

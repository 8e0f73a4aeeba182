import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PolicyNotice } from '#contract/policy-notices/policy-notices.ts';
import { useTellFailure } from '../resource/failure.tsx';
import { keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';

const BUSY_MS = 1_500;

export const isUnderWay = ({ notice }: PolicyNotice): boolean =>
  notice !== null &&
  notice.state !== 'cancelled' &&
  (notice.state === 'working' || notice.waiting > 0);

/** How far telling people of a policy is, looked at often while it goes on. */
export function usePolicyNotice(version: number) {
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  const queryKey = ['policyNotice', version];
  const query = useQuery({
    queryKey,
    queryFn: async () => (await callAsUser('policyNotice/read', {})).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? BUSY_MS : false),
  });
  const change = useMutation({
    mutationFn: (step: 'start' | 'cancel') => callAsUser(`policyNotice/${step}`, { version }),
    onSuccess: ({ data }) => keepAnswer(client, queryKey, data),
    onError: async (error) => {
      tellFailure(error);
      await query.refetch();
    },
  });
  return { query, change };
}

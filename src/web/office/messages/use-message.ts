import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';
import { useTellFailure } from '../resource/failure.tsx';
import type { RowOf } from '../resource/resource.ts';
import { callAsUser } from '../session/session.ts';
import { takeAnswer } from '../session/take-answer.ts';

type Row = RowOf<'message'>;
type Answer = { data: Row };
const POLL_MS = 2_000;

/**
 * One message. Reading it is written into the audit record, so it is read when somebody opens it and
 * not again behind their back; what changes it answers with the new state.
 */
export function useMessage(id: number) {
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  const queryKey = ['message', 'read', id];
  const query = useQuery({
    queryKey,
    queryFn: async () => (await callAsUser('message/read', { id })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const change = useMutation({
    mutationFn: (act: (row: Row) => Promise<Answer>) => act(query.data as Row),
    onSuccess: ({ data }) => takeAnswer(client, queryKey, data),
    onError: async (error) => {
      tellFailure(error);
      if (error instanceof CallError && error.reason === 'conflict') await query.refetch();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['message', 'list'] }),
  });
  return { query, change, answers: useAnswers(id, query.data) };
}

/** The answers, each with what has become of it by now. */
function useAnswers(id: number, row: Row | undefined) {
  const answers = row?.answers ?? [];
  const { data: states = [] } = useQuery({
    queryKey: ['message', 'answers', id, answers.length],
    queryFn: async () => (await callAsUser('message/answers', { id })).data,
    enabled: answers.some(({ state }) => state === 'waiting'),
    refetchInterval: ({ state }) =>
      state.data?.some((answer) => answer.state === 'waiting') ? POLL_MS : false,
  });
  return answers.map((answer) => ({
    ...answer,
    ...states.find((state) => state.id === answer.id),
  }));
}

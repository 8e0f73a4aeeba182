import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';
import { filtersOf, type Queue } from './queues.ts';

/** What is to be done: what nobody has taken on yet, then one's own. */
export const OPENING_QUEUES = ['new', 'mine'] as const satisfies readonly Queue[];

export const countQuery = (queue: Queue, userId: string) =>
  queryOptions({
    queryKey: ['message', 'count', queue],
    queryFn: async () => {
      const filters = filtersOf(queue, userId, undefined);
      return (await callAsUser('message/list', { filters, size: 1 })).data.total;
    },
  });

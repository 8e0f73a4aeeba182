import type { InputOf } from '#contract/calls.ts';
import { MESSAGE_STATUSES, type MessageStatus } from '#contract/messages/statuses.ts';

export const QUEUES = ['new', 'mine', 'all', 'spam'] as const;
export type Queue = (typeof QUEUES)[number];

type Filters = NonNullable<InputOf<'message/list'>['filters']>;

/** What each queue holds: what to do now, what the user has taken on, everything, and rubbish. */
export function filtersOf(queue: Queue, userId: string, status: string | undefined): Filters {
  switch (queue) {
    case 'new':
      return { statuses: ['new'] };
    case 'mine':
      return { assignee: userId, statuses: ['new', 'open'] };
    case 'spam':
      return { statuses: ['spam'] };
    case 'all': {
      const known = MESSAGE_STATUSES.find((one): one is MessageStatus => one === status);
      return known ? { statuses: [known] } : {};
    }
  }
}

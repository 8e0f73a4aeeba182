import { queryOptions } from '@tanstack/react-query';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';

const A_WHILE = 5 * 60_000;

/** What applications choose from. */
export const choicesQuery = (resource: CaseResource) =>
  queryOptions({
    meta: CHOICES,
    queryKey: ['application', 'choices', resource],
    queryFn: async () => (await callAsUser('application/choices', { resource })).data,
    staleTime: A_WHILE,
  });

/** Who may deal with applications. */
export const assigneesQuery = queryOptions({
  meta: CHOICES,
  queryKey: ['application', 'assignees'],
  queryFn: async () => (await callAsUser('application/assignees', {})).data,
  staleTime: A_WHILE,
});

export const queueQuery = queryOptions({
  queryKey: ['application', 'queue'],
  queryFn: async () => (await callAsUser('application/queue', {})).data,
  refetchInterval: 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { JUST_BROUGHT_MS } from '../resource/resource.ts';
import { answerTo, choicesOf } from '../session/answers.ts';

const A_WHILE = 5 * 60_000;

/** What applications choose from. */
export const choicesQuery = (resource: CaseResource) =>
  queryOptions({
    ...choicesOf('application/choices', { resource }),
    staleTime: A_WHILE,
  });

/** Who may deal with applications. */
export const assigneesQuery = queryOptions({
  ...choicesOf('application/assignees', {}),
  staleTime: A_WHILE,
});

export const queueQuery = queryOptions({
  ...answerTo('application/queue', {}),
  refetchInterval: 60_000,
  staleTime: JUST_BROUGHT_MS,
});

import { queryOptions } from '@tanstack/react-query';
import { answerTo, choicesOf } from '../session/answers.ts';
import { loadPicture } from './load-picture.ts';

/** The groups a user can stand in, and which of them this user may give. */
export const groupsQuery = queryOptions({
  ...choicesOf('users/groups', {}),
  staleTime: 60_000,
});

export const NO_PICTURE = 'null';

/** The picture of a user; those asked for together come with one call. */
export function pictureQuery({ id, hasPicture }: { id: number; hasPicture: boolean }) {
  return queryOptions({
    queryKey: ['users', 'picture', id],
    queryFn: () => loadPicture(id),
    enabled: hasPicture,
    staleTime: 5 * 60_000,
  });
}

export function rightsQuery(id: number) {
  return answerTo('users/rights', { id });
}

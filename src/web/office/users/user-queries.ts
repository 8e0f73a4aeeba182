import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { loadPicture } from './load-picture.ts';

/** The groups a user can stand in, and which of them this user may give. */
export const groupsQuery = queryOptions({
  meta: CHOICES,
  queryKey: ['users', 'groups'],
  queryFn: async () => (await callAsUser('users/groups', {})).data,
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
  return queryOptions({
    queryKey: ['users', 'rights', id],
    queryFn: async () => (await callAsUser('users/rights', { id })).data,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';

/** The menu, read anew now and then, and whenever a screen that changes it invalidates `['menu']`. */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: async () => (await callAsUser('navigation/menu', {})).data.nodes,
  staleTime: 5 * 60_000,
});

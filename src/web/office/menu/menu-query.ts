import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';

/** The menu, read anew now and then, and whenever its nodes are: what changes them invalidates `['nodes']`. */
export const menuQuery = queryOptions({
  queryKey: ['nodes', 'menu'],
  queryFn: async () => (await callAsUser('navigation/menu', {})).data.nodes,
  staleTime: 5 * 60_000,
});

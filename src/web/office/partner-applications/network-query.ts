import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';

/** The network that the viewer refers for; null: the viewer is the lender’s own. */
export const networkQuery = queryOptions({
  queryKey: ['applicationPartner', 'network'],
  queryFn: async () => (await callAsUser('applicationPartner/network', {})).data.network,
  staleTime: 5 * 60_000,
});

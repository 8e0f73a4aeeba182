import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { isPublishable } from '#contract/resource/publish-right.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import type { ResourceName } from './resource.ts';

export function requestQuery(name: ResourceName, id: number) {
  return queryOptions({
    queryKey: [name, 'request', id],
    queryFn: async () => (await callAsUser('records/publishRequest', { resource: name, id })).data,
  });
}

/** The request to publish a record, in a house where publishing is asked for. */
export function useRequest(name: ResourceName, id: number | undefined) {
  const { publish_approval } = useProfile();
  const enabled = publish_approval && isPublishable(name) && id !== undefined;
  return useQuery({ ...requestQuery(name, id ?? 0), enabled }).data ?? undefined;
}

/** A record was saved, or its request answered: the record and the queue are read anew. */
export function refreshRequests(client: QueryClient, name: ResourceName): void {
  void client.invalidateQueries({ queryKey: [name, 'request'] });
  void client.invalidateQueries({ queryKey: ['records', 'publishRequests'] });
}

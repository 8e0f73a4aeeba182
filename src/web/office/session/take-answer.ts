import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Keeps what a change answered. It is newer than whatever was asked before and is still on its way. */
export function takeAnswer<Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  data: InferDataFromTag<unknown, Key>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<unknown>(queryKey, data);
}

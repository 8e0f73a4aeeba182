import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operationsOf, type RowOf } from '../resource/resource.ts';

export type MediaRow = RowOf<'media'>;

const LOOK_MS = 2_000;
const isReady = (row: MediaRow) => row.thumbnail !== null;

/** A page of pictures; looked at again while some of them are being prepared. */
export function mediaPageQuery(input: object) {
  return queryOptions({
    queryKey: ['media', 'list', input],
    queryFn: () => operationsOf('media').list(input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.every(isReady) === false ? LOOK_MS : false),
  });
}

/** One picture, under the key that its form uses as well. */
export function mediaQuery(id: number) {
  return queryOptions({
    queryKey: ['media', 'read', id],
    queryFn: () => operationsOf('media').read(id),
    refetchInterval: ({ state }) => (state.data && !isReady(state.data) ? LOOK_MS : false),
  });
}

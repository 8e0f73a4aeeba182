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

/** As many as a page of the library shows, and its order unless another is chosen. */
export const MEDIA_PAGE = 24;
export const NEWEST = { sort: 'createdAt', descending: true };

/** What the library shows first. */
export const firstMediaQuery = mediaPageQuery({
  ...{ search: '', bin: false, size: MEDIA_PAGE, filters: {} },
  ...NEWEST,
});

/** One picture, under the key that its form uses as well. */
export function mediaQuery(id: number) {
  return queryOptions({
    queryKey: ['media', 'read', id],
    queryFn: () => operationsOf('media').read(id),
    refetchInterval: ({ state }) => (state.data && !isReady(state.data) ? LOOK_MS : false),
  });
}

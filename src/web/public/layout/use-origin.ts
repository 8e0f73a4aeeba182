import { useRouteLoaderData } from 'react-router';

/** The public origin, for addresses that leave the page: structured data, share links. */
export function useOrigin(): string {
  return useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
}

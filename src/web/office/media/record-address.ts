import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';

type Kept = { resource: keyof typeof RESOURCE_WINDOWS; id: number };

/** Where a record is edited: in the window of its kind. */
export function recordAddress({ resource, id }: Kept): string {
  return `/${RESOURCE_WINDOWS[resource]}?id=${id}`;
}

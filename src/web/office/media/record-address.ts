import type { PictureUse } from '#contract/pictures/media.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';

/** Where a record is edited: in the window of its kind. */
export function recordAddress({ resource, id }: Pick<PictureUse, 'resource' | 'id'>): string {
  return `/${RESOURCE_WINDOWS[resource]}?id=${id}`;
}

import type { Publishing } from './publishing.ts';

// By itself it needs no schemas, so the web may load it alone.
export type Visibility = 'draft' | 'scheduled' | 'visible' | 'ended';

/** What visitors see of it at a moment. */
export function visibilityAt(publishing: Publishing, now: number): Visibility {
  const { published, publishFrom, publishUntil } = publishing;
  if (!published) return 'draft';
  if (publishUntil !== null && Date.parse(publishUntil) <= now) return 'ended';
  return Date.parse(publishFrom) > now ? 'scheduled' : 'visible';
}

import { describePage } from '../../page-meta.ts';
import type { PageText } from './load-text-page.ts';

type Arguments = { loaderData: PageText | undefined; matches: Parameters<typeof describePage>[1] };

export function textPageMeta({ loaderData, matches }: Arguments) {
  if (!loaderData) return [];
  return describePage({ title: loaderData.title, description: loaderData.summary }, matches);
}

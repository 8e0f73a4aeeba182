import type { PageText } from './load-text-page.ts';

export function textPageMeta({ loaderData }: { loaderData: PageText | undefined }) {
  if (!loaderData) return [];
  return [{ title: loaderData.title }, { name: 'description', content: loaderData.summary }];
}

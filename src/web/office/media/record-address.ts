import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';

type Kept = { resource: keyof typeof RESOURCE_WINDOWS; id: number };

/** Where a window has several lists, the one that a kind stands in. */
const TABS: Partial<Record<Kept['resource'], string>> = {
  articleCategory: 'categories',
  banner: 'banners',
  question: 'questions',
  pageText: 'pages',
  menuLink: 'links',
};

/** Where a record is edited: in the window of its kind. */
export function recordAddress({ resource, id }: Kept): string {
  const tab = TABS[resource];
  return `/${RESOURCE_WINDOWS[resource]}?${tab ? `tab=${tab}&` : ''}id=${id}`;
}

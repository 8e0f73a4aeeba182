import { type MaintainedName, RESOURCE_WINDOWS } from './names.ts';

/**
 * Where a window does not open at the list that a kind stands in: the tab that does. By itself it
 * needs no schemas, so the web may load it alone.
 */
const TABS: Partial<Record<MaintainedName, string>> = {
  articleCategory: 'categories',
  banner: 'banners',
  question: 'questions',
  pageText: 'pages',
  menuLink: 'links',
  smsOptOut: 'optOuts',
  privacyRequest: 'requests',
};

/** Where a kind of thing is listed, with what else the address says: in the window of its kind. */
export function listAddress(resource: MaintainedName, asked: string): string {
  const tab = TABS[resource];
  return `/${RESOURCE_WINDOWS[resource]}?${tab ? `tab=${tab}&` : ''}${asked}`;
}

/** Where a record is edited: in the list of its kind. */
export function recordAddress({ resource, id }: { resource: MaintainedName; id: number }): string {
  return listAddress(resource, `id=${id}`);
}

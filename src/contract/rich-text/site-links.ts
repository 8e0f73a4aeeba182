import { SITE_PAGES } from '#contract/pages/site-pages.ts';

/** What a text can lead to by its number, so that a link outlives every change of a name. */
export const LINKED_KINDS = [
  'article',
  'product',
  'promotion',
  'document',
  'branchGSB',
  'branchTIP',
  'branchBCP',
  'question',
] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];

const ADDRESSES: Record<LinkedKind, (id: number) => string> = {
  article: (id) => `/Article?id=${id}`,
  product: (id) => `/Product?id=${id}`,
  promotion: (id) => `/Promotion?id=${id}`,
  document: (id) => `/download/${id}`,
  branchGSB: (id) => `/BranchGSB?branch=${id}`,
  branchTIP: (id) => `/BranchTIP?branch=${id}`,
  branchBCP: (id) => `/BranchBCP?branch=${id}`,
  question: (id) => `/#question-${id}`,
};

export function addressOf(kind: LinkedKind, id: number): string {
  return ADDRESSES[kind](id);
}

/** Where an address of this site leads. */
export type SiteTarget =
  | { to: 'record'; kind: LinkedKind | 'branch'; id: number }
  | { to: 'page' }
  /** What is no page but is served, such as the feed of news. */
  | { to: 'elsewhere' }
  | { to: 'nowhere' };

const BY_ID: Record<string, LinkedKind> = {
  '/article': 'article',
  '/product': 'product',
  '/promotion': 'promotion',
};
const BY_BRANCH: Record<string, LinkedKind | 'branch'> = {
  '/branches': 'branch',
  '/branchgsb': 'branchGSB',
  '/branchtip': 'branchTIP',
  '/branchbcp': 'branchBCP',
};
/** Besides those that search engines are told of. */
const OTHER_PAGES = ['/status', '/unsubscribe', '/smsstop', '/login', '/forgotpassword'];
const PAGES = new Set([...SITE_PAGES.map((page) => page.toLowerCase()), ...OTHER_PAGES]);
const SERVED = /^\/(?:sitemap\.xml|robots\.txt|rss\.xml|share|assets|pictures)(?:\/|$)/;

/** Of an address of this site, whatever its case, as the site itself reads it. */
export function readSiteLink(address: string): SiteTarget {
  if (!URL.canParse(address, 'http://site.invalid')) return { to: 'nowhere' };
  const { pathname, searchParams, hash } = new URL(address, 'http://site.invalid');
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '').toLowerCase() : pathname;
  const question = /^#question-(\d{1,9})$/.exec(hash)?.[1];
  if (path === '/' && question) return { to: 'record', kind: 'question', id: Number(question) };
  const byId = BY_ID[path];
  if (byId) return toRecord(byId, searchParams.get('id'));
  const file = /^\/download\/(\d+)$/.exec(path)?.[1];
  if (file) return toRecord('document', file);
  const branch = searchParams.get('branch');
  const byBranch = BY_BRANCH[path];
  if (byBranch && branch) return toRecord(byBranch, branch);
  if (PAGES.has(path)) return { to: 'page' };
  return { to: SERVED.test(path) ? 'elsewhere' : 'nowhere' };
}

function toRecord(kind: LinkedKind | 'branch', given: string | null): SiteTarget {
  return given && /^[1-9]\d{0,8}$/.test(given)
    ? { to: 'record', kind, id: Number(given) }
    : { to: 'nowhere' };
}

/** Whether an address that leaves the site at least looks like one: it is never asked itself. */
export function isWellFormed(href: string): boolean {
  if (/^mailto:/i.test(href))
    return /^mailto:[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/i.test(href.split('?')[0] ?? '');
  if (/^tel:/i.test(href)) return /^tel:\+?[\d\s().-]{3,20}$/i.test(href);
  if (!URL.canParse(href)) return false;
  const { hostname } = new URL(href);
  return /\.[a-z][a-z\d-]+$/i.test(hostname) || /^(?:\d{1,3}\.){3}\d{1,3}$/.test(hostname);
}

/** The addresses that a text leads to, each once. */
export function hrefsIn(html: string): string[] {
  const found = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  );
  return [...new Set(found)];
}

/** The pictures that a text shows, each once. */
export function pictureIdsIn(html: string): number[] {
  const found = [...html.matchAll(/<img data-picture="(\d+)"/g)].map(([, id]) => Number(id));
  return [...new Set(found)];
}

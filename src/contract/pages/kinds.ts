/** The pages whose whole text staff write, and where each stands. */
export const TEXT_PAGES = {
  about: '/About',
  goal: '/Goal',
  costs: '/Costs',
  hardship: '/Hardship',
  complaints: '/Complaints',
  'cookie-policy': '/cookie-policy',
  'cookie-policy-private': '/cookie-policy-private',
} as const;
export type PageKey = keyof typeof TEXT_PAGES;
export const PAGE_KEYS = Object.keys(TEXT_PAGES) as PageKey[];

/** Those that visitors agree to. */
export function isPolicy(key: PageKey): boolean {
  return key === 'cookie-policy' || key === 'cookie-policy-private';
}

/** Where else a company can be met, by the names that people know. */
export const COMPANY_LINK_NAMES = {
  line: 'LINE',
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
} as const;
export type CompanyLink = keyof typeof COMPANY_LINK_NAMES;
export const COMPANY_LINKS = Object.keys(COMPANY_LINK_NAMES) as CompanyLink[];

import type { Area, AreaTexts } from './areas.th.ts';

type Load<Texts> = { th: () => Promise<Texts>; en: () => Promise<Texts> };

const AREAS: { [Name in Area]: Load<AreaTexts[Name]> } = {
  articles: {
    th: async () => (await import('../public/articles/texts.th.ts')).articles,
    en: async () => (await import('../public/articles/texts.en.ts')).articles,
  },
  branches: {
    th: async () => (await import('../public/branches/texts.th.ts')).branches,
    en: async () => (await import('../public/branches/texts.en.ts')).branches,
  },
  calculator: {
    th: async () => (await import('../public/calculator/texts.th.ts')).calculator,
    en: async () => (await import('../public/calculator/texts.en.ts')).calculator,
  },
  documents: {
    th: async () => (await import('../public/documents/texts.th.ts')).documents,
    en: async () => (await import('../public/documents/texts.en.ts')).documents,
  },
  home: {
    th: async () => (await import('../public/home/texts.th.ts')).home,
    en: async () => (await import('../public/home/texts.en.ts')).home,
  },
  'how-long': {
    th: async () => (await import('../public/how-long/texts.th.ts')).th,
    en: async () => (await import('../public/how-long/texts.en.ts')).en,
  },
  office: {
    th: async () => (await import('../office/texts.th.ts')).th,
    en: async () => (await import('../office/texts.en.ts')).en,
  },
  pages: {
    th: async () => (await import('../public/text-page/texts.th.ts')).pages,
    en: async () => (await import('../public/text-page/texts.en.ts')).pages,
  },
  products: {
    th: async () => (await import('../public/products/texts.th.ts')).products,
    en: async () => (await import('../public/products/texts.en.ts')).products,
  },
  promotions: {
    th: async () => (await import('../public/promotions/texts.th.ts')).promotions,
    en: async () => (await import('../public/promotions/texts.en.ts')).promotions,
  },
  'register-plain': {
    th: async () => (await import('../public/register/plain-texts.th.ts')).th,
    en: async () => (await import('../public/register/plain-texts.en.ts')).en,
  },
  'register-start': {
    th: async () => (await import('../public/register/start-texts.th.ts')).th,
    en: async () => (await import('../public/register/start-texts.en.ts')).en,
  },
  status: {
    th: async () => (await import('../public/status/texts.th.ts')).th,
    en: async () => (await import('../public/status/texts.en.ts')).en,
  },
  subscribe: {
    th: async () => (await import('../public/subscribe/texts.th.ts')).th,
    en: async () => (await import('../public/subscribe/texts.en.ts')).en,
  },
  'work-with-us': {
    th: async () => (await import('../public/work-with-us/texts.th.ts')).th,
    en: async () => (await import('../public/work-with-us/texts.en.ts')).en,
  },
};

/** The texts of some areas, each a chunk of its own; a page’s `handle` names those it shows. */
export async function loadAreas(
  language: 'th' | 'en',
  names: readonly Area[],
): Promise<Partial<AreaTexts>> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await AREAS[name][language]()] as const),
  );
  return Object.fromEntries(loaded);
}

/** As a page wrote them down. */
export function parseAreas(written: string | undefined): Area[] {
  const names = Object.keys(AREAS) as Area[];
  if (written === undefined) return [];
  return written === '*' ? names : names.filter((name) => written.split(' ').includes(name));
}

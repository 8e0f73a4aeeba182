import type { Area, AreaTexts } from './areas.th.ts';

type Load<Texts> = { th: () => Promise<Texts>; en: () => Promise<Texts> };

const AREAS: { [Name in Area]: Load<AreaTexts[Name]> } = {
  articles: {
    th: async () => (await import('./articles.th.ts')).articles,
    en: async () => (await import('./articles.en.ts')).articles,
  },
  branches: {
    th: async () => (await import('./branches.th.ts')).branches,
    en: async () => (await import('./branches.en.ts')).branches,
  },
  calculator: {
    th: async () => (await import('./calculator.th.ts')).calculator,
    en: async () => (await import('./calculator.en.ts')).calculator,
  },
  documents: {
    th: async () => (await import('./documents.th.ts')).documents,
    en: async () => (await import('./documents.en.ts')).documents,
  },
  home: {
    th: async () => (await import('./home.th.ts')).home,
    en: async () => (await import('./home.en.ts')).home,
  },
  office: {
    th: async () => (await import('./office.th.ts')).th,
    en: async () => (await import('./office.en.ts')).en,
  },
  pages: {
    th: async () => (await import('./pages.th.ts')).pages,
    en: async () => (await import('./pages.en.ts')).pages,
  },
  products: {
    th: async () => (await import('./products.th.ts')).products,
    en: async () => (await import('./products.en.ts')).products,
  },
  promotions: {
    th: async () => (await import('./promotions.th.ts')).promotions,
    en: async () => (await import('./promotions.en.ts')).promotions,
  },
  'register-plain': {
    th: async () => (await import('./register-plain.th.ts')).th,
    en: async () => (await import('./register-plain.en.ts')).en,
  },
  'register-start': {
    th: async () => (await import('./register-start.th.ts')).th,
    en: async () => (await import('./register-start.en.ts')).en,
  },
  status: {
    th: async () => (await import('./status.th.ts')).th,
    en: async () => (await import('./status.en.ts')).en,
  },
  subscribe: {
    th: async () => (await import('./subscribe.th.ts')).th,
    en: async () => (await import('./subscribe.en.ts')).en,
  },
  'work-with-us': {
    th: async () => (await import('./work-with-us.th.ts')).th,
    en: async () => (await import('./work-with-us.en.ts')).en,
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

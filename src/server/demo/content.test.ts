import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '#contract/localized.ts';
import { readData, readTexts } from '#server/platform/data-files.ts';
import { readDemoPages, readJobPostings } from './content.ts';
import { readProducts } from './products-load.ts';
import { promotionsAt } from './promotions-load.ts';
import { Banners, Categories, MenuLinks, Questions } from './rows.ts';

const NOW = new Date('2027-03-31T20:30:00Z');
const PATHS = [
  '/#faq',
  '/#contact',
  '/About',
  '/Articles',
  '/Branches',
  '/BranchGSB',
  '/BranchTIP',
  '/BranchBCP',
  '/Cal',
  '/DocumentDownload',
  '/Goal',
  '/Costs',
  '/Hardship',
  '/Complaints',
  '/Subscribe',
  '/Products',
  '/Promotions',
  '/Register',
  '/cookie-policy',
  '/cookie-policy-private',
];
/** Authorities that a land owner may want to ask. */
const AUTHORITIES = /^https:\/\/[\w.]+\.(go|or|co)\.th\//;
const TAGS = 'h2 h3 p ul ol li strong em a table thead tbody tr th td blockquote'.split(' ');
const THAI = /[\u0E00-\u0E7F]/;
const DEED_NAMES = /น\.ส\.(4จ|3ก|3ข|3)|อ\.ช\.2/g;

const articleCategories = readData('demo/articles.json', Categories);
const articles = await Promise.all(
  articleCategories
    .flatMap((category) => category.articles)
    .map(async (row) => ({ ...row, detail: await readTexts(`demo/articles/${row.key}`) })),
);
const promotions = await promotionsAt(NOW);
const products = readProducts();
const questions = readData('demo/questions.json', Questions);
const jobPostings = await readJobPostings();
const menuLinks = readData('demo/menu-links.json', MenuLinks);
const banners = Object.values(readData('demo/banners.json', Banners));
const pageTexts = await readDemoPages();
const summarized = [...articles, ...promotions, ...products];
const detailed = [
  ...articles,
  ...promotions,
  ...questions,
  ...jobPostings,
  ...pageTexts,
  ...products.flatMap(({ parts }) => parts),
];

const texts: LocalizedText[] = [
  ...articleCategories.map(({ name }) => name),
  ...products.flatMap(({ bands }) => bands.map(({ name }) => name)),
  ...menuLinks.map(({ name }) => name),
  ...banners.flatMap(({ name, detail, action }) => [name, detail, action]),
  ...summarized.map(({ summary }) => summary),
  ...summarized.flatMap(({ name, alt }) => [name, alt]),
  ...[...questions, ...jobPostings].map(({ name }) => name),
  ...detailed.map(({ detail }) => detail),
];
const markup = detailed.flatMap(({ detail }) => [detail.th ?? '', detail.en ?? '']);

describe('the demo content', () => {
  it('has 12 articles in 4 categories, 6 promotions, 4 products, 10 questions, 5 links, 4 jobs', () => {
    expect(articleCategories.map((category) => category.articles.length)).toEqual([3, 3, 3, 3]);
    const counts = [promotions, products, questions, menuLinks, jobPostings].map((s) => s.length);
    expect(counts).toEqual([6, 4, 10, 5, 4]);
  });

  it('says everything in Thai and in English', () => {
    for (const { th, en } of texts) {
      expect(th).toMatch(THAI);
      expect(en).toMatch(/[a-z]/i);
    }
  });

  it('keeps Thai out of the English, but for deed names and words given in parentheses', () => {
    for (const { en = '' } of texts) {
      expect(en.replace(/\([^()]*\)/g, '').replace(DEED_NAMES, '')).not.toMatch(THAI);
    }
  });

  it('summarizes in at most 160 characters of plain text, in every language', () => {
    for (const summary of summarized.flatMap((row) => Object.values(row.summary))) {
      expect(summary.length).toBeLessThanOrEqual(160);
      expect(summary).not.toMatch(/[<>&]/);
    }
  });

  it('has articles of 350 to 700 words, so that they are worth opening', () => {
    for (const { detail, name } of articles) {
      expect(countWords(detail.th ?? '', 'th'), name.th).toBeGreaterThanOrEqual(350);
      expect(countWords(detail.th ?? '', 'th'), name.th).toBeLessThanOrEqual(700);
      expect(countWords(detail.en ?? '', 'en'), name.en).toBeGreaterThanOrEqual(350);
      expect(countWords(detail.en ?? '', 'en'), name.en).toBeLessThanOrEqual(700);
    }
  });

  it('uses only the allowed tags, balanced, and no attribute but a link’s address', () => {
    for (const html of markup) expect(findMarkupFault(html)).toBeUndefined();
  });

  it('links only to places of this site that exist', () => {
    const links = markup.flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map((m) => m[1]));
    for (const href of [...links, ...menuLinks.map((link) => link.href)]) {
      if (!AUTHORITIES.test(href ?? '')) expect(PATHS).toContain(href);
    }
  });

  it('lends in bands whose minimum is below the maximum, to persons or companies', () => {
    for (const band of products.flatMap(({ bands }) => bands)) {
      expect(band.minimum).toBeLessThan(band.maximum);
      expect(band.individual || band.company).toBe(true);
    }
  });

  it('publishes its articles on different days of 2026', () => {
    const days = articles.map((row) => row.publishFrom?.toISOString().slice(0, 10));
    expect(new Set(days).size).toBe(articles.length);
    for (const day of days) expect(day).toMatch(/^2026-/);
  });

  it('has four promotions running, one over and one to come, whenever it is loaded', () => {
    const running = promotions.filter((p) => p.publishFrom <= NOW && NOW < p.publishUntil);
    expect(running).toHaveLength(4);
    expect(promotions.filter((p) => p.publishUntil <= NOW)).toHaveLength(1);
    expect(promotions.filter((p) => p.publishFrom > NOW)).toHaveLength(1);
  });

  it('starts and ends promotions with the Thai day', () => {
    for (const { publishFrom, publishUntil } of promotions) {
      expect(publishFrom.toISOString()).toMatch(/T17:00:00\.000Z$/);
      expect(publishUntil.toISOString()).toMatch(/T16:59:59\.000Z$/);
    }
  });
});

function countWords(html: string, language: string): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const segments = [...words.segment(html.replace(/<[^>]*>/g, ' '))];
  return segments.filter(({ isWordLike }) => isWordLike).length;
}

function findMarkupFault(html: string): string | undefined {
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes] of html.matchAll(/<(\/?)([^\s>]*)([^>]*)>/g)) {
    if (!TAGS.includes(name)) return `${tag} is not allowed`;
    if (slash) {
      if (open.pop() !== name) return `${tag} closes nothing`;
    } else {
      if (attributes && !(name === 'a' && /^ href="[^"]*"$/.test(attributes))) return tag;
      open.push(name);
    }
  }
  if (/[<>&]/.test(html.replace(/<[^>]*>/g, ''))) return 'a stray < > or &';
  return open.length > 0 ? `${open.join()} left open` : undefined;
}

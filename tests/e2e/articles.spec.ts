import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

const WORDS = {
  th: {
    heading: 'บทความและข่าวสาร',
    article: /น\.ส\.4จ กับ/,
    category: 'การเงินธุรกิจ',
    field: /ค้นหา/,
    search: 'ค้นหา',
    asked: 'ดอกเบี้ย',
    nothing: 'ไม่พบผลการค้นหา "ปลาทู"',
    everything: 'ดูบทความทั้งหมด',
    date: /12\/11\/2569 · อ่าน \d+ นาที/,
    calculate: 'คำนวณวงเงิน',
    related: 'อ่านต่อ',
  },
  en: {
    heading: 'Articles and news',
    article: /Chanote or Nor Sor 3 Gor/,
    category: 'Business finance',
    field: /Search/,
    search: 'Search',
    asked: 'interest',
    nothing: 'Your search for "ปลาทู" found no results.',
    everything: 'See all articles',
    date: /12\/11\/2026 · \d+ min read/,
    calculate: 'Calculate the limit',
    related: 'Read on',
  },
} as const;

const cards = (page: Page) => page.locator('main article');
const titles = (page: Page) => page.locator('main article h2 a');

/** Searches, finds some, finds nothing, and chooses a category. */
async function expectSearch(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  await typeInto(page.getByRole('searchbox', { name: words.field }), words.asked);
  await page.getByRole('button', { name: words.search }).click();
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('searchbox')).toHaveValue(words.asked);
  await page.waitForLoadState('domcontentloaded');
  expect(await cards(page).count()).toBeGreaterThan(0);
  expect(await cards(page).count()).toBeLessThan(12);

  await typeInto(page.getByRole('searchbox'), 'ปลาทู');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(words.nothing)).toBeVisible();
}

async function expectCategory(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  await page.getByRole('link', { name: words.everything }).click();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('main').getByRole('link', { name: words.category }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.category);
  await expect(cards(page)).toHaveCount(3);
}

async function expectArticle(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(cards(page)).toHaveCount(12);
  await titles(page).filter({ hasText: words.article }).click();
  await expect(page).toHaveURL(/\/Article\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.article);
  await expect(page.locator('main')).toContainText(words.date);
  await expect(page.getByRole('link', { name: words.calculate })).not.toHaveCount(0);
  const related = page.getByRole('region', { name: words.related });
  await expect(related.getByRole('article')).toHaveCount(3);
}

test.describe('on a phone, in Thai', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a reader goes from the list to an article and back, then searches', async ({ page }) => {
    await page.goto('/Articles');
    await expectArticle(page, 'th');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.th.article);

    // On paper an article is its title and text.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'LINE' })).toBeHidden();
    await expect(page.getByRole('heading', { name: WORDS.th.related })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await expect(page).toHaveURL(/\/Articles/);
    await expect(cards(page)).toHaveCount(12);
    await expectSearch(page, 'th');
    await expectSound(page);
    await expectCategory(page, 'th');
  });
});

test.describe('at a desk, in English, without JavaScript', () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('list, search, category, article and sharing work; the address opens it for somebody else', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/Articles?lang=en');
    await expectSearch(page, 'en');
    await expectCategory(page, 'en');
    await page.goto('/Articles');
    await expectArticle(page, 'en');
    const id = new URL(page.url()).searchParams.get('id');
    const address = `${site.origin}/Article?id=${id}&lang=en`;
    const share = page.getByRole('region', { name: 'Share this page' });

    for (const [service, host, parameter] of [
      ['LINE', 'social-plugins.line.me', 'url'],
      ['Facebook', 'www.facebook.com', 'u'],
      ['X', 'x.com', 'url'],
    ] as const) {
      const link = share.getByRole('link', { name: `Share by ${service} ` });
      const target = new URL((await link.getAttribute('href')) ?? '');
      expect(target.protocol).toBe('https:');
      expect(target.host).toBe(host);
      expect(target.searchParams.get(parameter)).toBe(address);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const mail = new URL(
      (await share.getByRole('link', { name: /E-mail/ }).getAttribute('href')) ?? '',
    );
    expect(mail.searchParams.get('body')).toBe(address);
    await expect(share.getByText(address, { exact: true })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);

    await context.clearCookies();
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.article);
  });
});

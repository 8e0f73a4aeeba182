import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS } from '#tests/support/pages.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { TEXTS } from './branches-texts.ts';

const VISITS = (['th', 'en'] as const).flatMap((language) =>
  JOURNEY_WIDTHS[language].map((width) => ({ language, width, texts: TEXTS[language] })),
);

type Visit = (typeof VISITS)[number];

/** Opens a page and waits until its scripts have taken over. */
async function open(page: Page, path: string, { language, width }: Visit) {
  await page.setViewportSize({ width, height: 800 });
  const response = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await page.waitForLoadState('networkidle');
  return response;
}

const items = (page: Page) => page.locator('li[id^="branch-"]');

/** On a phone the map comes when asked for. */
async function showMap(page: Page, { width, texts }: Visit) {
  if (width < 960) await page.getByRole('button', { name: texts.showMap }).click();
  const map = page.getByRole('region', { name: texts.map });
  await expect(map.getByRole('button').nth(2)).toBeVisible({ timeout: 15_000 });
  return map;
}

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site.origin }]);
});

for (const visit of VISITS) {
  const { language, width, texts } = visit;
  const query = (page: Page) => page.getByRole('searchbox', { name: texts.query });
  const province = (page: Page) =>
    page.getByRole('combobox', { name: texts.province, exact: true });

  test.describe(`the finder in ${language} at ${width} px`, () => {
    test('a network is listed, searched while one types, and narrowed by place', async ({
      page,
    }) => {
      await open(page, '/BranchGSB', visit);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('GSB');
      await expect(page.getByRole('heading', { name: texts.found(77) })).toBeVisible();
      await expect(items(page)).toHaveCount(20);
      const first = items(page).first();
      await expect(first).toContainText('10400');
      await expect(first.locator('a[href^="tel:+662000"]')).toBeVisible();
      const directions = first.locator('a[target="_blank"]');
      await expect(directions).toHaveAttribute('href', /^https:.*query=13\.78,100\.543$/);
      await expectSound(page);

      await query(page).pressSequentially(texts.typed);
      await expect(page.getByRole('status').filter({ hasText: texts.found(1) })).toBeVisible();
      await expect(items(page)).toHaveText([new RegExp(texts.chiangMai)]);
      await expect(query(page)).toBeFocused();
      await expect(page).toHaveURL(/q=/);
      await page.reload();
      await expect(query(page)).toHaveValue(texts.typed);
      await expect(items(page)).toHaveCount(1);

      await page.waitForLoadState('networkidle');
      await query(page).fill('zzzz');
      await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
      await expectSound(page);
      await page.getByRole('link', { name: texts.clear }).click();
      await expect(items(page)).toHaveCount(20);

      await province(page).selectOption('50');
      const district = page.getByRole('combobox', { name: texts.district, exact: true });
      await expect(district).toBeVisible();
      await expect(items(page)).toHaveText([new RegExp(texts.chiangMai)]);
      await district.selectOption('5001');
      await expect(page).toHaveURL(/province=50&district=5001/);
      await province(page).selectOption('');
      await expect(district).toBeHidden();
      await expect(items(page)).toHaveCount(20);

      // A switch of network keeps the search.
      await province(page).selectOption('83');
      await expect(page).toHaveURL(/province=83/);
      await page.getByRole('link', { name: /^BCP .*\d (แห่ง|place)/ }).click();
      await expect(page).toHaveURL(/BranchBCP\?province=83/);
      await expect(items(page)).toHaveCount(1);
      await expect(province(page)).toHaveValue('83');
    });

    test.describe('with a location', () => {
      test.use({
        geolocation: { latitude: 18.78834, longitude: 98.98532 },
        permissions: ['geolocation'],
      });

      test('lists the nearest first; only a rounded position leaves the device', async ({
        page,
      }) => {
        await open(page, '/BranchGSB', visit);
        await page.getByRole('button', { name: texts.nearest }).click();
        await expect(items(page).first()).toContainText(texts.chiangMai);
        await expect(items(page).first()).toContainText(texts.away);
        expect(new URL(page.url()).searchParams.get('near')).toBe('18.788,98.985');
        await query(page).fill('กรุงเทพ');
        await expect(items(page)).toHaveCount(1);
        expect(new URL(page.url()).searchParams.get('near')).toBe('18.788,98.985');
        await expectSound(page);
      });
    });

    test('a location that is refused or missing is answered with the choice of a province', async ({
      page,
    }) => {
      await open(page, '/BranchGSB', visit);
      const nearest = page.getByRole('button', { name: texts.nearest });
      await nearest.click();
      await expect(page.getByText(texts.refused)).toBeVisible();
      await page.getByRole('link', { name: texts.instead }).click();
      await expect(province(page)).toBeInViewport();
      await expectSound(page);
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'geolocation', { value: undefined }),
      );
      await nearest.click();
      await expect(page.getByText(texts.unavailable)).toBeVisible();
    });

    test('a branch is chosen on the map by keyboard, and can be linked to', async ({ page }) => {
      await open(page, '/BranchGSB?q=50000', visit);
      const map = await showMap(page, visit);
      await expect(page.getByRole('link', { name: /@svg-maps\/thailand/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /CC BY 4\.0/ })).toBeVisible();
      await map.getByRole('button', { name: texts.chiangMai }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/branch=\d+/);
      await expect(items(page).first()).toHaveAttribute('data-chosen', 'true');
      await expect(items(page).first()).toBeVisible();
      await expect(map.getByRole('button', { name: texts.chiangMai })).toBeFocused();
      await expectSound(page);
      const link = items(page).getByRole('link', { name: texts.chiangMai, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`branch=${idOf(page)}`));

      const response = await open(page, `/BranchGSB?branch=${idOf(page)}`, visit);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(texts.chiangMai));
      await expect(items(page).first()).toContainText(texts.chiangMai);
      await expect(items(page).first()).toBeInViewport();
      const linked = await showMap(page, visit);
      await linked.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(linked.getByRole('button', { name: texts.chiangMai })).toBeInViewport();
      const missing = await page.goto('/BranchGSB?branch=999999');
      expect(missing?.status()).toBe(404);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('searches by a plain form', async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/BranchGSB?lang=${language}`);
        await expect(page.getByRole('button', { name: texts.nearest })).toBeHidden();
        await query(page).fill(texts.typed);
        await page.getByRole('button', { name: texts.submit, exact: true }).click();
        await expect(items(page)).toHaveText([new RegExp(texts.chiangMai)]);
        await query(page).fill('');
        await province(page).selectOption('83');
        await page.getByRole('button', { name: texts.submit, exact: true }).click();
        await expect(
          page.getByRole('combobox', { name: texts.district, exact: true }),
        ).toBeVisible();
        await expect(items(page)).toHaveCount(1);
      });
    });
  });
}

test('on a touch screen one finger still scrolls the page over the map', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 800 },
    baseURL: site.origin,
  });
  const page = await context.newPage();
  await page.goto('/BranchGSB');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: TEXTS.th.showMap }).click();
  const map = page.getByRole('region', { name: TEXTS.th.map });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(map).toHaveCSS('touch-action', 'pan-x pan-y');
  await context.close();
});

function idOf(page: Page): string {
  return new URL(page.url()).searchParams.get('branch') ?? '';
}

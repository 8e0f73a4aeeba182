import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from '#tests/support/pages.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const TEXTS = {
  th: {
    refuse: 'ใช้เท่าที่จำเป็น',
    accept: 'ให้นับสถิติ',
    settings: 'ตั้งค่าคุกกี้',
    close: 'ปิดการตั้งค่าคุกกี้',
    refused: 'ตอนนี้เลือก: ใช้เท่าที่จำเป็น',
  },
  en: {
    refuse: 'Necessary only',
    accept: 'Allow statistics',
    settings: 'Cookie settings',
    close: 'Close cookie settings',
    refused: 'Your choice now: necessary only',
  },
};

const noticeOf = (page: Page) => page.locator('#cookie-notice');

/** The menu visits that the page told the server. */
function watchVisits(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('addVisitCountMenuMySQL')) told.push(request.postData() ?? '');
  });
  return told;
}

async function readConsent(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'consent');
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  for (const width of JOURNEY_WIDTHS[language]) {
    test.describe(`the cookie notice in ${language} at ${width} px`, () => {
      test.beforeEach(async ({ page, context, baseURL }) => {
        await page.setViewportSize({ width, height: 800 });
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      });

      test('asks with two equal answers, and nothing is counted meanwhile', async ({ page }) => {
        const told = watchVisits(page);
        const started = page.waitForRequest(/addVisitCountMySQL/);
        await page.goto('/');
        await started;
        await expect(noticeOf(page)).toBeVisible();
        const [refuse, accept] = await Promise.all(
          [texts.refuse, texts.accept].map((name) =>
            noticeOf(page).getByRole('button', { name }).boundingBox(),
          ),
        );
        expect(accept).toMatchObject({ width: refuse?.width, height: refuse?.height });
        await page.waitForLoadState('networkidle');
        expect(told).toEqual([]);
        await expectAccessible(page);
      });

      test('refused, is not shown again and nothing is counted', async ({ page, context }) => {
        const told = watchVisits(page);
        await page.goto('/');
        await noticeOf(page).getByRole('button', { name: texts.refuse }).click();
        await expect(noticeOf(page)).toBeHidden();
        await expect(page.locator('main')).toBeFocused();
        await page.goto('/About');
        await page.waitForLoadState('networkidle');
        await expect(noticeOf(page)).toBeHidden();
        expect(told).toEqual([]);
        const consent = await readConsent(context);
        expect(consent).toMatchObject({ value: 'necessary', path: '/', sameSite: 'Lax' });
        const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
        expect(days).toBeCloseTo(180, 1);
      });

      test('accepted, counts this page and those that follow', async ({ page, context }) => {
        const told = watchVisits(page);
        await page.goto('/Products');
        await noticeOf(page).getByRole('button', { name: texts.accept }).click();
        await expect.poll(() => told).toEqual(['{"win_name":"Products","ref_skey":""}']);
        expect(await readConsent(context)).toMatchObject({ value: 'statistics' });
        await page.goto('/Product?id=2');
        await expect.poll(() => told.at(-1)).toBe('{"win_name":"Product","ref_skey":"2"}');
        await expect(noticeOf(page)).toBeHidden();
        expect(told).toHaveLength(2);
      });

      test('is reopened at the foot of the page, by keyboard, and can be left', async ({
        page,
      }) => {
        await page.goto('/Goal');
        await noticeOf(page).getByRole('button', { name: texts.refuse }).click();
        const settings = page.getByRole('link', { name: texts.settings });
        await settings.focus();
        await page.keyboard.press('Enter');
        await expect(noticeOf(page)).toBeFocused();
        await expect(noticeOf(page).getByText(texts.refused)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(noticeOf(page)).toBeHidden();
        await expect(settings).toBeFocused();
        await page.keyboard.press('Enter');
        await noticeOf(page).getByRole('button', { name: texts.close }).click();
        await expect(noticeOf(page)).toBeHidden();
      });
    });
  }
}

test('visits are counted with the record shown, and with none where the address says junk', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'consent', value: 'statistics', url: baseURL ?? '' }]);
  const told = watchVisits(page);
  for (const [path, visit] of [
    ['/Articles?category=2', { win_name: 'Articles', ref_skey: '2' }],
    ['/BranchGSB?branch=1', { win_name: 'BranchGSB', ref_skey: '1' }],
    ['/Promotion?id=1', { win_name: 'Promotion', ref_skey: '1' }],
    ['/About?id=<b>', { win_name: 'About', ref_skey: '' }],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => told.at(-1)).toBe(JSON.stringify(visit));
  }
  await page.goto('/Article?id=999999');
  await page.waitForLoadState('networkidle');
  expect(told, 'what is not there is not visited').toHaveLength(4);
});

test('a visit that could not be counted is not the visitor’s trouble', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'consent', value: 'statistics', url: baseURL ?? '' }]);
  await page.route('**/addVisitCountMenuMySQL', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/About');
  expect((await failed).url()).toContain('addVisitCountMenuMySQL');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an accepted choice can be taken back', async ({ page, context }) => {
  await page.goto('/About');
  await noticeOf(page).getByRole('button', { name: TEXTS.th.accept }).click();
  await page.getByRole('link', { name: TEXTS.th.settings }).click();
  const counted = watchVisits(page);
  await noticeOf(page).getByRole('button', { name: TEXTS.th.refuse }).click();
  await expect(noticeOf(page)).toBeHidden();
  await expect.poll(async () => (await readConsent(context))?.value).toBe('necessary');
  await page.goto('/Goal');
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
});

test('the notice moves nothing of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await expect(noticeOf(page)).toBeVisible();
  const placesOf = () =>
    page
      .locator('h1, main > section')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().y));
  const shown = await placesOf();
  await noticeOf(page).getByRole('button', { name: TEXTS.th.refuse }).click();
  await expect(noticeOf(page)).toBeHidden();
  expect(await placesOf()).toEqual(shown);
});

test('the sign-in page, which React brings to life, asks too', async ({ page }) => {
  await page.goto('/login');
  await expect(noticeOf(page)).toBeVisible();
  await noticeOf(page).getByRole('button', { name: TEXTS.th.refuse }).click();
  await expect(noticeOf(page)).toBeHidden();
});

test('without scripts nothing is asked, and the policy page takes the answer', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const told = watchVisits(page);
  await page.goto('/About');
  await expect(noticeOf(page)).toBeHidden();
  await page.getByRole('link', { name: TEXTS.th.settings }).click();
  await expect(page).toHaveURL(/\/cookie-policy#choices$/);
  await page.locator('#choices').getByRole('button', { name: TEXTS.th.accept }).click();
  await expect(page).toHaveURL(/\/cookie-policy$/);
  expect(await readConsent(context)).toMatchObject({ value: 'statistics', sameSite: 'Lax' });
  expect(told).toEqual([]);
  await context.close();
});

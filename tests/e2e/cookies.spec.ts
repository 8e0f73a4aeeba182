import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';
import { takenOver } from '#tests/support/taken-over.ts';

const TEXTS = {
  th: {
    refuse: 'ใช้เท่าที่จำเป็น',
    accept: 'ให้นับสถิติ',
    settings: 'ตั้งค่าคุกกี้',
    close: 'ปิดการตั้งค่าคุกกี้',
    refused: 'ตอนนี้เลือก: ใช้เท่าที่จำเป็น',
    allowed: 'ตอนนี้เลือก: ให้นับสถิติ',
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

/** Neither answer is easier to give. */
async function expectEqualAnswers(page: Page, texts: { refuse: string; accept: string }) {
  const [refuse, accept] = await Promise.all(
    [texts.refuse, texts.accept].map((name) =>
      noticeOf(page).getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(accept).toMatchObject({ width: refuse?.width, height: refuse?.height });
}

async function readConsent(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'consent');
}

/** Opens a page from outside. Its script counts the start and then the visit, or does not. */
async function open(page: Page, path: string): Promise<void> {
  const counted = page.waitForResponse(/addVisitCountMySQL/);
  await page.goto(path);
  await counted;
}

const placesOf = (page: Page) =>
  page
    .locator('h1, main > section')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().y));

test('in Thai on a phone: asked, refused, reopened by keyboard, allowed and taken back', async ({
  page,
  context,
}) => {
  const texts = TEXTS.th;
  const notice = noticeOf(page);
  const answer = (name: string) => notice.getByRole('button', { name });
  const told = watchVisits(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  await expect(notice).toBeVisible();
  await expectEqualAnswers(page, texts);
  await expectAccessible(page);
  expect(told, 'nothing is counted meanwhile').toEqual([]);

  const shown = await placesOf(page);
  await answer(texts.refuse).click();
  await expect(notice).toBeHidden();
  expect(await placesOf(page), 'nothing of the page moves').toEqual(shown);
  await expect(page.locator('main')).toBeFocused();
  await expect
    .poll(() => readConsent(context))
    .toMatchObject({ value: 'necessary', path: '/', sameSite: 'Lax' });
  const consent = await readConsent(context);
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeCloseTo(180, 1);
  await open(page, '/About');
  await expect(notice).toBeHidden();
  expect(told).toEqual([]);

  const settings = page.getByRole('link', { name: texts.settings });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeFocused();
  await expect(notice.getByText(texts.refused)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(settings).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(texts.close).click();
  await expect(notice).toBeHidden();

  await settings.click();
  await answer(texts.accept).click();
  await expect.poll(() => told).toEqual(['{"win_name":"About","ref_skey":""}']);
  await settings.click();
  await answer(texts.refuse).click();
  await expect(notice).toBeHidden();
  await expect.poll(async () => (await readConsent(context))?.value).toBe('necessary');
  await open(page, '/Goal');
  expect(told).toHaveLength(1);
});

test('in English at a desk: allowed at once, visits are counted with the record shown', async ({
  page,
  context,
}) => {
  const texts = TEXTS.en;
  const notice = noticeOf(page);
  const told = watchVisits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/Products?lang=en');
  await expectEqualAnswers(page, texts);
  await expectAccessible(page, { within: '#cookie-notice' });
  await notice.getByRole('button', { name: texts.accept }).click();
  await expect.poll(() => told).toEqual(['{"win_name":"Products","ref_skey":""}']);
  await expect.poll(() => readConsent(context)).toMatchObject({ value: 'statistics' });
  for (const [path, visit] of [
    ['/Product?id=2', { win_name: 'Product', ref_skey: '2' }],
    ['/Articles?category=2', { win_name: 'Articles', ref_skey: '2' }],
    ['/BranchGSB?branch=1', { win_name: 'BranchGSB', ref_skey: '1' }],
    ['/Promotion?id=1', { win_name: 'Promotion', ref_skey: '1' }],
    ['/About?id=<b>', { win_name: 'About', ref_skey: '' }],
  ] as const) {
    await open(page, path);
    await expect.poll(() => told.at(-1)).toBe(JSON.stringify(visit));
  }
  await expect(notice).toBeHidden();
  await open(page, '/Article?id=999999');
  expect(told, 'what is not there is not visited').toHaveLength(6);

  // What could not be counted is not the visitor's trouble.
  await page.route('**/addVisitCountMenuMySQL', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('addVisitCountMenuMySQL'),
  );
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('The visit'));
  await open(page, '/About');
  expect((await logged).text()).toBe('The visit of this page was not counted. About');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);

  const settings = page.getByRole('link', { name: texts.settings });
  await settings.click();
  await notice.getByRole('button', { name: texts.refuse }).click();
  await settings.click();
  await expect(notice.getByText(texts.refused)).toBeVisible();
  await notice.getByRole('button', { name: texts.close }).click();
  await expect(notice).toBeHidden();
});

test('the sign-in page, which React brings to life, asks too', async ({ page }) => {
  await page.goto('/login');
  await expect(noticeOf(page)).toBeVisible();
  await noticeOf(page).getByRole('button', { name: TEXTS.th.refuse }).click();
  await expect(noticeOf(page)).toBeHidden();
});

test('a browser without a cookie store answers in place: what was typed stays, the last answer counts', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'cookieStore'));
  await page.goto('/Subscribe?lang=th');
  expect(await page.evaluate(() => 'cookieStore' in globalThis)).toBe(false);
  const question = page.locator('form [name="text"]');
  await question.pressSequentially('ที่ดิน 2 ไร่ กู้ได้เท่าไร');

  // The first answer is still on its way when it is looked at, and taken back.
  const held = Promise.withResolvers<void>();
  const sent = page.waitForRequest('**/cookie-policy');
  await page.route('**/cookie-policy', (route) => held.promise.then(() => route.continue()), {
    times: 1,
  });
  await noticeOf(page).getByRole('button', { name: TEXTS.th.accept }).click();
  const first = await sent;
  await page.getByRole('link', { name: TEXTS.th.settings }).click();
  await expect(noticeOf(page).getByText(TEXTS.th.allowed)).toBeVisible();
  await noticeOf(page).getByRole('button', { name: TEXTS.th.refuse }).click();
  await expect(noticeOf(page)).toBeHidden();
  await expect.poll(() => readConsent(context)).toMatchObject({ value: 'necessary', path: '/' });
  held.resolve();
  await first.response();
  await expect.poll(() => readConsent(context)).toMatchObject({ value: 'necessary' });
  await expect(question).toHaveValue('ที่ดิน 2 ไร่ กู้ได้เท่าไร');
  await page.reload();
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

test('an answer given before the page comes alive takes nothing of what was typed there', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/Subscribe');
  const name = page.locator('[name="name"]');
  await name.pressSequentially('สมชาย');
  await noticeOf(page).getByRole('button', { name: TEXTS.th.refuse }).click();
  await expect(noticeOf(page)).toBeHidden();
  await expect(page.locator('#cookie-kept')).toHaveText(/บันทึกแล้ว/);
  held.resolve();
  await takenOver(page);
  await expect(name).toHaveValue('สมชาย');
  expect(faults).toEqual([]);
});

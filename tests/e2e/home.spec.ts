import { visitDay } from '#server/visits/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';

test('an app start is counted and the session is open; the language chosen stays, whatever is lost', async ({
  page,
  context,
  site,
}) => {
  await site.db.delete(visitDay);
  const total = async () =>
    (await site.db.select({ total: visitDay.total }).from(visitDay))[0]?.total ?? 0;
  const kept = (from: typeof page, name: string) =>
    from.evaluate((key) => localStorage.getItem(key), name);
  const html = page.locator('html');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('addVisitCountMySQL')) told.push(page.url());
  });

  await page.goto('/');
  await expect.poll(total).toBe(1);
  expect(await kept(page, 'sessionOpen')).toBe('true');
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys, 'only what the specification names').toEqual(['language', 'sessionOpen']);

  // Moving on inside the site is no start: it would be told before the language is kept.
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect.poll(() => kept(page, 'language')).toBe('en');
  expect(told).toHaveLength(1);

  // A reload is one; that it could not be counted is said, and can be dismissed.
  await page.route('**/addVisitCountMySQL', (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en');
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
  await page.unroute('**/addVisitCountMySQL');
  await page.reload();
  await expect.poll(total).toBe(2);

  // A page of this site without scripts, which only looks.
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  expect(await kept(tab, 'sessionOpen')).toBe('true');
  await page.goto('about:blank');
  await expect.poll(() => kept(tab, 'sessionOpen')).toBe('false');

  await tab.goto('/About');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('About us');
  await context.clearCookies();
  await tab.goto('/');
  await expect(tab.locator('html'), 'restored from local storage').toHaveAttribute('lang', 'en');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the page is at most 6,000 px long, with all its sections and the cookie notice', async ({
    page,
  }) => {
    for (const language of ['th', 'en']) {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('#cookie-notice')).toBeVisible();
      await expect(page.locator('main section[id]').filter({ visible: true })).toHaveCount(9);
      const long = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(long, language).toBeLessThanOrEqual(6_000);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, the menu opens, and a product can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main section[id]')).toHaveCount(9);
    await page.setViewportSize({ width: 360, height: 800 });
    const papers = page.locator('#papers').getByText('ทะเบียนบ้าน');
    await expect(papers).toBeHidden();
    await page.getByRole('link', { name: 'ต้องเตรียมเอกสารอะไร' }).click();
    await expect(papers).toBeInViewport();
    const sixth = page.locator('#faq').getByText('ต้องส่งโฉนดตัวจริงไหม');
    await expect(sixth).toBeHidden();
    await page.locator('#faq').getByText('ดูคำถามทั้งหมด 10 ข้อ').click();
    await expect(sixth).toBeVisible();
    await page.getByRole('button', { name: 'เมนู' }).click();
    await expect(page.getByRole('link', { name: 'เฉพาะพนักงาน' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'สินเชื่อบุคคลมีที่ดิน' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สินเชื่อบุคคลมีที่ดิน');
  });
});

test('the next steps stand under the thumb on a phone, and make room for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Cal?lang=th');
  const bar = page.getByRole('navigation', { name: 'ขั้นต่อไป' });
  await expect(bar.getByRole('link')).toHaveText(['คำนวณ', 'สมัคร', 'โทร']);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.locator('main input[inputmode]').first().click();
  await page.keyboard.type('1');
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: 'สมัคร' }).click();
  await expect(page).toHaveURL(/Register/);
  await expect(bar).toBeHidden();
  // Inside the form nobody is asked to begin another, and somebody can be called at every step.
  await expect(page.getByRole('link', { name: /โทร 02-000-1730/ })).toBeVisible();

  await page.goto('/Cal');
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(bar).toBeHidden();
});

import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { expectSound } from '#tests/support/sound-page.ts';

/** The longest name among the loans. */
const LAND_DEVELOPMENT = 4;

test('the head of a case reaches across, rows on a phone keep their margin, its menu fits, a record that is gone leads back, ticks are printed', async ({
  page,
  signIn,
  site,
}) => {
  const { id } = await takeDownCase(site, { firstName: 'เต็มจอ' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('administrator', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  const head = page.locator('main header');
  await expect(head).toBeVisible();
  const [main, across] = [await page.locator('main').boundingBox(), await head.boundingBox()];
  expect(across?.width).toBeGreaterThan((main?.width ?? Number.NaN) - 2);

  await page.setViewportSize({ width: 360, height: 760 });
  await follow(page, '/ConfigOtherMaint?tab=pages');
  await expect(page.getByRole('heading', { name: 'ตั้งค่าอื่น ๆ' })).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const margins = await page.locator('table').evaluate((table) => {
    const { left, right } = table.getBoundingClientRect();
    return [...table.querySelectorAll('td, th')]
      .map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect();
      })
      .filter(({ width }) => width > 0)
      .map((words) => Math.min(words.left - left, right - words.right));
  });
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(8);

  await page.getByRole('banner').getByRole('button').last().click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('timer', { includeHidden: true })).toBeVisible();
  await expectSound(page, { without: ['main'] });
  await page.keyboard.press('Escape');

  await follow(page, '/UploadMaint?id=999999');
  await page.getByRole('alert').getByRole('button', { name: 'กลับไปที่รายการ' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await follow(page, '/UploadMaint?id=new');
  const tick = page.locator('form').getByRole('checkbox').first();
  await expect(tick).toBeVisible();
  const edge = () => tick.evaluate((box) => getComputedStyle(box).borderTopColor);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(edge).not.toBe('rgba(0, 0, 0, 0)');
});

test('where there is room a product is not cut, the head of amounts takes two lines at most, and a tablet shows what a search looks through', async ({
  page,
  signIn,
  site,
}) => {
  const developed = { productId: LAND_DEVELOPMENT, askedAmount: 100_000 };
  const { counter } = await takeDownCase(site, { ...developed, firstName: 'ชื่อยาวมากเท่าที่มี' });
  await counter.takeDown(developed);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('administrator', '/RegisterMaint?tab=unassigned&lang=en');
  const cut = page.getByTitle('Land development loan').first();
  const hidden = (element: Element) => element.scrollWidth - element.clientWidth;
  await expect(cut).toBeVisible();
  expect(await cut.evaluate(hidden)).toBe(0);
  await follow(page, '/RegisterMaint?tab=all');
  const head = page.getByRole('columnheader', { name: 'Asked for (baht)' });
  await expect(page.getByRole('columnheader', { name: 'Officer' })).toBeVisible();
  expect((await head.boundingBox())?.height).toBeLessThan(70);
  await page.setViewportSize({ width: 1920, height: 900 });
  const column = await page.getByRole('columnheader', { name: 'Product' }).boundingBox();
  expect(column?.width, 'as wide as its words').toBeLessThan(300);
  expect(await cut.evaluate(hidden)).toBe(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThanOrEqual(240);
});

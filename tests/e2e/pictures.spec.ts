import type { Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { article } from '#server/articles/tables.ts';
import { product, productDetail } from '#server/products/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';

/** Loaded, decoded and as large on the screen as its proportions ask for. */
async function expectShown(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await image.evaluate((element) => (element as HTMLImageElement).currentSrc)).toMatch(
    /\/pictures\/\d+-[\da-f]+\.avif$/,
  );
  const box = await image.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBeGreaterThan(80);
}

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site.origin }]);
});

test('an article shows its picture, on the home page, in the list and on its own', async ({
  page,
  site,
}) => {
  // Others may have written newer ones, without a picture.
  await site.db.update(article).set({ publishFrom: new Date() }).where(eq(article.id, 1));
  await expect(async () => {
    await page.goto('/');
    await expect(page.locator('#articles img').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await expectShown(page.locator('#articles img').first());
  await page.goto('/Articles');
  await expectShown(page.locator('main article img').first());
  await page.locator('main article h2 a').first().click();
  await expect(page).toHaveURL(/\/Article\?id=/);
  await expectShown(page.locator('main header img'));
});

test('a promotion shows its picture, in the list and on its page', async ({ page }) => {
  await page.goto('/Promotions');
  await expectShown(page.locator('main article img').first());
  await page.goto('/Promotion?id=1');
  await expectShown(page.locator('main header img'));
});

test('a product shows its picture, and a detail that is one', async ({ page, site }) => {
  const [row] = await site.db
    .select({ id: product.pictureId })
    .from(product)
    .where(eq(product.id, 1));
  const name = { th: 'ภาพประกอบสินเชื่อ' };
  await site.db.insert(productDetail).values({
    productId: 1,
    kind: 'image',
    name,
    detail: {},
    pictureIds: { th: row?.id ?? 0 },
    position: 99,
    published: true,
  });
  const figure = page.getByRole('figure').filter({ hasText: name.th });
  await expect(async () => {
    await page.goto('/Product?id=1');
    await expect(figure).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expectShown(page.locator('main img').first());
  await expectShown(figure.locator('img'));
  await site.db.delete(productDetail).where(eq(productDetail.position, 99));
});

import type { Page } from '@playwright/test';
import { recordRevision } from '#server/resource/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';

declare global {
  interface Window {
    pressed?: number;
  }
}

test.use({ viewport: { width: 1280, height: 900 } });

/** Counts every press of the pointer, whatever it hits: who works here pays for each. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.pressed = 0;
    const count = () => {
      window.pressed = (window.pressed ?? 0) + 1;
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return async () => (await page.evaluate(() => window.pressed)) ?? Number.NaN;
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const told = (page: Page) => expect(page.getByText('Published', { exact: true })).toBeVisible();

test('an article in two languages with a picture is on the site after nine clicks', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/ArticlesMaint?lang=en');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title (Thai)' })).toBeFocused();
  await page.keyboard.type('เก้าคลิก');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nine clicks');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Choose a picture…' }).click();
  await page.getByRole('dialog').getByRole('group').getByRole('button').first().click();
  for (const [language, words] of [
    ['th', 'เนื้อความสั้น ๆ'],
    ['en', 'A short text'],
  ] as const) {
    await page.locator(`form [contenteditable="true"][lang="${language}"]`).click();
    await page.keyboard.type(words);
  }
  await publish(page);
  await told(page);
  expect(await clicks()).toBeLessThanOrEqual(9);
  const id = new URL(page.url()).searchParams.get('id');
  await page.goto(`/Article?id=${id}&lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine clicks');
});

test('an end is set in three clicks, a document is replaced in four', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('editor', '/PromotionsMaint?lang=en');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const clicks = await countClicks(page);
  // The first is the handle that puts rows into another order.
  await row.getByRole('button').nth(1).click();
  await page.getByRole('textbox', { name: 'Visible until', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('31/12/2030');
  await page.keyboard.press('Tab');
  await publish(page);
  await told(page);
  expect(await clicks()).toBeLessThanOrEqual(3);

  await page.goto('/DocumentDetailMaint?lang=en');
  await expect(row).toBeVisible();
  const again = await countClicks(page);
  await row.getByRole('button').first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace the file…' }).click();
  const content = Buffer.from('%PDF-1.7\nreplaced\n%%EOF');
  await (await chooser).setFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer: content });
  await expect(page.getByText('new.pdf').first()).toBeVisible();
  await publish(page);
  await told(page);
  expect(await again()).toBeLessThanOrEqual(4);
  const id = new URL(page.url()).searchParams.get('id');
  expect(await (await page.request.get(`/download/${id}`)).text()).toContain('replaced');
  await site.db.delete(recordRevision);
});

test('a branch stands on the map after six clicks', async ({ page, signIn }) => {
  await signIn('editor', '/BranchTIPMaint?lang=en');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /\(Thai\)/ }).first()).toBeFocused();
  await page.keyboard.type('สาขาหกคลิก');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Six clicks');
  await page.keyboard.press('Tab');
  await page.keyboard.type('99 ถนนพหลโยธิน');
  const choose = async (label: string, typed: string) => {
    const field = page.locator('form').getByRole('combobox', { name: label });
    // What there is to choose from comes from the server.
    await expect(field).toBeEditable();
    await field.click();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option').first()).toContainText(typed);
    await page.keyboard.press('Enter');
  };
  await choose('Province', 'Chiang Mai');
  // Where nothing is found, Enter does not send the form.
  await page.keyboard.type('nowhere');
  const provinces = page.getByRole('listbox', { name: 'Province' });
  await expect(provinces.getByText('Nothing to choose')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await choose('District', 'Mae Rim');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('053-123-456');
  await page.getByRole('textbox', { name: /map link|Paste/i }).click();
  await page.keyboard.insertText('18.9137, 98.9461');
  await publish(page);
  await told(page);
  expect(await clicks()).toBeLessThanOrEqual(6);
  // What is chosen already is typed over.
  await choose('Province', 'Phuket');
  await expect(page.locator('form').getByRole('combobox', { name: 'Province' })).toHaveValue(
    'Phuket',
  );
});

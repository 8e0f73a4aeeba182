import type { Locator } from '@playwright/test';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { typeInto } from '#tests/support/type-into.ts';

/** As a person does: into the field, all of it away, key by key. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

test('decimals are typed key by key into a case, and a point in whole baht is refused with words', async ({
  page,
  site,
  signIn,
}) => {
  const { id, counter } = await takeDownCase(site, { firstName: 'พิมพ์เลข' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('officer', `/RegisterMaint?id=${id}&lang=en`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.locator('main form').filter({ has: page.getByLabel('Deed no.') });
  await page.getByRole('button', { name: 'Add a deed' }).click();
  await form.getByLabel('Deed no.').last().pressSequentially('777');
  await type(form.getByLabel('Sq wah').last(), '25.5');
  await type(form.getByLabel('Official appraisal (baht)').last(), '3,260,000.50');
  await type(form.getByLabel('Market price (baht)').last(), '๔๐๐๐๐๐๐.๒๕');
  const asked = form.getByLabel('Amount asked for', { exact: false });
  await type(asked, '1250000.50');
  await expect(asked).toHaveValue('1250000.50');

  let saves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/application/save')) saves += 1;
  });
  const whole = 'Whole numbers only: please type it without a decimal point';
  await page.keyboard.press('ControlOrMeta+s');
  await expect(form.getByText(whole)).toBeVisible();
  // As from a clipboard, all at once.
  await typeInto(asked, '1,250,000.50');
  await form.getByLabel('Ref code').focus();
  await expect(form.getByText(whole)).toBeVisible();
  await expect(asked).toHaveValue('1,250,000.50');
  await type(asked, '฿ ๑๒๕๐๐๐๐');
  await form.getByLabel('Ref code').focus();
  await expect(form.getByText(whole)).toBeHidden();
  await expect(asked).toHaveValue('1,250,000');
  await expect(form.getByLabel('Sq wah').last()).toHaveValue('25.50');
  expect(saves).toBe(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const found = await counter.call<{ askedAmount: number; deeds: object[] }>(
    'application/details',
    { resource: 'application', id },
  );
  expect(found.askedAmount).toBe(1_250_000);
  expect(found.deeds.at(-1)).toMatchObject({
    deedNo: '777',
    area: 2_550,
    governmentPrice: 326_000_050,
    marketPrice: 400_000_025,
  });

  // The checked prices have a form of their own.
  const prices = page.getByRole('region', { name: 'Calculation of the limit' });
  await prices.getByRole('button', { name: /checked prices/ }).click();
  await type(prices.getByLabel('Checked appraisal (baht)'), '3260000.50');
  await typeInto(prices.getByLabel('Checked market price (baht)'), '');
  await prices.getByRole('button', { name: 'Calculate and save' }).click();
  await expect(prices.getByText('Required')).toBeVisible();
  await type(prices.getByLabel('Checked market price (baht)'), '4,000,000.75');
  await prices.getByRole('button', { name: 'Calculate and save' }).click();
  await expect(prices.getByRole('row', { name: /Official appraisal/ })).toContainText(
    '3,260,000.50',
  );
});

test('a position is typed with all its decimals, and typing it back leaves nothing to save', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('editor', '/BranchGSBMaint?lang=en&province=50');
  await page.getByRole('button', { name: /Savings Bank.*Chiang Mai/ }).click();
  const latitude = page.getByLabel('Latitude');
  await expect(latitude).toHaveValue(/^18\.\d+/);
  const before = await latitude.inputValue();
  await type(latitude, '13.756331');
  await expect(latitude).toHaveValue('13.756331');
  await type(latitude, '13.7563312');
  await page.keyboard.press('Tab');
  await expect(page.getByText('At most 6 decimal places')).toBeVisible();
  await type(latitude, '91');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Must be at most 90')).toBeVisible();
  await type(latitude, before);
  await page.keyboard.press('Tab');
  // Nothing differs from what is saved: leaving asks nothing.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(latitude).toHaveCount(0);
});

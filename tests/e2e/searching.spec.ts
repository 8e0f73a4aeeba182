import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { typeInto } from '#tests/support/type-into.ts';

const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙';

test('searching understands people: a word of the text, several in any order, titles with and without dots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Articles?lang=th');
  for (const asked of ['ครุฑแดง', 'ปีแรก ดอกเบี้ย', 'ค่างวด', 'น.ส.3ก', 'นส๓ก', 'น.ส. 3 ก']) {
    const box = page.getByRole('searchbox');
    await typeInto(box, asked);
    await box.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === asked);
    await expect(page.getByRole('searchbox')).toHaveValue(asked);
    await expect(page.locator('main').getByRole('article').first(), asked).toBeVisible();
  }
});

test('an officer finds a case by its number without the dash, in Thai digits, and by name and surname in any order', async ({
  page,
  site,
  signIn,
}) => {
  const { reference } = await takeDownCase(site, { firstName: 'ธารา', lastName: 'ชุ่มเย็น' });
  await signIn('officer', '/RegisterMaint?tab=all&lang=th');
  const box = page.getByRole('searchbox');
  const row = page.getByRole('row').filter({ hasText: reference });
  const inThai = reference.replaceAll(/\d/g, (digit) => THAI_DIGITS[Number(digit)] ?? '');
  const ways = [reference.replace('-', '').toLowerCase(), inThai, 'ชุ่มเย็น ธารา', 'ธาราชุ่มเย็น'];
  for (const asked of ways) {
    await typeInto(box, 'ไม่มีใครชื่อนี้');
    await expect(row).toHaveCount(0);
    await typeInto(box, asked);
    await expect(row, asked).toBeVisible();
    await expect(page.getByRole('row'), asked).toHaveCount(2);
  }
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS } from '#tests/support/pages.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const TEXTS = {
  th: {
    heading: 'ดาวน์โหลดเอกสาร',
    form: 'แบบคำขอสินเชื่อ บุคคลธรรมดา',
    fees: 'ตารางดอกเบี้ยและค่าธรรมเนียม',
  },
  en: {
    heading: 'Documents to download',
    form: 'Loan application for a person',
    fees: 'Interest and fees',
  },
};

for (const language of ['th', 'en'] as const) {
  const { heading, form, fees } = TEXTS[language];

  for (const width of JOURNEY_WIDTHS[language]) {
    test(`documents stand under their headers in ${language} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/DocumentDownload?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const groups = page.locator('main section').filter({ has: page.locator('a[download]') });
      await expect(groups).toHaveCount(3);
      await expect(page.locator('a[download]')).toHaveCount(8);
      const link = page.getByRole('link', { name: form, exact: true });
      await expect(link).toHaveAccessibleDescription(/^PDF · \d+\sKB$/);
      await expectAccessible(page);
    });
  }

  test(`a document is saved under its name in ${language}, and is a PDF`, async ({ page }) => {
    await page.goto(`/DocumentDownload?lang=${language}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: fees, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${fees}.pdf`);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-1024).toString('latin1')).toContain('%%EOF');
  });
}

test('every document of the page opens', async ({ page, request }) => {
  await page.goto('/DocumentDownload');
  const links = await page
    .locator('a[download]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const href of links) {
    const response = await request.get(href);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the keyboard reaches and saves a document', async ({ page }) => {
  await page.goto('/DocumentDownload?lang=en');
  await page.getByRole('link', { name: TEXTS.en.form, exact: true }).focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('Loan application for a person.pdf');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads and downloads the same', async ({ page }) => {
    await page.goto('/DocumentDownload');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: TEXTS.th.form, exact: true }).click(),
    ]);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('a document that is gone is a page that says so', async ({ page }) => {
  const response = await page.goto('/download/999999?lang=en');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main')).toHaveCount(1);
});

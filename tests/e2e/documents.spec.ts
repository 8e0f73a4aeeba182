import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

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

type Language = keyof typeof TEXTS;

/** Documents stand under their headers, each with its kind and size. */
async function expectListed(page: Page, language: Language) {
  const { heading, form } = TEXTS[language];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const groups = page.locator('main section').filter({ has: page.locator('a[download]') });
  await expect(groups).toHaveCount(3);
  await expect(page.locator('a[download]')).toHaveCount(8);
  const link = page.getByRole('link', { name: form, exact: true });
  await expect(link).toHaveAccessibleDescription(/^PDF · \d+\sKB$/);
}

async function expectSaved(
  page: Page,
  name: string,
  save: (link: Locator) => Promise<void>,
): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    save(page.getByRole('link', { name, exact: true })),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-1024).toString('latin1')).toContain('%%EOF');
}

test.describe('on a phone, in Thai', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('documents are listed, saved under their names, and every one opens', async ({
    page,
    request,
  }) => {
    await page.goto('/DocumentDownload');
    await expectListed(page, 'th');
    await expectSaved(page, TEXTS.th.fees, (link) => link.click());
    await expectSaved(page, TEXTS.th.form, async (link) => {
      await link.focus();
      await page.keyboard.press('Enter');
    });
    const links = await page
      .locator('a[download]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const href of links) {
      const response = await request.get(href);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

test.describe('at a desk, in English, without JavaScript', () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('the page reads and downloads the same', async ({ page }) => {
    await page.goto('/DocumentDownload?lang=en');
    await expectListed(page, 'en');
    await expectSaved(page, TEXTS.en.fees, (link) => link.click());
    await expectSaved(page, TEXTS.en.form, (link) => link.click());
  });
});

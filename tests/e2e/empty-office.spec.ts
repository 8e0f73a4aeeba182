import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow, speak } from '#tests/support/follow.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { createEmpty } from '#tests/support/template-database.ts';

const PASSWORD = 'Khao-Soi-Mae-Rim-2569!';
/** Lists that begin empty, of every kind. */
const LISTS = [
  ...['/RegisterMaint', '/RegisterMaintHist', '/SubscribeMaint'],
  ...['/JobApplicationMaint', '/ArticlesMaint', '/ConfigOtherMaint?tab=banners', '/MediaMaint'],
  ...['/DocumentDetailMaint', '/CreditLimitMaint', '/BranchGSBMaint', '/RejectMaint'],
  ...['/BulkSMS', '/BulkSMSHist'],
];

test('an empty office says in both languages what belongs where, and how to begin', async ({
  browser,
}) => {
  const { url, drop } = await createEmpty(process.env.TEMPLATE_URL ?? '');
  const dataDir = await mkdtemp(join(tmpdir(), 'chanote-empty-'));
  const server = await startServerProcess({
    ...{ DATABASE_URL: url, DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, DEMO: '0' },
  });
  const page = await browser.newPage({
    baseURL: server.origin,
    viewport: { width: 1280, height: 800 },
  });
  try {
    await page.goto('/login?lang=th');
    await page.locator('input[name="username"]').click();
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    const closed = page.getByRole('alert').filter({ hasText: 'หน้าสมัครสินเชื่อยังปิดอยู่' });
    await closed.getByRole('link', { name: 'ไปที่ผลิตภัณฑ์สินเชื่อ' }).click();
    await expect(page).toHaveURL(/ProductsMaint/);
    await expect(page.getByText('หน้าสมัครสินเชื่อจะเปิดเมื่อมีผลิตภัณฑ์ที่เผยแพร่แล้ว')).toBeVisible();

    await speak(page, 'en');
    await expect(page.getByText('Products are the loans that people can apply for.')).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'No data available' });
    for (const path of LISTS) {
      await follow(page, path);
      await expect(page).toHaveURL((address) => address.href.includes(path));
      await expect(notice.locator('p'), path).toHaveText(/\w+ \w+/);
    }

    // A filter that matches nothing is another matter, and goes with one press.
    await follow(page, '/ProductsMaint?state=draft');
    await page.getByRole('button', { name: 'Show all, unfiltered' }).click();
    await page.getByRole('button', { name: 'Add the first one' }).click();
    await expect(page.getByRole('heading', { name: 'Add a product' })).toBeVisible();
    await expect(page).toHaveURL(/id=new/);
  } finally {
    await page.close();
    await server.stop();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

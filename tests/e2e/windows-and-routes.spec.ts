import { expect, test } from '#tests/support/browser-test.ts';
import { restoreNavigation } from '#tests/support/navigation.ts';
import { PASSWORD } from '#tests/support/people.ts';

test.afterEach(({ site }) => restoreNavigation(site.db));

const TEXTS = {
  th: {
    menu: 'เมนูหลัก',
    openMenu: 'เปิดเมนู',
    articles: 'บทความและข่าว',
    hidden: 'ซ่อนจากเมนู',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    add: 'เพิ่ม',
    path: 'ที่อยู่',
    opens: 'เปิดหน้าจอ',
    dashboard: 'แดชบอร์ด (DashboardMt)',
    taken: 'ที่อยู่นี้มีหน้าของระบบอยู่แล้ว กรุณาใช้ที่อยู่อื่น',
    fixed: /เส้นทางของระบบเปลี่ยนหรือลบไม่ได้/,
    needed: /หน้าจอนี้ซ่อนไม่ได้/,
  },
  en: {
    menu: 'Main menu',
    openMenu: 'Open the menu',
    articles: 'Articles and news',
    hidden: 'Hide from the menu',
    save: 'Save',
    saved: 'Saved',
    add: 'Add',
    path: 'Address',
    opens: 'Opens',
    dashboard: 'Dashboard (DashboardMt)',
    taken: 'The system has a page at this address: please use another',
    fixed: /Addresses of the system cannot be changed/,
    needed: /This screen cannot be hidden/,
  },
} as const;

for (const [language, width] of [
  ['th', 360],
  ['en', 1280],
] as const) {
  const texts = TEXTS[language];

  test(`in ${language} a window that is hidden is gone from the menu of another user`, async ({
    page,
    signIn,
    browser,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('editor');
    await signIn('administrator', `/NavWindow?lang=${language}&q=ArticlesMaint`);
    await page.getByRole('button', { name: texts.articles }).click();
    await page.getByLabel(texts.hidden).check();
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.saved, { exact: true })).toBeVisible();

    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 800 },
    });
    const other = await context.newPage();
    await other.goto(`/login?lang=${language}`);
    await other.getByLabel(/^(รหัสผู้ใช้|User code)/).fill('editor');
    await other.getByLabel(/^(รหัสผ่าน|Password)/).fill(PASSWORD);
    await other.getByRole('button', { name: /^(เข้าสู่ระบบ|Sign in)$/ }).click();
    await other.waitForURL('**/DashboardMt');
    if (width < 992) await other.getByRole('button', { name: texts.openMenu }).click();
    const menu = other.getByRole('navigation', { name: texts.menu });
    await expect(menu.getByRole('link')).not.toHaveCount(0);
    await expect(menu.getByRole('link', { name: texts.articles })).toHaveCount(0);
    await context.close();
  });

  test(`in ${language} an alias is added and opened; an address of the system stays`, async ({
    page,
    signIn,
    browser,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('administrator', `/NavRoute?lang=${language}`);
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    const path = page.getByRole('textbox', { name: texts.path });
    await path.fill('/Articles');
    await page.getByRole('combobox', { name: texts.opens }).click();
    await page.getByRole('option', { name: texts.dashboard }).click();
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.taken)).toBeVisible();
    await path.fill('/front-desk');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await expect(page.getByText(texts.saved, { exact: true })).toBeVisible();
    await page.goto('/Front-Desk');
    await page.waitForURL('**/DashboardMt');

    const stranger = await browser.newPage({ baseURL: site.origin });
    await stranger.goto('/front-desk');
    await stranger.waitForURL((url) => url.pathname === '/');
    await stranger.close();

    await page.goto('/NavRoute?q=/BulkSMSHist');
    await page.getByRole('button', { name: '/BulkSMSHist' }).click();
    await expect(page.getByText(texts.fixed)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.save, exact: true })).toHaveCount(0);
  });

  test(`in ${language} a window that everything hangs on cannot be hidden`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('administrator', `/NavWindow?lang=${language}&q=NavNode`);
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(page.getByText(texts.needed)).toBeVisible();
    await expect(page.getByLabel(texts.hidden)).toBeDisabled();
  });
}

test('a link to another system is added, and an address leads there who is signed in', async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('https://hr.example/**', (route) => route.fulfill({ body: 'Leave requests' }));
  await signIn('administrator', '/NavWindow?lang=en&id=new');
  await page.getByLabel('Name shown (Thai)').fill('ระบบลางาน');
  await page.getByLabel('Name shown (English)').fill('Leave system');
  await page.getByRole('textbox', { name: 'Code' }).fill('leave');
  await page.getByRole('textbox', { name: 'Leads to' }).fill('http://hr.example/');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Must be a web address that begins with https/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Leads to' }).fill('https://hr.example/leave');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/NavRoute?id=new');
  await page.getByRole('textbox', { name: 'Address' }).fill('/leave');
  await page.getByRole('combobox', { name: 'Opens' }).click();
  await page.getByRole('option', { name: 'Leave system (leave)' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/leave');
  await page.waitForURL('https://hr.example/leave');

  const stranger = await browser.newPage({ baseURL: site.origin });
  await stranger.goto('/leave');
  await stranger.waitForURL((url) => url.pathname === '/');
  await stranger.close();
});

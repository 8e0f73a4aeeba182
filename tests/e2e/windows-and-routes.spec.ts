import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow, speak } from '#tests/support/follow.ts';
import { restoreNavigation } from '#tests/support/navigation.ts';

test.afterEach(({ site }) => restoreNavigation(site.db));

const TEXTS = {
  th: {
    menu: 'เมนูหลัก',
    articles: 'บทความและข่าว',
    hidden: 'ซ่อนจากเมนู',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    path: 'ที่อยู่',
    opens: 'เปิดหน้าจอ',
    taken: 'ที่อยู่นี้มีหน้าของระบบอยู่แล้ว กรุณาใช้ที่อยู่อื่น',
    fixed: /เส้นทางของระบบเปลี่ยนหรือลบไม่ได้/,
    needed: /หน้าจอนี้ซ่อนไม่ได้/,
  },
  en: {
    menu: 'Main menu',
    articles: 'Articles and news',
    hidden: 'Hide from the menu',
    save: 'Save',
    saved: 'Saved',
    path: 'Address',
    opens: 'Opens',
    taken: 'The system has a page at this address: please use another',
    fixed: /Addresses of the system cannot be changed/,
    needed: /This screen cannot be hidden/,
  },
} as const;

type Language = keyof typeof TEXTS;

const save = (page: Page, language: Language) =>
  page.getByRole('button', { name: TEXTS[language].save, exact: true });

async function expectSaved(page: Page, language: Language) {
  await save(page, language).click();
  await expect(page.getByText(TEXTS[language].saved, { exact: true }).last()).toBeVisible();
  // The form of a new one gives way to that of the record.
  await expect(page).toHaveURL(/[?&]id=\d+/);
}

/** In the form of a new address: one of the system is refused, the one given is kept. */
async function addAddress(page: Page, language: Language, address: string, window: string) {
  const texts = TEXTS[language];
  const path = page.getByRole('textbox', { name: texts.path });
  await path.fill('/Articles');
  await page.getByRole('combobox', { name: texts.opens }).click();
  await page.getByRole('option', { name: window }).click();
  await save(page, language).click();
  await expect(page.getByText(texts.taken)).toBeVisible();
  await path.fill(address);
  await expectSaved(page, language);
}

async function expectMenuWithoutArticles(page: Page, language: Language) {
  const menu = page.getByRole('navigation', { name: TEXTS[language].menu });
  await expect(menu.getByRole('link')).not.toHaveCount(0);
  await expect(menu.getByRole('link', { name: TEXTS[language].articles })).toHaveCount(0);
}

test('windows are hidden and added, addresses lead to them whoever is signed in, and those of the system stay', async ({
  page,
  signIn,
}) => {
  const phone = { width: 360, height: 800 };
  const desk = { width: 1280, height: 800 };
  await page.route('https://hr.example/**', (route) => route.fulfill({ body: 'Leave requests' }));

  // A window that everything hangs on cannot be hidden; another one can.
  await page.setViewportSize(desk);
  await signIn('administrator', '/NavWindow?lang=en&q=NavNode');
  await page.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByText(TEXTS.en.needed)).toBeVisible();
  await page.setViewportSize(phone);
  await speak(page, 'th');
  await expect(page.getByText(TEXTS.th.needed)).toBeVisible();
  await expect(page.getByLabel(TEXTS.th.hidden)).toBeDisabled();
  await follow(page, '/NavWindow?q=ArticlesMaint');
  await page.getByRole('button', { name: TEXTS.th.articles }).click();
  await page.getByLabel(TEXTS.th.hidden).check();
  await expectSaved(page, 'th');

  await follow(page, '/NavRoute');
  await page.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
  await addAddress(page, 'th', '/front-desk', 'แดชบอร์ด (DashboardMt)');
  await follow(page, '/NavRoute?q=/BulkSMSHist');
  await page.getByRole('button', { name: '/BulkSMSHist' }).click();
  await expect(page.getByText(TEXTS.th.fixed)).toBeVisible();
  await expect(save(page, 'th')).toHaveCount(0);

  await page.setViewportSize(desk);
  await speak(page, 'en');
  await expect(page.getByText(TEXTS.en.fixed)).toBeVisible();
  await expect(save(page, 'en')).toHaveCount(0);

  // A link to another system.
  await follow(page, '/NavWindow?id=new');
  await page.getByLabel('Name shown (Thai)').fill('ระบบลางาน');
  await page.getByLabel('Name shown (English)').fill('Leave system');
  await page.getByRole('textbox', { name: 'Code' }).fill('leave');
  await page.getByRole('textbox', { name: 'Leads to' }).fill('http://hr.example/');
  await save(page, 'en').click();
  await expect(page.getByText(/Must be a web address that begins with https/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Leads to' }).fill('https://hr.example/leave');
  await expectSaved(page, 'en');
  await follow(page, '/NavRoute?id=new');
  await addAddress(page, 'en', '/leave', 'Leave system (leave)');
  await page.goto('/leave', { waitUntil: 'commit' });
  await page.waitForURL('https://hr.example/leave');

  // Another user comes by the new address, and finds no hidden window in the menu.
  await page.setViewportSize(phone);
  await signIn('editor', '/Front-Desk?lang=th');
  await page.waitForURL('**/DashboardMt*');
  await page.getByRole('button', { name: 'เปิดเมนู' }).click();
  await expectMenuWithoutArticles(page, 'th');
  await page.keyboard.press('Escape');
  await page.setViewportSize(desk);
  await speak(page, 'en');
  await expectMenuWithoutArticles(page, 'en');

  // Strangers are led to the home page.
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/front-desk', '/leave']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  }
});

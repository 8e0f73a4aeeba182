import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { restoreNavigation } from '#tests/support/navigation.ts';

const TEXTS = {
  th: {
    tree: 'โครงเมนู',
    menu: 'เมนูหลัก',
    loans: 'งานสินเชื่อ',
    dashboard: 'แดชบอร์ด',
    branches: 'สาขา',
    audit: 'บันทึกการใช้งาน',
    saveOrder: 'บันทึกลำดับ',
    saved: /บันทึกลำดับแล้ว/,
    first: 'งานสินเชื่อ อยู่ลำดับแรกแล้ว',
    move: 'ย้าย สาขา',
    up: 'เลื่อนขึ้น',
    moved: /ย้าย งานสินเชื่อ ไปลำดับที่ 1 จาก 9/,
  },
  en: {
    tree: 'Entries of the menu',
    menu: 'Main menu',
    loans: 'Loans',
    dashboard: 'Dashboard',
    branches: 'Branches',
    audit: 'Audit record',
    saveOrder: 'Save the order',
    saved: /The order is saved/,
    first: 'Loans is first already',
    move: 'Move Branches',
    up: 'Move up',
    moved: /Loans is now 1 of 9 in Top level/,
  },
} as const;

type Language = keyof typeof TEXTS;

test.afterEach(({ site }) => restoreNavigation(site.db));

const entries = (page: Page, { tree }: { tree: string }) =>
  page.getByRole('list', { name: tree }).locator('[data-node]');

async function openTree(page: Page, language: Language) {
  await page.goto(`/NavNode?lang=${language}`);
  await expect(entries(page, TEXTS[language])).not.toHaveCount(0);
}

for (const [language, width] of [
  ['th', 360],
  ['en', 1280],
] as const) {
  const texts = TEXTS[language];

  test(`in ${language} entries are put in order by the keyboard, and the order is saved`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('administrator');
    await openTree(page, language);
    const loans = entries(page, texts).filter({ hasText: texts.loans }).first();
    await loans.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(texts.moved)).toBeVisible();
    await expect(loans).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(texts.first)).toBeVisible();
    await page.getByRole('button', { name: texts.move, exact: true }).click();
    await page.getByRole('menuitem', { name: texts.up }).click();
    await page.getByRole('button', { name: texts.saveOrder }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await page.reload();
    const names = entries(page, texts);
    await expect(names.first()).toHaveText(texts.loans);
    await expect(names.nth(4)).toHaveText(texts.dashboard);
  });
}

test.describe('on a desk in English', () => {
  const texts = TEXTS.en;
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('administrator');
    await openTree(page, 'en');
  });

  const row = (page: Page, name: string) =>
    page
      .getByRole('list', { name: texts.tree })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) });

  test('entries are dragged to another place and into a heading', async ({ page }) => {
    // The whole tree in sight: a drag that scrolls would end on the row that moved under it.
    await page.setViewportSize({ width: 1280, height: 2400 });
    const handle = row(page, 'Dashboard').getByTitle('Drag Dashboard');
    // The middle of a heading is inside of it.
    await handle.dragTo(row(page, 'Loans'));
    await expect(page.getByText('Dashboard is now 1 of 4 in Loans')).toBeVisible();
    const target = row(page, 'Messages and applicants');
    await row(page, 'Branches')
      .getByTitle('Drag Branches')
      .dragTo(target, { targetPosition: { x: 60, y: 3 } });
    await expect(page.getByText('Branches is now 2 of 8 in Top level')).toBeVisible();
    await page.getByRole('button', { name: texts.saveOrder }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    const menu = page.getByRole('navigation', { name: texts.menu });
    await expect(menu.getByRole('button').nth(1)).toHaveText('Branches');
    await expect(menu.getByRole('link').first()).toHaveText('Dashboard');
  });

  test('what cannot stand somewhere is said and does not move', async ({ page }) => {
    await row(page, 'Loans')
      .getByTitle('Drag Loans')
      .dragTo(row(page, 'Loan applications (Loans)'));
    await expect(page.getByText('Loans cannot stand under itself')).toBeVisible();
    await expect(page.getByRole('button', { name: texts.saveOrder })).toHaveCount(0);
  });

  test('in and out by the keyboard; the preview shows a group its menu before it is saved', async ({
    page,
  }) => {
    const preview = page.getByRole('region', { name: 'Preview of the menu' });
    await page.getByRole('combobox', { name: 'As seen by the group' }).click();
    await page.getByRole('option', { name: 'Administrators' }).click();
    const branches = row(page, 'Branches').getByRole('button', { name: 'Branches', exact: true });
    await branches.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByText(/^Branches is now (\d+) of \1 in Website content$/)).toBeVisible();
    await expect(
      preview.getByRole('listitem').filter({ hasText: 'Website content' }),
    ).toContainText('GSB branches');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.getByText('Branches is now 5 of 9 in Top level')).toBeVisible();
  });

  test('of two editors the second is told, and nothing of theirs is mixed', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openTree(other, 'en');
    for (const [tab, name] of [
      [page, 'Loans'],
      [other, 'System'],
    ] as const) {
      await row(tab, name).getByRole('button', { name, exact: true }).focus();
      await tab.keyboard.press('Alt+ArrowUp');
      await tab.getByRole('button', { name: texts.saveOrder }).click();
    }
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(other.getByRole('alert')).toContainText('Somebody else arranged the menu');
    await other.getByRole('button', { name: 'Load the newest menu' }).click();
    await expect(entries(other, texts).first()).toHaveText('Loans');
  });

  test('an entry is added, renamed in both languages, hidden, deleted and restored', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await page.getByLabel('Name in the menu (Thai)').fill('งานประจำวัน');
    await page.getByLabel('Name in the menu (English)').fill('Daily work');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(page, 'Daily work')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Daily work' })).toBeVisible();
    await page.getByLabel('Hide from the menu').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(row(page, 'Daily work')).toContainText('Hidden');
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Move to the bin' }).click();
    await expect(row(page, 'Daily work')).toHaveCount(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Show the bin' }).click();
    await page.getByLabel('Select Daily work').check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(row(page, 'Daily work')).toBeVisible();
  });

  test('a heading is deleted and its entries stay, if so chosen; the first menu comes back', async ({
    page,
  }) => {
    await row(page, 'Branches').getByRole('button', { name: 'Branches', exact: true }).click();
    await page.getByRole('button', { name: 'Delete…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('3 entries stand under this heading');
    await dialog.getByLabel('They move up into its place').check();
    await dialog.getByRole('button', { name: 'Move to the bin' }).click();
    await expect(row(page, 'GSB branches')).toBeVisible();
    await expect(row(page, 'Branches')).toHaveCount(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Reset to the default menu…' }).click();
    await page.getByRole('button', { name: 'Use the default menu' }).click();
    await expect(row(page, 'Branches')).toBeVisible();
  });

  test('an order that is not saved is asked about before leaving', async ({ page }) => {
    await row(page, 'Loans').getByRole('button', { name: 'Loans', exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('link', { name: 'My account' }).click();
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
  });
});

test('who may only look sees the menu and cannot move anything', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('auditor');
  await openTree(page, 'en');
  await expect(page.getByRole('button', { name: TEXTS.en.move })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add an entry' })).toHaveCount(0);
  await entries(page, TEXTS.en).nth(1).press('Alt+ArrowUp');
  await expect(entries(page, TEXTS.en).first()).toHaveText('Dashboard');
});

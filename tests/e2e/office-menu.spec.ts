import { SCREEN_NAMES, SCREENS } from '#contract/window-names.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

test.describe('on a desk in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ context, site }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
  });

  test('an administrator finds every screen in the menu, and the current one is marked', async ({
    page,
    signIn,
  }) => {
    await signIn('administrator', '/DashboardMt');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveCount(SCREENS.length);
    await menu.getByRole('link', { name: 'User groups' }).click();
    await page.waitForURL('**/userGroup');
    await expect(menu.locator('[aria-current="page"]')).toHaveText('User groups');
    await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText(
      'People and rightsUser groups',
    );
    await expect(page).toHaveTitle('User groups · Chanote');
  });

  test('an editor sees content and no users', async ({ page, signIn }) => {
    await signIn('editor', '/DashboardMt');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Articles and news' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'People and rights' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
  });

  test('folded headings and the hidden menu are remembered', async ({ page, signIn }) => {
    await signIn('administrator', '/DashboardMt');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Loans' }).click();
    await expect(menu.getByRole('link', { name: 'Loan applications' })).toBeHidden();
    await page.reload();
    await expect(menu.getByRole('button', { name: 'Loans' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.getByRole('button', { name: 'Hide the menu' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show the menu' })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test('the palette leads to a screen by the keyboard alone, from inside a field too', async ({
    page,
    signIn,
  }) => {
    await signIn('administrator', '/DashboardMt');
    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByLabel('Last name').focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Go to a screen' });
    await expect(field).toBeFocused();
    await expectAccessible(page, { within: '[role="dialog"]' });
    await page.keyboard.type('sms');
    const selected = page.getByRole('listbox').locator('[data-combobox-selected]');
    await expect(selected).toContainText('Bulk SMS');
    await page.keyboard.press('ArrowDown');
    await expect(selected).toContainText('SMS history');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/BulkSMSHist');
  });

  test('the palette finds by the Thai name too, and says when nothing is found', async ({
    page,
    signIn,
  }) => {
    await signIn('editor', '/DashboardMt');
    await page.getByRole('button', { name: 'Find a screen' }).click();
    await page.keyboard.type('บทความ');
    await expect(page.getByRole('option')).toHaveText(/Articles and news/);
    await page.getByRole('combobox', { name: 'Go to a screen' }).fill('user groups');
    await expect(page.getByText('Your search for "user groups" found no results.')).toBeVisible();
  });
});

test.describe('on a phone in Thai', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu is a drawer that closes when a screen is chosen', async ({ page, signIn }) => {
    await signIn('editor', '/DashboardMt');
    await page.getByRole('button', { name: 'เปิดเมนู' }).tap();
    const drawer = page.getByRole('dialog', { name: 'โฉนด ระบบงานพนักงาน' });
    await drawer.getByRole('link', { name: SCREEN_NAMES.PromotionsMaint.th }).tap();
    await page.waitForURL('**/PromotionsMaint');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('โปรโมชัน');
  });

  test('the drawer closes by Escape and gives the focus back', async ({ page, signIn }) => {
    await signIn('editor', '/DashboardMt');
    const burger = page.getByRole('button', { name: 'เปิดเมนู' });
    await burger.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(burger).toBeFocused();
  });
});

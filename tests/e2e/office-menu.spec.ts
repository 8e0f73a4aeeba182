import type { Page } from '@playwright/test';
import { SCREEN_NAMES, SCREENS } from '#contract/navigation/window-names.ts';
import { question } from '#server/pages/tables.ts';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { message } from '#tests/support/contact-message.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

test.describe('on a desk in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ context, site }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
  });

  test('an administrator finds every screen, by the menu and by the palette', async ({
    page,
    signIn,
  }) => {
    await signIn('administrator', '/DashboardMt');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const loans = menu.getByRole('button', { name: 'Loans' });
    const field = page.getByRole('combobox', {
      name: 'Find a screen, a record or an application number',
    });

    await test.step('the current screen is marked', async () => {
      await expect(menu.getByRole('link')).toHaveCount(SCREENS.length);
      await menu.getByRole('link', { name: 'User groups' }).click();
      await page.waitForURL('**/userGroup');
      await expect(menu.locator('[aria-current="page"]')).toHaveText('User groups');
      await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText(
        'People and rightsUser groups',
      );
      await expect(page).toHaveTitle(/User groups · Chanote$/);
    });

    await test.step('the palette leads to a screen by the keyboard alone, from inside a field too', async () => {
      await page.getByRole('link', { name: 'My account' }).click();
      await page.getByLabel('Last name').focus();
      // On a Thai keyboard the same key writes another letter.
      await page.getByLabel('Last name').dispatchEvent('keydown', {
        ...{ key: 'า', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true },
      });
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByLabel('Last name')).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await expectAccessible(page, { within: '[role="dialog"]' });
      // It finds by the Thai name too.
      await page.keyboard.type('บทความ');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/Articles and news/);
      await typeInto(field, 'nowhere');
      await expect(page.getByText('Your search for "nowhere" found no results.')).toBeVisible();
      const records = await holdBack(page, 'records/find');
      await typeInto(field, 'sms');
      const selected = page.getByRole('listbox').locator('[data-combobox-selected]');
      await expect(selected).toContainText('Bulk SMS');
      await page.keyboard.press('ArrowDown');
      await expect(selected).toContainText('SMS history');
      // What is found later does not take the choice back.
      await records.letGo();
      await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(2);
      await expect(selected).toContainText('SMS history');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/BulkSMSHist');
    });

    await test.step('folded headings and the hidden menu are remembered', async () => {
      await loans.click();
      await expect(menu.getByRole('link', { name: 'Loan applications' })).toBeHidden();
      await page.getByRole('button', { name: 'Hide the menu' }).click();
      await page.reload();
      const show = page.getByRole('button', { name: 'Show the menu' });
      await expect(show).toBeVisible();
      await expect(menu).toBeHidden();
      await show.click();
      await expect(loans).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('a list that is pointed at in the menu is there when it is pressed, and Ctrl+S never saves the page', async ({
    page,
    signIn,
    site,
  }) => {
    await takeDownCase(site, { firstName: 'ล่วงหน้า' });
    await page.request.post('/api/subscribe/send', { data: message({ header: 'ล่วงหน้า' }) });
    await signIn('administrator', '/Account?lang=en');
    const lists = {
      MediaMaint: ['media', page.locator('main li').getByRole('button').first()],
      user: ['users', page.locator('tbody').getByRole('row').first()],
      RegisterMaint: ['application', page.locator('tbody').getByRole('row').first()],
      SubscribeMaint: ['message', page.locator('tbody').getByRole('row').first()],
    } as const;
    for (const [screen, [name, shown]] of Object.entries(lists)) {
      const { en } = SCREEN_NAMES[screen as keyof typeof lists];
      const link = page.getByRole('navigation').getByRole('link', { name: en, exact: true });
      const brought = page.waitForResponse(
        (response) =>
          response.url().endsWith(`/api/${name}/list`) &&
          response.request().postDataJSON().size > 1,
      );
      await link.hover();
      await brought;
      // What the screen asks by itself does not come: what it shows was there before.
      const letGo = await withhold(page, `**/api/${name}/list`);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en);
      await expect(shown, screen).toBeVisible();
      await letGo();
    }

    await site.db.insert(question).values({ name: { th: 'ล่วงหน้า' }, detail: {} });
    await page.goto('/ConfigOtherMaint?lang=en');
    const tab = page.getByRole('link', { name: 'Questions', exact: true });
    const brought = page.waitForResponse('**/api/question/list');
    await tab.hover();
    await brought;
    const letGo = await withhold(page, '**/api/question/list');
    await tab.click();
    await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
    await letGo();

    await page.evaluate(() => {
      addEventListener('keydown', (event) =>
        setTimeout(() => (document.title = `${event.defaultPrevented}`)),
      );
    });
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('There is nothing to save on this screen')).toBeVisible();
    await expect(page).toHaveTitle('true');
  });
});

test.describe('on a phone in Thai', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('an editor finds content and no users, in a drawer that closes when a screen is chosen', async ({
    page,
    signIn,
  }) => {
    await signIn('editor', '/DashboardMt');
    const burger = page.getByRole('button', { name: 'เปิดเมนู' });
    const drawer = page.getByRole('dialog', { name: 'โฉนด ระบบงานพนักงาน' });

    await test.step('Escape closes it and gives the focus back', async () => {
      await burger.click();
      await expect(drawer.getByRole('link', { name: SCREEN_NAMES.ArticlesMaint.th })).toBeVisible();
      await expect(drawer.getByRole('button', { name: 'ผู้ใช้และสิทธิ์' })).toHaveCount(0);
      await expect(drawer.getByRole('link', { name: SCREEN_NAMES.user.th })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(burger).toBeFocused();
    });

    await test.step('choosing a screen closes it', async () => {
      await burger.tap();
      await drawer.getByRole('link', { name: SCREEN_NAMES.PromotionsMaint.th }).tap();
      await page.waitForURL('**/PromotionsMaint');
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('โปรโมชัน');
    });

    await test.step('the palette finds nothing that the editor may not see', async () => {
      await page.getByRole('button', { name: 'ค้นหาหน้าจอ รายการ หรือใบสมัคร' }).click();
      const field = page.getByRole('combobox', { name: 'ค้นหาหน้าจอ รายการ หรือเลขที่ใบสมัคร' });
      await expect(field).toBeFocused();
      await typeInto(field, 'user groups');
      await expect(page.getByText('ไม่พบผลการค้นหาสำหรับ “user groups”')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    });
  });
});

/** Holds back what may be asked for; what was brought a moment ago need not be. */
async function withhold(page: Page, calls: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await page.unroute(calls);
  };
}

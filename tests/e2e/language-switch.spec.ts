import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { registerForm } from '#tests/support/register-form.ts';
import { takenOver } from '#tests/support/taken-over.ts';

const english = (page: Page) =>
  page.getByRole('link', { name: 'English' }).filter({ visible: true }).first().click();

test.use({ viewport: { width: 1280, height: 900 } });

test('what was typed stays when the language changes, on every page with a form', async ({
  page,
}) => {
  await test.step('the contact form', async () => {
    await page.goto('/Subscribe?lang=th');
    await takenOver(page);
    await page.locator('[name="name"]').pressSequentially('สมชาย ใจดี');
    await page.locator('[name="text"]').pressSequentially('อยากทราบวงเงิน');
    await page.locator('[name="policy"]').check();
    await english(page);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[name="name"]')).toHaveValue('สมชาย ใจดี');
    await expect(page.locator('[name="text"]')).toHaveValue('อยากทราบวงเงิน');
    await expect(page.locator('[name="policy"]')).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('the job application, with its file', async () => {
    await page.goto('/workWithUs?lang=th');
    await takenOver(page);
    await page.locator('[name="firstName"]').pressSequentially('สมหญิง');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(
          '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
        ),
      });
    await expect(page.getByText('cv.pdf')).toBeVisible();
    await english(page);
    await expect(page.getByRole('heading', { name: 'Work with us' })).toBeVisible();
    await expect(page.locator('[name="firstName"]')).toHaveValue('สมหญิง');
    await expect(page.getByText('cv.pdf')).toBeVisible();
  });

  await test.step('the postings stand there with their text, and one is chosen', async () => {
    const posting = page.locator('main details').first();
    await posting.locator('summary').click();
    expect((await posting.locator('p').allInnerTexts()).join('').length).toBeGreaterThan(40);
    await posting.getByRole('link', { name: 'Apply for this position' }).click();
    await expect(page.locator('[name="posting"]')).toBeFocused();
    await expect(page.locator('[name="posting"]')).not.toHaveValue('');
    await expect(page.locator('[name="firstName"]')).toHaveValue('สมหญิง');
    await expect(page.getByText('Saved on this device until you send')).toBeVisible();
  });

  await test.step('the calculator, before the address has followed', async () => {
    await page.goto('/Cal?lang=th');
    await takenOver(page);
    await page.locator('[name="government"]').pressSequentially('4200000');
    // Slower than the pause after which the address takes up what was typed.
    await page.route('**/Cal?**', async (route) => {
      await page.evaluate(() => new Promise((passed) => setTimeout(passed, 400)));
      await route.continue();
    });
    await page.locator('[name="market"]').pressSequentially('6500000');
    await english(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[name="government"]')).toHaveValue('4,200,000');
    await expect(page.locator('[name="market"]')).toHaveValue('6,500,000');
    await expect(page.getByText('2,940,000').first()).toBeVisible();
    await expect(page).toHaveURL(/market=6500000.*lang=en/);
  });

  await test.step('the status page; and where the line is broken, it stays as it is', async () => {
    await page.goto('/Status?lang=th');
    await takenOver(page);
    await page.locator('[name="phone"]').pressSequentially('0812345678');
    await page.route('**/Status?lang=en', (route) => route.abort());
    await english(page);
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText('ไม่ครบ');
    await expect(page.locator('[name="phone"]')).toHaveValue('081-234-5678');
    await page.unroute('**/Status?lang=en');
    await english(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[name="phone"]')).toHaveValue('081-234-5678');
  });

  await test.step('the sign-in, and what it said is said again in the other language', async () => {
    await page.goto('/login?lang=th');
    await takenOver(page);
    await page.locator('[name="username"]').pressSequentially('nobodyknows');
    await page.locator('[name="password"]').pressSequentially('Wrong-Horse-7');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('รหัสผู้ใช้หรือรหัสผ่านไม่ถูกต้อง');
    await english(page);
    await expect(page.getByRole('alert')).toHaveText('The user code or password is not correct.');
    await expect(page.locator('[name="username"]')).toHaveValue('nobodyknows');
  });

  await test.step('a page without scripts of its own', async () => {
    await page.goto('/Articles?lang=th');
    const question = page.getByRole('main').getByRole('searchbox');
    await question.pressSequentially('ที่ดินมีบ้านกู้ได้ไหม');
    await english(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(question).toHaveValue('ที่ดินมีบ้านกู้ได้ไหม');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  await test.step('the loan application; going back in it keeps the language', async () => {
    const form = registerForm(page, 'th');
    await form.open();
    await form.choose('person');
    await form.begin();
    await english(page);
    await expect(page).toHaveURL(/lang=en#about$/);
    await expect(page).toHaveTitle(/Apply/);
    await page.goBack();
    await expect(page).toHaveURL(/lang=en#start$/);
    await expect(page).toHaveTitle(/Apply/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // On a slow line somebody goes on meanwhile: before the page is asked for, and before it has come.
    for (const [asked, language, act, step] of [
      [1, 'th', () => page.goForward(), 'about'],
      [2, 'en', () => page.goBack(), 'start'],
    ] as const) {
      let times = 0;
      await page.route(`**/Register?lang=${language}`, async (route) => {
        times += 1;
        if (times === asked) await act();
        await route.continue();
      });
      await page.locator(`a[hreflang=${language}]`).filter({ visible: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveURL(new RegExp(`lang=${language}#${step}$`));
      await page.unroute(`**/Register?lang=${language}`);
    }
    await page.goto('/Register');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('where pages are drawn into each other', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a change of pages that is cut short is no error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (viewTransition) sessionStorage.cut = `${sessionStorage.cut ?? ''}${location.pathname} `;
        viewTransition?.skipTransition();
      });
    });
    await page.goto('/Subscribe?lang=th');
    await takenOver(page);
    await page.getByRole('link', { name: 'English' }).filter({ visible: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Browsers give the change up where the next page lets them wait.
    await page.request.get('/About?lang=en');
    await page.evaluate(() => location.assign('/About?lang=en'));
    await page.waitForURL('**/About?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.cut)).toContain('/About');
    expect(errors).toEqual([]);
  });

  test('nor is it in the office, from there to the site, and back', async ({ page, signIn }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (viewTransition) sessionStorage.cut = `${sessionStorage.cut ?? ''}${location.pathname} `;
        viewTransition?.skipTransition();
      });
    });
    const articles = page.getByRole('heading', { level: 1, name: 'Articles and news' });
    await signIn('editor', '/Account?lang=en');
    await page.evaluate(() => location.assign('/ArticlesMaint?lang=en'));
    await expect(articles).toBeVisible();
    await page.reload();
    await expect(articles).toBeVisible();
    await page.evaluate(() => location.assign('/About?lang=en'));
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await page.goBack();
    await expect(articles).toBeVisible();
    const cut = () => page.evaluate(() => sessionStorage.cut);
    await expect.poll(cut).toMatch(/ArticlesMaint .*ArticlesMaint/);
    expect(errors).toEqual([]);
  });
});

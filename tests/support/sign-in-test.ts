import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { signInGuard } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { test as base, expect } from './browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from './pages.ts';
import { PASSWORD } from './people.ts';
import { SIGN_IN_TEXTS, type SignInTexts } from './sign-in-texts.ts';

type Language = (typeof LANGUAGES)[number];

type Fixtures = {
  language: Language;
  texts: SignInTexts;
  /** A username that no other test uses; its user, if there is one, goes after the test. */
  userId: string;
  login: LoginPage;
};

let users = 0;

/** A visitor of the sign-in page: on a phone in Thai, on a desk in English. */
export const test = base.extend<Fixtures>({
  language: ['th', { option: true }],
  texts: async ({ language }, use) => use(SIGN_IN_TEXTS[language]),
  viewport: async ({ language }, use) => use({ width: JOURNEY_WIDTHS[language][0], height: 800 }),
  userId: async ({ site }, use) => {
    users += 1;
    const userId = `walker${users}`;
    await use(userId);
    await site.db.delete(appUser).where(eq(appUser.userId, userId));
  },
  login: async ({ page, context, site, language, texts }, use) => {
    // Wrong passwords of other tests came from this machine too.
    await site.db.delete(signInGuard);
    await context.addCookies([
      { name: 'language', value: language, url: site.origin },
      { name: 'consent', value: 'necessary', url: site.origin },
    ]);
    await use(createLoginPage(page, texts));
  },
});

/** Declares the tests once for each language. */
export const inBothLanguages = (declare: () => void) => inLanguages(LANGUAGES, declare);

/** Long ways are walked once: every page by itself is seen in both languages (every-page.spec.ts). */
export const onAPhone = (declare: () => void) => inLanguages(['th'], declare);
export const atADesk = (declare: () => void) => inLanguages(['en'], declare);

function inLanguages(languages: readonly Language[], declare: () => void): void {
  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ language });
      declare();
    });
  }
}

type LoginPage = ReturnType<typeof createLoginPage>;

/** What a visitor does on the sign-in page. */
function createLoginPage(page: Page, texts: SignInTexts) {
  const userId = page.locator('input[name="username"]');
  const password = page.locator('input[name="password"]');
  const captcha = page.getByRole('checkbox', { name: texts.captcha.label });
  const submit = page.getByRole('button', { name: texts.submit, exact: true });
  return {
    userId,
    password,
    captcha,
    submit,
    warning: page.getByRole('alert'),
    async open(query = '') {
      await page.goto(`/login${query}`);
      await expect(submit).toBeEnabled();
    },
    async send(name: string, secret: string = PASSWORD) {
      await userId.fill(name);
      await password.fill(secret);
      await submit.click();
    },
    /** By working it out in the browser, as everybody has to. */
    async solveCaptcha() {
      await captcha.click();
      const solved = page.getByRole('checkbox', { name: texts.captcha.verified });
      await expect(solved).toBeChecked({ timeout: 30_000 });
    },
    /** Signed in: led to the office, which need not be loaded for it. */
    expectOffice: () => page.waitForURL('**/DashboardMt', { waitUntil: 'commit' }),
    readToken: () => page.evaluate(() => localStorage.getItem('token')),
  };
}

export { expect };

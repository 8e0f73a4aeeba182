import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { LANGUAGES, PAGES } from '#tests/support/pages.ts';

/** What the browser complained about, the answer of a page that is meant to be missing aside. */
function collectComplaints(page: Page, expectedStatus: number): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message: ConsoleMessage) => {
    const expected =
      message.text().includes(`status of ${expectedStatus}`) && expectedStatus >= 400;
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
  });
  return complaints;
}

for (const language of LANGUAGES) {
  for (const { path, title, ...rest } of PAGES) {
    const status = 'status' in rest ? rest.status : 200;
    const whose = 'role' in rest ? ` for ${rest.role}` : '';

    test(`${path} in ${language}${whose} is sound`, async ({ page, signIn }) => {
      // Signed in, but on a page that costs nothing.
      if ('role' in rest) await signIn(rest.role, '/robots.txt');
      await page.setViewportSize({ width: 320, height: 700 });
      const complaints = collectComplaints(page, status);
      const response = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await page.waitForLoadState('networkidle');

      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(title[language]);
      await expect(page.locator('main')).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'no sideways scroll at 320 px').toBeLessThanOrEqual(0);
      // A phone in one language, a desk in the other; drawings without words have nothing to find.
      await page.setViewportSize({ width: language === 'th' ? 320 : 1280, height: 800 });
      const { violations } = await new AxeBuilder({ page }).exclude('svg[aria-hidden]').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

import { expect, type Page } from '@playwright/test';

/**
 * Holds the answers of a call back, until the test lets them go. The way through the test stays in
 * place: while it is taken away and put back, the browser has lost a request that came just then.
 */
export async function holdBack(page: Page, path: string) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**/api/${path}`, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await expectInterception(page);
  return {
    asked: asked.promise,
    letGo: async () => {
      const answered = page.waitForResponse(`**/api/${path}`);
      held.resolve();
      await answered;
    },
  };
}

/**
 * A page that is already open goes on asking past the test for a moment after the first way through it was
 * laid: what is asked only now has been seen to come through.
 */
async function expectInterception(page: Page): Promise<void> {
  const probe = '/asked-through-the-test';
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  await expect
    .poll(() => page.evaluate(async (path) => (await fetch(path)).status, probe))
    .toBe(204);
}

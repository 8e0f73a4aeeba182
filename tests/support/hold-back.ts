import type { Page } from '@playwright/test';

/** Holds the answers of a call back, until the test lets them go. */
export async function holdBack(page: Page, path: string) {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(`**/api/${path}`);
  await page.route(`**/api/${path}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    asked,
    letGo: async () => {
      const answered = page.waitForResponse(`**/api/${path}`);
      held.resolve();
      await answered;
      await page.unroute(`**/api/${path}`);
    },
  };
}

import type { Page } from '@playwright/test';

/** Holds the answers of a call back, until the test lets them go. */
export async function holdBack(page: Page, path: string) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**/api/${path}`, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return {
    asked: asked.promise,
    letGo: async () => {
      const answered = page.waitForResponse(`**/api/${path}`);
      held.resolve();
      await answered;
    },
  };
}

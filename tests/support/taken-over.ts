import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the page: it ends with the outermost element, and then runs its
 * effects. What is typed or chosen before that is as lost as for somebody faster than the scripts.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [document.documentElement, document.querySelector('#page > div')].some((outermost) =>
      Object.keys(outermost ?? {}).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses a button that leads to another page, goes there, and comes back to the page as it was
 * left. The other page answers nothing, so the browser stays; these browsers keep no page by themselves.
 */
export async function leaveAndComeBack(page: Page, button: Locator, to: string): Promise<void> {
  await page.route(to, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(to);
  await button.click();
  await left;
  await expect(page.locator('main button[aria-disabled="true"]')).toHaveCount(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator('main button[aria-disabled="true"]')).toHaveCount(0);
  await page.unroute(to);
}

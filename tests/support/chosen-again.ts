import type { Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/**
 * A browser tells of a chosen file only when it is another than before, so an input must have
 * forgotten it when it is opened again. (Playwright's own choosing tells of it in any case.)
 */
export async function expectForgotten(page: Page, opener: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await opener.click();
  const input = (await chooser).element();
  expect(await input.evaluate((element) => Reflect.get(element, 'value'))).toBe('');
}

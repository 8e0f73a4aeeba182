import { expect, type Page } from '@playwright/test';

/** As a link inside the office does: the scripts of the office stay as they are. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => Reflect.get(globalThis, '__reactRouterDataRouter').navigate(to),
    path,
  );
}

const NAMES = { th: 'ไทย', en: 'English' };

/** In the other language, by the menu in the bar: what is on the screen stays. */
export async function speak(page: Page, language: keyof typeof NAMES): Promise<void> {
  await page.getByRole('button', { name: /^(ภาษา|Language) / }).click();
  await page.getByRole('menuitemradio', { name: NAMES[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

import type { Page } from '@playwright/test';

const SCRIPTS = /<script\b.*?<\/script>/gs;

/** What stands on a page of the site before any script has run, without opening it in a browser. */
export async function readSite(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  return (await response.text()).replace(SCRIPTS, '');
}

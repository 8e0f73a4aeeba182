import type { Page } from '@playwright/test';

const SCRIPTS = /<script\b.*?<\/script>/gs;
/** What keeps a word whole at the end of a line is no part of what is said. */
const WHOLE_WORDS = /<span class="whole-word">([^<]*)<\/span>/g;

/** What stands on a page of the site before any script has run, without opening it in a browser. */
export async function readSite(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  return (await response.text()).replace(SCRIPTS, '').replace(WHOLE_WORDS, '$1');
}

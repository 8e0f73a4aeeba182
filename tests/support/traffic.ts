import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 250;

/** Stays open as long as the office does. */
const isStream = (request: Request) => request.url().endsWith('/api/application/news');

/** Waits until the page has asked for all it needs: nothing is under way, and nothing follows. */
export function watchTraffic(page: Page) {
  let underWay = 0;
  let last = 0;
  const ended = (request: Request) => {
    if (isStream(request)) return;
    underWay -= 1;
    last = Date.now();
  };
  page.on('request', (request) => {
    if (!isStream(request)) underWay += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    start: () => {
      last = Date.now();
    },
    settled: async () => {
      await expect
        .poll(() => underWay === 0 && Date.now() - last > QUIET_MS, { intervals: [50] })
        .toBe(true);
      // What has arrived is also drawn. (The browser's idle callback may never come on a busy machine.)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
  };
}

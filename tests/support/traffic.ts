import { expect, type Page } from '@playwright/test';

const QUIET_MS = 250;

/** Waits until the page has asked for all it needs: nothing is under way, and nothing follows. */
export function watchTraffic(page: Page) {
  let underWay = 0;
  let last = 0;
  const ended = () => {
    underWay -= 1;
    last = Date.now();
  };
  page.on('request', () => {
    underWay += 1;
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

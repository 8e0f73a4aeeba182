import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { median } from './measure.ts';
import { type Bench, formatMilliseconds, type Line } from './report.ts';
import { startServer } from './server-process.ts';

const LONGEST_MS = 150;
const RUNS = 7;
/** As long as a hand rests on an entry before it presses. */
const POINTED_MS = 500;
/** Until what the office brings once it stands is there: who signed in reads its first page. */
const SETTLED_MS = 3_000;
const PASSWORD = 'Menu-Clicks-7';
const SCREENS = ['/RegisterMaint', '/ArticlesMaint', '/BranchGSBMaint', '/RegisterMaintHist'];

/** A click in the menu until the rows of the next list are painted: the first in a browser, and later ones. */
export const menuClicks: Bench = async (stage) => {
  const { origin } = await startServer(stage, 'menu', { ADMIN_PASSWORD: PASSWORD });
  const executablePath = await findBrowser();
  const times = SCREENS.map((path) => ({
    path,
    first: [] as number[],
    later: [] as number[],
    alone: [] as number[],
  }));
  // Each screen in turn: what disturbs the machine for a while disturbs them all alike.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { path, first, later, alone } of times) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      stage.onClear(() => browser.close());
      const page = await openOffice(browser, origin);
      first.push(await timeClick(page, path));
      await timeClick(page, '/DashboardMt');
      later.push(await timeClick(page, path));
      // The rest of the rows, too.
      await page.waitForTimeout(POINTED_MS);
      alone.push(await timeBrowserAlone(page));
      await browser.close();
    }
  }
  return times.flatMap(({ path, first, later, alone }) => {
    const bare = `the browser alone ${formatMilliseconds(median(alone))}`;
    return [
      lineOf(`menu: ${path}, first click`, first, bare),
      lineOf(`menu: ${path}, later`, later, bare),
    ];
  });
};

function lineOf(name: string, times: number[], bare: string): Line {
  const value = median(times);
  return {
    name,
    measured: formatMilliseconds(value),
    target: `≤ ${LONGEST_MS} ms`,
    ok: value <= LONGEST_MS,
    note: `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} in ${RUNS} runs; ${bare}`,
  };
}

async function openOffice(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const response = await page.request.post(`${origin}/api/user/validateUserMySQL`, {
    data: { user_id: 'admin', password: PASSWORD },
  });
  const { token } = await response.json();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((items) => Object.assign(localStorage, items), { token, username: 'admin' });
  await page.goto(`${origin}/DashboardMt`);
  await page.locator('main h2').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  return page;
}

async function timeClick(page: Page, path: string): Promise<number> {
  const entry = page.locator(`nav a[href="${path}"]`);
  await entry.hover();
  await page.waitForTimeout(POINTED_MS);
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const there = wanted === '/DashboardMt' ? 'main h2' : 'main tr[data-row]';
              if (location.pathname !== wanted || !document.querySelector(there))
                return requestAnimationFrame(look);
              // Comes right after the picture: before what the office does once it is painted.
              return scheduler.postTask(() => resolve(performance.now() - timeStamp), {
                priority: 'user-blocking',
              });
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
    path,
  );
  await entry.click();
  return painted;
}

/** The same elements, put on the page as they are: what no program can be quicker than here, on this machine. */
function timeBrowserAlone(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const content = document.querySelector('main');
        if (!content) throw new Error('There is no content on the page.');
        const markup = content.innerHTML;
        content.replaceChildren();
        // The empty page is painted first, as the one that was left is.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const start = performance.now();
            content.innerHTML = markup;
            requestAnimationFrame(() =>
              scheduler.postTask(() => resolve(performance.now() - start), {
                priority: 'user-blocking',
              }),
            );
          }),
        );
      }),
  );
}

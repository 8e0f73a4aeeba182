import type { ConsoleMessage, Page } from '@playwright/test';
import { outgoingMail } from '#server/mail/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow, speak } from '#tests/support/follow.ts';
import { LANGUAGES, PAGES } from '#tests/support/pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/sound-page.ts';
import { findThaiBreaks } from '#tests/support/thai-breaks.ts';
import { watchTraffic } from '#tests/support/traffic.ts';

type ListedPage = (typeof PAGES)[number];

const roleOf = (page: ListedPage) => ('role' in page ? page.role : undefined);
const statusOf = (page: ListedPage) => ('status' in page ? page.status : 200);

/** What the browser complained about, the answer of a page that is meant to be missing aside. */
function collectComplaints(page: Page) {
  let complaints: string[] = [];
  let expectedStatus = 200;
  page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    const expected = text.includes(`status of ${expectedStatus}`) && expectedStatus >= 400;
    // Tells how busy the machine is: a style was not yet asked for a few seconds after the load.
    const late = text.includes('not used within a few seconds');
    if (['error', 'warning'].includes(message.type()) && !expected && !late) complaints.push(text);
  });
  return {
    start(status: number) {
      complaints = [];
      expectedStatus = status;
    },
    all: () => complaints,
  };
}

/** What frames every page of a kind is looked at once: on the first page, whole. */
const FRAME = ['header', 'nav', 'footer'];
const SHOWS_FRAME = new Set(['/', '/Cal', '/DashboardMt', '/Account']);

/**
 * Axe takes longer than all else, so it reads each page once: every screen of the office on a phone
 * in Thai (some journeys read theirs at a desk in English), of the public pages every other one;
 * those between on a desk in English.
 */
const readByAxe = (listed: ListedPage, language: 'th' | 'en') =>
  roleOf(listed) !== undefined
    ? language === 'th'
    : PAGES.indexOf(listed) % 2 === (language === 'th' ? 0 : 1);

const PHONES = { public: 320, office: 360 };

async function check(page: Page, listed: ListedPage, language: 'th' | 'en', complaints: string[]) {
  const { path, title } = listed;
  await expect(page.locator('html'), path).toHaveAttribute('lang', language);
  await expect(page, path).toHaveTitle(title[language]);
  await expect(page.locator('main'), path).toHaveCount(1);
  await expect(page.locator('h1').first(), path).toBeVisible();
  await expectNoSidewaysScroll(page);
  // Of the public site thai-lines.spec.ts tells, with all that unfolds.
  if (language === 'th' && roleOf(listed)) expect(await findThaiBreaks(page), path).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
  if (readByAxe(listed, language)) {
    const width = PHONES[roleOf(listed) ? 'office' : 'public'];
    if (language === 'th') await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, { without: SHOWS_FRAME.has(path) ? [] : FRAME });
  }
  expect(complaints, path).toEqual([]);
}

/** An empty list shows none of its words. */
async function fillOutbox(db: Db): Promise<void> {
  const sent = { event: 'application_moved', language: 'th', state: 'sent' } as const;
  const mail = { ...sent, key: 'every page', recipient: 's•••@example.com' };
  await db.insert(outgoingMail).values(mail).onConflictDoNothing();
}

const ADDRESS = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Several pages a visit: a browser that starts anew for each compiles the same scripts again. */
const PER_VISIT = 7;

for (const [role, pages] of Map.groupBy(PAGES, roleOf)) {
  for (let from = 0; from < pages.length; from += PER_VISIT) {
    const visited = pages.slice(from, from + PER_VISIT);
    const whose = role ? ` for ${role}` : '';
    test(`${visited.map(({ path }) => path).join(', ')}${whose}: sound`, async ({
      page,
      site,
      signIn,
    }) => {
      if (role) await signIn(role);
      if (visited.some(({ path }) => path.includes('outbox'))) await fillOutbox(site.db);
      const complaints = collectComplaints(page);
      const traffic = watchTraffic(page);
      for (const language of LANGUAGES) {
        for (const [index, listed] of visited.entries()) {
          const arrived = role && (index > 0 || language !== LANGUAGES[0]);
          if (arrived && index === 0) await speak(page, language);
          await page.setViewportSize({ width: 320, height: 700 });
          complaints.start(statusOf(listed));
          traffic.start();
          if (arrived) await follow(page, listed.path);
          else {
            const response = await page.goto(ADDRESS(listed.path, language));
            expect(response?.status(), listed.path).toBe(statusOf(listed));
          }
          await traffic.settled();
          await check(page, listed, language, complaints.all());
        }
      }
    });
  }
}

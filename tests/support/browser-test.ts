import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type Database, openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { keepIntercepting } from './interception.ts';
import { type Mails, startMailServer } from './mail-server.ts';
import { addUser, PASSWORD, type Role } from './people.ts';
import { startServerProcess } from './server-process.ts';
import { setParameter } from './set-parameter.ts';
import { cloneTemplate } from './template-database.ts';

type Site = {
  origin: string;
  db: Database['db'];
  /** What the site has mailed. */
  mails: Mails;
};

type Fixtures = {
  /**
   * Signs the page's browser in as the user of a role, and opens a screen where one is named. Tests go from page to
   * page, which would end the session each time: that is off unless a test turns it on.
   */
  signIn: (role: Role, path?: string) => Promise<void>;
};

/** Each worker has a server and a database of its own, so tests may change what the site shows. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // Playwright reads from this pattern what a fixture needs; it wants one even where that is nothing.
    async ({ browserName: _ }, use) => {
      const { url, drop } = await cloneTemplate(process.env.TEMPLATE_URL ?? '');
      const dataDir = await mkdtemp(join(tmpdir(), 'chanote-e2e-'));
      await cp(process.env.TEMPLATE_FILES ?? '', join(dataDir, 'files'), { recursive: true });
      const post = await startMailServer();
      const server = await startServerProcess({
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SMTP_URL: post.url,
        SMTP_ALLOW_PRIVATE: '1',
        SMS_ALLOW_PRIVATE: '1',
      });
      const { db, close } = openDatabase(url, createLogger('silent'), 2);
      await use({ origin: server.origin, db, mails: post.mails });
      await close();
      await server.stop();
      await post.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page }, use) => {
    keepIntercepting(page);
    await use(page);
    // What a screen asks for by itself may still be on its way through the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  signIn: async ({ page, site }, use) =>
    use(async (role, path) => {
      await addUser(site.db, role);
      await setParameter(site.db, 'session_end_on_unload', 'N');
      await signIn(page, role);
      if (path) await page.goto(path);
    }),
});

export { expect };

/** As the sign-in page does, which has tests of its own; loading it each time would cost minutes. */
async function signIn(page: Page, role: Role): Promise<void> {
  const response = await page.request.post('/api/user/validateUserMySQL', {
    data: { user_id: role, password: PASSWORD },
  });
  const { token } = await response.json();
  // The parameter that the fixture set reaches the server by a notification.
  await expect.poll(() => readEndOnUnload(page, role, token)).toBe('N');
  await page.goto('/robots.txt');
  await page.evaluate((items) => Object.assign(localStorage, items), { token, username: role });
}

async function readEndOnUnload(page: Page, userId: string, token: string): Promise<unknown> {
  const response = await page.request.post('/api/user/getUserInfoMySQL', {
    data: { user_id: userId },
    headers: { authorization: `Bearer-${token}` },
  });
  const { data } = await response.json();
  return data?.session.end_on_unload;
}

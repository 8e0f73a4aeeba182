import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { SIGN_IN_TEXTS } from '#tests/support/sign-in-texts.ts';
import { cloneTemplate } from '#tests/support/template-database.ts';

const texts = SIGN_IN_TEXTS.en;

/** What the providers' scripts have in common: they say when they are ready, and draw on demand. */
const SCRIPT = `
  const asked = new URL(document.currentScript.src).searchParams;
  globalThis.PROVIDER = {
    render(host, { sitekey, callback }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Puzzle of ' + sitekey + ' in ' + asked.get('hl');
      button.addEventListener('click', () => callback('solved'));
      host.append(button);
      return 0;
    },
    reset() {},
  };
  setTimeout(globalThis[asked.get('onload')]);
`;

/** An outside provider on this machine: a script for the browser, a check for the server. */
async function startProvider(global: string) {
  const checked: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/api.js')) {
      response.setHeader('content-type', 'text/javascript');
      return response.end(SCRIPT.replace('PROVIDER', global));
    }
    const form = new URLSearchParams((await buffer(request)).toString());
    checked.push(`${form.get('secret')} ${form.get('response')}`);
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ success: form.get('response') === 'solved' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, checked, stop: () => server.close() };
}

for (const [provider, global] of [
  ['turnstile', 'turnstile'],
  ['hcaptcha', 'hcaptcha'],
  ['recaptcha', 'grecaptcha'],
] as const) {
  test(`where the settings name ${provider}, its widget stands in the form`, async ({ page }) => {
    const { url, drop } = await cloneTemplate(process.env.TEMPLATE_URL ?? '');
    const dataDir = await mkdtemp(join(tmpdir(), 'chanote-captcha-'));
    const outside = await startProvider(global);
    const server = await startServerProcess({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'our-site',
      CAPTCHA_SECRET: 'our-secret',
      CAPTCHA_SCRIPT_URL: `${outside.origin}/api.js`,
      CAPTCHA_VERIFY_URL: `${outside.origin}/siteverify`,
    });
    const { db, close } = openDatabase(url, createLogger('silent'), 1);
    await addUser(db, 'administrator', { userId: 'puzzled' });
    try {
      await page.goto(`${server.origin}/login?lang=en`);
      await page.locator('input[name="username"]').fill('puzzled');
      await page.locator('input[name="password"]').fill('Wrong-Horse-7');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Puzzle of our-site in en' }).click();
      await page.locator('input[name="password"]').fill(PASSWORD);
      await page.getByRole('button', { name: texts.submit, exact: true }).click();
      await page.waitForURL('**/DashboardMt');
      expect(outside.checked).toEqual(['our-secret solved']);
    } finally {
      await close();
      await server.stop();
      outside.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { callServer, openSession } from '#tests/support/office-journey.ts';
import { PASSWORD } from '#tests/support/people.ts';
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

/** What staff choose holds from the next page on; their providers are at home on the internet. */
const CHOSEN = [
  ['hcaptcha', 'hcaptcha', 'https://js.hcaptcha.com/1/api.js*'],
  ['recaptcha', 'grecaptcha', 'https://www.google.com/recaptcha/api.js*'],
] as const;

test('the widget of the provider that the settings or staff name stands in the form', async ({
  page,
}) => {
  const { url, drop } = await cloneTemplate(process.env.TEMPLATE_URL ?? '');
  const dataDir = await mkdtemp(join(tmpdir(), 'chanote-captcha-'));
  const outside = await startProvider('turnstile');
  const { origin, stop } = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'our-site',
    CAPTCHA_SECRET: 'our-secret',
    CAPTCHA_SCRIPT_URL: `${outside.origin}/api.js`,
    CAPTCHA_VERIFY_URL: `${outside.origin}/siteverify`,
  });
  const solve = async (siteKey: string) => {
    await page.goto(`${origin}/login?lang=en`);
    await page.locator('input[name="username"]').fill('administrator');
    await page.locator('input[name="password"]').fill('Wrong-Horse-7');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Puzzle of ${siteKey} in en` }).click();
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByRole('button', { name: texts.submit, exact: true }).click();
  };
  try {
    await test.step('turnstile, which the settings name, is asked whether it was solved', async () => {
      await solve('our-site');
      await page.waitForURL('**/DashboardMt', { waitUntil: 'commit' });
      expect(outside.checked).toEqual(['our-secret solved']);
    });

    const token = await openSession(origin, 'administrator');
    const keys = [
      { name: 'captcha_site_key', value: 'their-site', version: 0 },
      { name: 'captcha_secret', value: 'their-secret', version: 0 },
    ];
    for (const [version, [provider, global, script]] of CHOSEN.entries())
      await test.step(`${provider}, which staff chose, is sent along`, async () => {
        const choice = { name: 'captcha_provider', value: provider, version };
        const changes = [choice, ...(version === 0 ? keys : [])];
        await callServer(origin, 'parameter/save', { changes }, token);
        const read = async () => (await callServer(origin, 'captcha/options', {})).body.data;
        await expect.poll(read).toMatchObject({ provider });
        const body = SCRIPT.replace('PROVIDER', global);
        await page.route(script, (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
        // The server would ask the provider on the internet.
        const sent = page.waitForRequest(
          (request) => request.postData()?.includes(PASSWORD) ?? false,
        );
        await page.route('**/api/user/validateUserMySQL', (route) =>
          route.request().postData()?.includes(PASSWORD) ? route.abort() : route.continue(),
        );
        await solve('their-site');
        expect((await sent).postDataJSON()).toMatchObject({ captcha: 'solved' });
      });
  } finally {
    await stop();
    outside.stop();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

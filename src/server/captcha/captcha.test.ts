import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { createCaptcha } from './captcha.ts';
import { usedCaptcha } from './tables.ts';

const url = await cloneDatabase();
const { app, db } = await startApp(url);
const parameters = async () => initialParameters();
const ADDRESS = '203.0.113.7';
const SECRET_KEY = 'x'.repeat(32);
const { captcha: settingsOfOurs, captchaTries: tries } = readSettings({});

describe('the captcha of our own', () => {
  const decode = (solution: string) => JSON.parse(atob(solution));
  const encode = (payload: object) => btoa(JSON.stringify(payload));
  const signIn = (captcha: string) =>
    post(app, 'user/getUserInfoEmail', { user_id: 'ghost', captcha });
  const isAccepted = async (captcha: string) =>
    (await signIn(captcha)).body.reasonText !== 'captcha_required';

  test('needs no outside service, and its challenge holds for five minutes', async () => {
    expect((await post(app, 'captcha/options')).body.data).toEqual({ provider: 'altcha' });
    const { data } = (await post(app, 'captcha/challenge')).body;
    expect(data.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000 });
    const minutes = (data.parameters.expiresAt * 1_000 - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.5);
    expect(minutes).toBeLessThanOrEqual(5);
  });

  test('takes some 300 tries, or as many as the operator wants, for nobody many more than for others', async () => {
    const parts = { db, settings: settingsOfOurs, secretKey: SECRET_KEY, parameters };
    const triesOf = async (wanted: number) => {
      const challenge = await createCaptcha({ ...parts, tries: wanted }).createChallenge();
      return (await solveChallenge({ challenge, deriveKey }))?.counter;
    };
    expect(tries).toBe(300);
    const usual = await triesOf(tries);
    expect(usual).toBeGreaterThanOrEqual(200);
    expect(usual).toBeLessThanOrEqual(400);
    const less = await triesOf(30);
    expect(less).toBeGreaterThanOrEqual(20);
    expect(less).toBeLessThanOrEqual(40);
  });

  test('takes a solution once, of two who bring it at the same moment too', async () => {
    const captcha = await solveCaptcha(app);
    const both = await Promise.all([isAccepted(captcha), isAccepted(captcha)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await isAccepted(captcha)).toBe(false);
  });

  test('takes the same solution in another dress no second time', async () => {
    const captcha = await solveCaptcha(app);
    expect(await isAccepted(captcha)).toBe(true);
    const { challenge, solution } = decode(captcha);
    const dressed = [
      encode({ solution, challenge }),
      encode({ challenge, solution: { ...solution, time: 1 } }),
      encode({ challenge: { ...challenge, extra: 1 }, solution }),
      `${captcha} `,
    ];
    for (const again of dressed) expect(await isAccepted(again)).toBe(false);
  });

  test('takes no challenge that was changed, made easier, prolonged or of another house', async () => {
    const { challenge, solution } = decode(await solveCaptcha(app));
    const change = (parameters: object) =>
      encode({
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
        solution,
      });
    const forged = [
      change({ cost: 1 }),
      change({ keyPrefix: '00' }),
      change({ expiresAt: 9_999_999_999 }),
      change({ nonce: '00' }),
      encode({ challenge: { ...challenge, signature: '' }, solution }),
      encode({ challenge, solution: { ...solution, derivedKey: '00' } }),
      encode({ challenge, solution: {} }),
      encode({}),
      'null',
      '%%%',
    ];
    for (const captcha of forged) expect(await isAccepted(captcha), captcha).toBe(false);
    const other = await startApp(await cloneDatabase());
    expect(await isAccepted(await solveCaptcha(other.app))).toBe(false);
  });

  test('an expired challenge is worth nothing', async () => {
    const captcha = await solveCaptcha(app);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1_000 });
    try {
      expect(await isAccepted(captcha)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
    expect(await isAccepted(captcha), 'it was a right one').toBe(true);
  });
});

describe('a provider’s captcha', () => {
  const asked: Array<{ type: string | undefined; form: Record<string, string> }> = [];
  let answer: { status: number; body: string } = { status: 200, body: '{"success":true}' };
  let answers = Promise.resolve();
  const provider = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push({ type: request.headers['content-type'], form });
    await answers;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  let settings: Settings['captcha'];

  beforeAll(async () => {
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const { port } = provider.address() as AddressInfo;
    settings = {
      provider: 'turnstile',
      siteKey: 'site-key',
      secret: 'secret-key',
      verifyUrl: `http://127.0.0.1:${port}/siteverify`,
      scriptUrl: 'https://widget.example/api.js',
    };
  });
  afterAll(() => provider.close());

  test('is what the page is told to show, and there is no challenge of ours', async () => {
    const external = await startApp(url, { captcha: settings });
    expect((await post(external.app, 'captcha/options')).body.data).toEqual({
      provider: 'turnstile',
      site_key: 'site-key',
      script_url: 'https://widget.example/api.js',
    });
    expect((await post(external.app, 'captcha/challenge')).status).toBe(404);
  });

  test('is checked by its provider with secret, response and address, and serves once', async () => {
    answer = { status: 200, body: '{"success":true}' };
    const captcha = createCaptcha({ db, settings, tries, secretKey: SECRET_KEY, parameters });
    expect(await captcha.accept('right', ADDRESS)).toBe(true);
    expect(asked.at(-1)).toEqual({
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { secret: 'secret-key', response: 'right', remoteip: ADDRESS },
    });
    expect(await captcha.accept('right', ADDRESS)).toBe(false);
    const kept = await db.select().from(usedCaptcha);
    expect(JSON.stringify(kept)).not.toContain('right');
  });

  test('refused by its provider, it is refused', async () => {
    answer = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
    const captcha = createCaptcha({ db, settings, tries, secretKey: SECRET_KEY, parameters });
    expect(await captcha.accept('wrong', ADDRESS)).toBe(false);
    expect(await captcha.accept(undefined, ADDRESS)).toBe(false);
  });

  test.each([
    { status: 500, body: 'broken' },
    { status: 200, body: '{"success":"yes"}' },
    { status: 302, body: '' },
  ])('an answer of %j is our failure, not the visitor’s', async (wrong) => {
    answer = wrong;
    const captcha = createCaptcha({ db, settings, tries, secretKey: SECRET_KEY, parameters });
    await expect(captcha.accept('some', ADDRESS)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('a provider that takes its time holds up nobody who does not need it', async () => {
    answer = { status: 200, body: '{"success":false}' };
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    answers = promise;
    const external = await startApp(url, { captcha: settings });
    const before = asked.length;
    const crowd = Array.from({ length: 20 }, (_, stranger) =>
      post(external.app, 'user/getUserInfoEmail', { user_id: 'ghost', captcha: `${stranger}` }),
    );
    await expect.poll(() => asked.length).toBe(before + crowd.length);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000 });
    try {
      expect((await post(external.app, 'captcha/options')).status).toBe(200);
    } finally {
      vi.useRealTimers();
      letGo();
    }
    await Promise.all(crowd);
  });

  test('opens the policy of the pages that show it to its provider, and of no other page', async () => {
    const external = await startApp(url, { captcha: settings });
    const policyOf = async (path: string) =>
      String((await external.app.inject(path)).headers['content-security-policy']);
    for (const path of [
      ...['/login', '/login?lang=en', '/login?failed=profile', '/workWithUs'],
      // The router takes them written otherwise too.
      ...['/Login/', '/register', '/workwithus', '/subscribe/?lang=en', '/STATUS'],
    ]) {
      const policy = await policyOf(path);
      for (const kind of ['script-src', 'frame-src', 'connect-src'])
        expect(policy, path).toMatch(
          new RegExp(`${kind} [^;]*https://widget\\.example https://challenges\\.cloudflare\\.com`),
        );
    }
    for (const path of ['/', '/About', '/ForgotPassword'])
      expect(await policyOf(path), path).not.toMatch(/widget\.example|cloudflare|frame-src/);
    for (const path of ['/Register', '/register/', '/WorkWithUs', '/status/document'])
      expect(await policyOf(path), path).toMatch(/img-src [^;]*blob:/);
    // The office has frames of its own.
    expect(await policyOf('/DashboardMt')).not.toMatch(/widget\.example|cloudflare/);
    const own = await app.inject('/login');
    expect(own.headers['content-security-policy']).not.toMatch(/https:|frame-src/);
  });
});

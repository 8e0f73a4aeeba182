import { beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const ORIGIN = 'https://www.chanote.test';
const { app, log } = await startApp(await cloneDatabase(), { publicOrigin: ORIGIN });
let port = '';

beforeAll(async () => {
  port = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port;
});

const PAGES = ['/', '/Subscribe', '/user', '/no-such-page', '/download/1', '/assets/x.js'];
const errors = () => log.filter((line) => line.includes('"level":"error"'));

describe('a method that nothing answers', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'])('%s', async (method) => {
    for (const url of PAGES) {
      const { statusCode, headers, body } = await app.inject({ method: method as 'PUT', url });
      expect(statusCode, url).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, POST');
      expect(body).toContain('หน้านี้ไม่รับคำขอแบบนี้');
    }
  });

  test('nor is a page posted to that takes nothing; and nobody is woken', async () => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/About', payload: {} });
    expect(statusCode).toBe(405);
    expect(errors()).toEqual([]);
  });
});

test('no answer of a call is kept by anybody', async () => {
  for (const url of ['/api/user/getGlobalRegisterShow', '/api/account/read', '/api/none']) {
    const { headers } = await app.inject({ method: 'POST', url, payload: {} });
    expect(headers['cache-control'], url).toBe('no-store');
  }
});

type Headers = Record<string, string>;

/** Whoever looks at our own pages, under whatever name they found us. */
const OURS: [string, Headers][] = [
  ['a program that is no browser', { host: 'www.chanote.test' }],
  ['the public name', { host: 'www.chanote.test', origin: ORIGIN }],
  ['the public name, behind a proxy', { host: '127.0.0.1:3000', origin: ORIGIN }],
  ['this machine by name', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['this machine by number', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  ['this machine by its other number', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['a browser that says so', { host: 'inner:80', 'sec-fetch-site': 'same-origin', origin: 'null' }],
];
const THEIRS: [string, Headers][] = [
  ['another site', { host: '127.0.0.1:3000', origin: 'https://evil.test' }],
  ['another port', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:4000' }],
  ['nowhere', { host: '127.0.0.1:3000', origin: 'null' }],
  ['a browser that says so', { host: '127.0.0.1:3000', 'sec-fetch-site': 'cross-site' }],
];

describe('a call', () => {
  const call = (headers: Headers) =>
    app.inject({
      method: 'POST',
      url: '/api/user/getGlobalRegisterShow',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });

  test.each(OURS)('from %s is answered', async (_who, headers) => {
    expect((await call(headers)).json()).toMatchObject({ isSuccess: true });
  });

  test.each(THEIRS)('from %s is refused', async (_who, headers) => {
    const answer = await call(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().reasonText).toBe('other_site');
  });
});

describe('a form posted without scripts', () => {
  const submit = (headers: Headers) =>
    app.inject({
      method: 'POST',
      url: '/Subscribe',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'name=Manee',
    });

  test.each(OURS)('from %s is read', async (_who, headers) => {
    const { statusCode, body } = await submit(headers);
    expect(statusCode).toBeLessThan(500);
    expect(body).toContain('value="Manee"');
  });

  test.each(THEIRS)('from %s is refused, in words', async (_who, headers) => {
    const { statusCode, body } = await submit(headers);
    expect(statusCode).toBe(403);
    expect(body).toContain('แบบฟอร์มนี้ส่งมาจากเว็บไซต์อื่น');
    expect(body).toContain('This form was sent from another website');
  });

  test('a choice of cookies leads back to the address it was made at', async () => {
    const origin = `http://127.0.0.1:${port}`;
    const answer = await fetch(`${origin}/cookie-policy`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=all',
      redirect: 'manual',
    });
    expect(answer.status, errors().join('')).toBeLessThan(400);
    expect(new URL(answer.headers.get('location') ?? '/', origin).origin).toBe(origin);
  });
});

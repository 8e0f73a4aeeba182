import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { createAnswerCounts } from '#server/platform/answer-counts.ts';
import { createLogger } from '#server/platform/logger.ts';
import { represent } from '#server/platform/representation.ts';
import { createShortWay } from '#server/platform/short-way.ts';
import { PAGES } from '#tests/support/pages.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store } = await startApp(await cloneDatabase());
/** The router alone, as it answers where nothing stands in front of it. */
const router = createServer((request, response) => app.routing(request, response));
router.keepAliveTimeout = 72_000;
const ports = { short: 0, long: 0 };
let routed = 0;
const countRouted = () => {
  routed += 1;
};

beforeAll(async () => {
  await loadDemoContent(db, store);
  subscribe('tracing:fastify.request.handler:start', countRouted);
  await app.listen({ host: '127.0.0.1', port: 0 });
  await once(router.listen(0, '127.0.0.1'), 'listening');
  ports.short = (app.server.address() as AddressInfo).port;
  ports.long = (router.address() as AddressInfo).port;
});
afterAll(() => {
  unsubscribe('tracing:fastify.request.handler:start', countRouted);
  router.close();
});

const PUBLIC = PAGES.filter((page) => !('role' in page)).map(({ path }) => path);
const FEEDS = ['/sitemap.xml', '/robots.txt', '/rss.xml', '/share/article/1.png'];

const ENGLISH = ['cookie: a=b; language=en', 'accept-encoding: gzip, deflate, br, zstd'];
const HEADERS: string[][] = [
  [],
  ['accept-encoding: br'],
  ['Accept-Encoding: gzip, deflate, br;q=0'],
  ['accept-encoding: identity', 'accept-encoding: gzip'],
  ENGLISH,
  ['cookie: language=ja', 'accept-language: en'],
  ['cookie: a=b', 'cookie: language=en'],
  ['cookie: language=xx'],
  ['cookie: token=1; session=2', 'authorization: Bearer-x'],
  ['range: bytes=0-99'],
  ['if-none-match: *'],
  ['if-modified-since: Mon, 16 Nov 2026 00:00:00 GMT'],
  ['origin: https://elsewhere.test', 'sec-fetch-site: cross-site', 'sec-fetch-mode: cors'],
  ['x-forwarded-for: 10.0.0.1', 'x-forwarded-host: elsewhere.test', 'forwarded: host=x'],
  ['expect: 100-continue'],
  ['upgrade: websocket', 'sec-websocket-key: x'],
  ['content-length: 2'],
  [`x-long: ${'x'.repeat(8_001)}`],
  [`x-one: ${'x'.repeat(5_000)}`, `x-two: ${'x'.repeat(5_000)}`],
];

/** The bytes of an answer, but for the time and for what is drawn anew for each. */
async function ask(way: 'short' | 'long', request: string): Promise<string> {
  const socket = connect(ports[way], '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(request, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(parts)
    .toString('latin1')
    .replace(/^date: .*$/im, 'date')
    .replace(/^x-request-id: .*$/im, 'x-request-id')
    .replaceAll(/nonce([-=]"?)[\w-]{22}/g, 'nonce$1');
}

async function expectSame(line: string, headers: string[] = [], host = 'host: chanote.test') {
  const request = [`${line} HTTP/1.1`, host, ...headers, 'connection: close', '', ''].join('\r\n');
  // The router first: what it answers is then ready for the short way.
  const long = await ask('long', request);
  const before = routed;
  const short = await ask('short', request);
  expect(short, request).toBe(long);
  const wasShort = routed === before && !short.includes('x-request-id');
  return { answer: short, wasShort };
}

test('every public page and file is answered the short way as the router answers it, byte by byte', async () => {
  const hashed = /\/assets\/[^"]+\.js/.exec((await app.inject('/')).body)?.[0] ?? '';
  const kept: string[] = [];
  for (const path of [...PUBLIC, '/favicon.svg', '/site.webmanifest', hashed, ...FEEDS]) {
    const { answer, wasShort } = await expectSame(`GET ${path}`);
    if (!wasShort) continue;
    kept.push(path);
    const etag = /^etag: (.*)\r$/im.exec(answer)?.[1];
    const known = [`if-none-match: W/"x", ${etag}`];
    // Every header with a page, a page of a record and both kinds of files; the usual ones with all.
    const many = ['/', '/Article?id=1', '/favicon.svg', hashed].includes(path);
    for (const headers of many ? [...HEADERS, known] : [ENGLISH, known]) {
      await expectSame(`GET ${path}`, headers);
      await expectSame(`HEAD ${path}`, headers);
    }
  }
  // What is kept for all by its address goes the short way; what depends on more does not.
  const byParameter = [
    '/Status?',
    '/Unsubscribe?',
    '/SmsStop?',
    '/workWithUs?',
    '/ForgotPassword?',
  ];
  const long = [...byParameter, '/no-such-page', ...FEEDS];
  const expected = PUBLIC.filter((path) => !long.some((start) => path.startsWith(start)));
  expect(kept).toEqual([...expected, '/favicon.svg', '/site.webmanifest', hashed]);
}, 240_000);

test('what is unusual goes the long way, and what it has not kept is not made up', async () => {
  for (const line of [
    'POST /',
    'PUT /',
    'OPTIONS /',
    'GET /?lang=en',
    'GET /?lang=en&lang=th',
    'GET /Article?id=1&lang=en',
    'GET /Article?preview=x',
    'GET /Articles?page=1&category=1&utm=x',
    'GET /DashboardMt',
    'GET /assets/none.js',
    'GET /favicon.svg?v=1',
    'GET /api/openapi.json',
    'GET /healthz',
  ])
    expect(await expectSame(line), line).toMatchObject({ wasShort: false });
});

test('an address written otherwise is the same both ways', async () => {
  for (const path of ['/%2e%2e/About', '//About', '/About/', '/about', '/About#x', '/;id=1', '/%'])
    for (let time = 0; time < 2; time += 1) await expectSame(`GET ${path}`);
});

test('a name of the house other than its own changes nothing', async () => {
  await expectSame('GET /');
  for (const host of ['host: elsewhere.test', 'host: 127.0.0.1:1', 'Host:', 'host: a\r\nhost: b'])
    await expectSame('GET /', [], host);
});

test('a request in absolute form is the same as one by the path, whichever house it names', async () => {
  const answerTo = (line: string) =>
    ask(
      'short',
      [`${line} HTTP/1.1`, 'host: chanote.test', 'connection: close', '', ''].join('\r\n'),
    );
  for (const [whole, path] of [
    ['GET http://elsewhere.test', 'GET /'],
    ['GET http://elsewhere.test/', 'GET /'],
    ['HEAD HTTPS://chanote.test:443/About', 'HEAD /About'],
    ['GET http://chanote.test/?lang=en', 'GET /?lang=en'],
    ['GET http://chanote.test?lang=en', 'GET /?lang=en'],
    ['GET http://chanote.test/DashboardMt', 'GET /DashboardMt'],
    ['GET http://chanote.test/favicon.svg', 'GET /favicon.svg'],
  ] as const) {
    const answer = await answerTo(whole);
    expect(answer, whole).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer, whole).toBe(await answerTo(path));
  }
});

test('the short way is counted as the router counts', async () => {
  const total = async (labels: string) => {
    const name = `chanote_http_requests_total{${labels}} `;
    const { body } = await app.inject('/metrics');
    const line = body.split('\n').find((text) => text.startsWith(name)) ?? '';
    return Number(line.slice(name.length));
  };
  for (const [path, label] of [
    ['/', 'route="/*",status="200"'],
    ['/favicon.svg', 'route="/favicon.svg",status="200"'],
  ] as const) {
    const before = await total(label);
    await expectSame(`GET ${path}`);
    expect(await total(label)).toBe(before + 2);
  }
});

test('an answer that the visitor was slow to take is logged', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const shortWay = createShortWay({ headers: {}, log, counts: createAnswerCounts() });
  const page = await represent(Buffer.alloc(32 * 1024 * 1024), { route: '/*' }, {});
  shortWay.offer(() => page);
  const server = shortWay.serverFactory(() => undefined, {
    keepAliveTimeout: 0,
    requestTimeout: 0,
    connectionTimeout: 0,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1_234);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  await vi.waitFor(() => expect(lines).toHaveLength(1), 30_000);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    route: '/*',
    status: 200,
    milliseconds: 1234,
  });
  vi.restoreAllMocks();
  server.close();
});

test('while the server closes, everything goes the long way', async () => {
  const socket = connect(ports.short, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n');
  // Its first line has come when one that was sent after it is answered.
  await expectSame('GET /');
  const answered = once(socket, 'data');
  const before = routed;
  const closed = app.close();
  await vi.waitFor(async () => expect(app.server.listening).toBe(false), 30_000);
  socket.write('\r\n');
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i);
  expect(routed).toBe(before + 1);
  await closed;
});

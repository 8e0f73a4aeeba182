import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { groupThousands } from '#contract/grouping.ts';
import { isOfficePath } from '#contract/navigation/office-paths.ts';
import { parseFinder } from '#server/branches/rules.ts';
import { loadDemoContent } from '#server/demo/load.ts';
import { parseRange } from '#server/files/byte-range.ts';
import { cleanName } from '#server/files/download-name.ts';
import { hashInline } from '#server/platform/security-headers.ts';
import { valueAt } from '#server/sms/gateway-answer.ts';
import { isCommonPassword } from '#server/users/common-passwords.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { toReadable } from '#web/office/resource/readable-text.ts';
import { hasChrome } from '#web/public/layout/chrome.ts';
import { currentFor } from '#web/public/layout/current-page.ts';

const { app, db, store, log } = await startApp(await cloneDatabase());
let port = 0;

beforeAll(async () => {
  await loadDemoContent(db, store);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** What the server says to these bytes, until it hangs up. */
async function say(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // It may hang up before it has read everything.
  socket.on('error', () => undefined);
  socket.write(request);
  return text(socket);
}

const request = (first: string, ...headers: string[]) =>
  [first, 'host: chanote.test', 'connection: close', ...headers, '', ''].join('\r\n');

// None of these measures time: what they send kept the server busy for minutes, beyond any limit of
// a test.
describe('who asks at length is answered like anybody else', () => {
  test('a range of tabs, as long as a header may be', async () => {
    const tabs = '\t'.repeat(3_900);
    const { statusCode } = await app.inject({
      url: '/download/1',
      headers: { range: `bytes=${tabs}-${tabs}-` },
    });
    expect(statusCode).toBe(200);
    const longer = '\t'.repeat(100_000);
    expect(parseRange(`bytes=${longer}-${longer}-`, 10)).toBe('whole');
  });

  test('an address of slashes, as long as an address may be', async () => {
    const { statusCode } = await app.inject({ url: `/a${'/'.repeat(7_990)}x` });
    expect(statusCode).toBe(404);
  });

  test.each<[string, (length: number) => unknown, unknown]>([
    ['the page shown', (length) => currentFor('/a', place(`/a${slashes(length)}x`)), undefined],
    ['the frame of a page', (length) => hasChrome(`/login${slashes(length)}x`), true],
    ['a page of the office', (length) => isOfficePath(`/user${slashes(length)}x`), false],
    ['a finder', (length) => parseFinder(`/BranchGSB${slashes(length)}x`), undefined],
    ['a file’s name', (length) => cleanName(`a${'. '.repeat(length)}b`, 4), 'a'],
    ['a password', (length) => isCommonPassword(`a${'1'.repeat(length)}b`, 'x'), true],
    ['a number', (length) => groupThousands(`${'1'.repeat(length)}x`).length, 200_001],
    ['a provider’s answer', (length) => valueAt('<a '.repeat(length), '<a>'), ''],
    ['a text compared', (length) => toReadable('<a'.repeat(length)).length, 400_000],
    [
      'a page’s scripts',
      (length) => hashInline('<script>'.repeat(length), 'x').sources,
      { scripts: [], styles: [] },
    ],
  ])('%s is read in one go', (_what, read, expected) => {
    expect(read(200_000)).toEqual(expected);
  });
});

const place = (pathname: string) => ({ pathname, search: '' });
const slashes = (count: number) => '/'.repeat(count);

describe('what is too long, or no address, is refused at once', () => {
  test('an address: 414, as a page in both languages', async () => {
    const answer = await say(request(`GET /a${slashes(15_000)}x HTTP/1.1`));
    expect(answer).toMatch(/^HTTP\/1\.1 414 URI Too Long\r\n/);
    expect(answer).toContain('ที่อยู่นี้ยาวเกินไป');
    expect(answer).toContain('This address is too long');
  });

  test('an address of a call: 414, in the envelope', async () => {
    const answer = await say(request(`POST /api/user/x?${'q'.repeat(9_000)} HTTP/1.1`));
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('{"isSuccess":false,"reasonText":"address_too_long","data":null}');
  });

  test('a header: 431, in the form of what was asked for', async () => {
    const long = `range: bytes=${'\t'.repeat(9_000)}-`;
    const page = await say(request('GET /download/1 HTTP/1.1', long));
    expect(page).toMatch(/^HTTP\/1\.1 431 /);
    expect(page).toContain('This request carries too much beside its address');
    const cookie = `cookie: x=${'y'.repeat(9_000)}`;
    const call = await say(request('POST /api/captcha/challenge HTTP/1.1', cookie));
    expect(call).toMatch(/^HTTP\/1\.1 431 /);
    expect(call).toContain('"reasonText":"headers_too_large"');
  });

  test('more than the HTTP server reads: 414 or 431 before there is a request', async () => {
    expect(await say(`GET /${'a'.repeat(60_000)}`)).toMatch(/^HTTP\/1\.1 414 /);
    const many = Array.from({ length: 900 }, (_, place) => `x-${place}: ${'y'.repeat(20)}`);
    expect(await say(request('GET / HTTP/1.1', ...many))).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each([
    ['of another protocol', 'GET ftp://elsewhere.test/x'],
    ['of nothing in particular', 'GET *'],
    ['of another protocol, with a form', 'POST ftp://elsewhere.test/x'],
    ['in the letters of before Unicode', 'GET /%CA%D4%B9%E0%AA%D7%E8%CD'],
    ['with a sign that is none', 'GET /Article%?id=1'],
  ])('an address %s: 400, as a page in both languages', async (_what, line) => {
    const answer = await say(request(`${line} HTTP/1.1`, 'content-length: 0'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('อ่านคำขอนี้ไม่ได้');
    expect(answer).toContain('This request cannot be read');
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  test('an address of a call that is none: 400, in the envelope', async () => {
    const answer = await say(request('POST /api/%zz HTTP/1.1', 'content-length: 0'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"isSuccess":false,"reasonText":"malformed","data":null}');
  });

  test('and nobody is woken for it', () => {
    expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { SmsGateway } from '#contract/sms/gateway.ts';
import { isPrivateAddress } from '#server/platform/private-addresses.ts';
import { isWithinHours } from '#server/platform/thai-hours.ts';
import { judgeAnswer, judgeLookup, valueAt } from './gateway-answer.ts';
import { sendRequest } from './gateway-request.ts';
import { pauseAfter } from './rules.ts';

const settings = (more: object = {}) =>
  SmsGateway.parse({
    adapter: 'http',
    url: 'https://sms.example/send?key={secret:key}',
    body: '{"to":"{number}","msg":"{text}","id":"{id}"}',
    resultPath: 'status',
    successValues: ['ok', '0'],
    laterValues: ['busy'],
    idPath: 'data.0.id',
    ...more,
  });
const message = { id: 'abc', phone: '+66812345678', text: 'a "b"\n&c=ก' };

test('values stand escaped where the template names them', () => {
  const json = sendRequest(settings(), { key: 'k/1' }, message);
  expect(json.url).toBe('https://sms.example/send?key=k%2F1');
  expect(JSON.parse(json.body)).toEqual({ to: '66812345678', msg: message.text, id: 'abc' });
  const form = sendRequest(
    settings({ contentType: 'form', body: 'to={number}&msg={text}', numberFormat: 'national' }),
    {},
    message,
  );
  expect(Object.fromEntries(new URLSearchParams(form.body))).toEqual({
    to: '0812345678',
    msg: message.text,
  });
  const headers = [{ name: 'X-Key', value: '{secret:key}' }];
  const smuggled = sendRequest(settings({ headers }), { key: 'a\r\nb: c' }, message);
  expect(smuggled.headers['x-key']).toBe('ab: c');
});

test('a template without a number or a text is refused, a lookup without an id, and a sender it names but does not have', () => {
  const wrong = SmsGateway.safeParse({
    ...settings(),
    body: '{}',
    lookupUrl: 'https://x.example/',
  });
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    'needs_placeholders',
    'needs_placeholders',
    'needs_id',
  ]);
  const body = '{"to":"{number}","text":"{text}","from":"{sender}"}';
  const nameless = SmsGateway.safeParse({ ...settings(), body, sender: ' ' });
  expect(nameless.error?.issues).toMatchObject([{ message: 'required', path: ['sender'] }]);
});

test.each([
  [200, '{"status":"ok","data":[{"id":7}]}', { kind: 'accepted', providerId: '7' }],
  [200, '{"status":0}', { kind: 'accepted', providerId: null }],
  [200, '{"status":"error"}', { kind: 'refused' }],
  [200, '{"status":"busy"}', { kind: 'later' }],
  [200, 'not json', { kind: 'doubt' }],
  [200, '<html>Welcome!</html>', { kind: 'doubt' }],
  [200, '{"message":"?"}', { kind: 'doubt' }],
  [400, '', { kind: 'refused' }],
  [401, '', { kind: 'misconfigured' }],
  [302, '', { kind: 'misconfigured' }],
  [429, '', { kind: 'later' }],
  [503, '', { kind: 'later' }],
  [500, '', { kind: 'doubt' }],
  [502, '', { kind: 'doubt' }],
  [504, '', { kind: 'doubt' }],
])('an answer %i %s is understood', (status, text, outcome) => {
  expect(judgeAnswer(settings(), { status, text })).toEqual(outcome);
});

test('answers in XML and in plain text are read too', () => {
  expect(valueAt('<SMS><Status code="1">0</Status></SMS>', '<STATUS>')).toBe('0');
  expect(valueAt('status=1&msgid=77', 'msgid=')).toBe('77');
  expect(valueAt('{"a":{"b":[{"c":true}]}}', 'a.b.0.c')).toBe('true');
  expect(valueAt('{"a":1}', 'constructor.name')).toBe('');
});

test('asking about a message says there, not there, or nothing', () => {
  const asking = settings({
    lookupUrl: 'https://x.example/{id}',
    lookupPath: 'state',
    lookupValues: ['sent'],
  });
  expect(judgeLookup(asking, { status: 404, text: '' })).toBe('not_there');
  expect(judgeLookup(asking, { status: 200, text: '{"state":"sent"}' })).toBe('there');
  expect(judgeLookup(asking, { status: 200, text: '{"state":"none"}' })).toBe('not_there');
  expect(judgeLookup(asking, { status: 503, text: '' })).toBe('unsure');
});

test('addresses inside of the house and of clouds are known', () => {
  for (const inside of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '100.64.0.1',
  ])
    expect(isPrivateAddress(inside), inside).toBe(true);
  for (const outside of ['8.8.8.8', '203.150.1.1', '2400:cb00::1'])
    expect(isPrivateAddress(outside), outside).toBe(false);
});

test('campaigns go out by day in Thailand, and pauses grow', () => {
  const hours = { from: '09:00', until: '20:00' };
  expect(isWithinHours(hours, new Date('2026-11-15T02:00:00Z'))).toBe(true);
  expect(isWithinHours(hours, new Date('2026-11-15T01:59:00Z'))).toBe(false);
  expect(isWithinHours(hours, new Date('2026-11-15T13:00:00Z'))).toBe(false);
  expect(isWithinHours({ from: '22:00', until: '02:00' }, new Date('2026-11-15T16:00:00Z'))).toBe(
    true,
  );
  expect([1, 2, 3, 20].map((tries) => pauseAfter(tries, 5))).toEqual([
    5_000, 10_000, 20_000, 3_600_000,
  ]);
});

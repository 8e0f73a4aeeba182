import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#contract/calls.ts';
import { Refusal } from '#contract/envelope.ts';
import { registerCalls } from '#server/platform/call-routes.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
let token = await signInAs(app, 'administrator');

const every = Object.entries(CALLS);
const guarded = every.filter(([, { access }]) => access !== 'public');
const uploads = every.filter(([, { upload }]) => upload === true);
const takingJson = every.filter(([, { upload }]) => upload !== true);

async function send(path: string, payload: string | Buffer, contentType: string, headers: object) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { 'content-type': contentType, ...headers },
  });
  const isFile = !response.headers['content-type']?.toString().startsWith('application/json');
  return { status: response.statusCode, body: isFile ? undefined : response.json() };
}

/** By somebody who may do everything, so that nothing but the body is refused. */
const sendSignedIn = (path: string, payload: string | Buffer, contentType = 'application/json') =>
  send(path, payload, contentType, token);

test.each(guarded)('%s needs a token that holds', async (path) => {
  for (const authorization of ['', 'Bearer-', 'Bearer-a.b', 'Bearer-a.b.c', 'Bearer-null']) {
    const { status, body } = await send(path, '{}', 'application/json', { authorization });
    expect(status).toBe(401);
    expect(body).toEqual({ isSuccess: false, reasonText: 'not_signed_in', data: null });
  }
});

const FORMS = ['text/plain', 'application/x-www-form-urlencoded'];

test.each(every)('%s refuses every other content type', async (path, { upload }) => {
  for (const type of upload ? [...FORMS, 'application/json'] : FORMS) {
    const { status, body } = await sendSignedIn(path, '{"a":"b"}', type);
    expect(status, type).toBe(415);
    expect(body).toEqual({ isSuccess: false, reasonText: 'wrong_content_type', data: null });
  }
});

test.each(takingJson)('%s refuses bodies that are no JSON object, or of 10 MB', async (path) => {
  const bodies = ['{', '[]', '"text"', '{"__proto__":{"admin":true}}'];
  for (const payload of bodies) {
    const { status, body } = await sendSignedIn(path, payload);
    expect(status, payload).toBe(400);
    expect(body).toEqual({ isSuccess: false, reasonText: 'malformed', data: null });
  }
  const { status, body } = await sendSignedIn(path, HUGE);
  expect(status).toBe(413);
  expect(body.reasonText).toBe('body_too_large');
});

const HUGE = Buffer.from(JSON.stringify({ filler: 'x'.repeat(10_000_000) }));

const Reply = z.union([
  Refusal,
  z.object({ isSuccess: z.literal(true), reasonText: z.literal('') }),
]);

/** Wrong types everywhere: the names that calls share, and those of this call itself. */
function wrongTypes(input: z.ZodType): string[] {
  const names = Object.keys(input instanceof z.ZodObject ? input.shape : {});
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  return [
    { language: 7, user_id: [], win_name: {} },
    all({ a: [null] }),
    all('\u0000'),
    all(-1e308),
  ].map((body) => JSON.stringify(body));
}

test.each(takingJson)(
  '%s answers in the form of the contract, whatever the input',
  async (path, { input }) => {
    for (const payload of wrongTypes(input)) {
      const { status, body } = await sendSignedIn(path, payload);
      expect(status, payload).toBeLessThan(500);
      // An export answers with its file.
      if (body) expect(Reply.safeParse(body).success, payload).toBe(true);
      // It may have been the call that signs out.
      if (status === 401) token = await signInAs(app, 'administrator');
    }
  },
);

const PERSON = { firstName: 'สมหญิง', lastName: 'ใจดี', email: 'somying@example.com' };
const APPLICANT = {
  ...PERSON,
  id: randomUUID(),
  postingId: null,
  address: 'เชียงใหม่',
  phone: '0812345678',
  education: 'ปริญญาตรี',
  workYears: '2',
  desiredSalary: '20000',
  birthday: '',
  image: null,
  resume: null,
  policy: true,
  policyVersion: 0,
  language: 'th',
};
const USER = {
  ...PERSON,
  userId: 'somying',
  employeeNumber: '7',
  groupId: null,
  language: 'th',
  enabled: true,
  secondFactorRequired: false,
};
const OWN = { last_name: '', email: '', language: 'th', version: 1 };
const DRAFT = { resource: 'groups', id: 0, version: null };
const SHEET = { resource: 'article', format: 'csv' };

/** Right but for one text, which would end in a column of text, of JSON, or in a search. */
test.each([
  ['workWithUs/send', 'position', { ...APPLICANT, position: 'ธุรการ\ud800' }],
  ['account/save', 'first_name', { ...OWN, first_name: 'สมชาย\ud800' }],
  ['users/add', 'facilityCode', { ...USER, facilityCode: '1\0' }],
  ['records/keepDraft', 'values', { ...DRAFT, values: { 'a\0': 1 } }],
  ['exports/sheet', 'list', { ...SHEET, list: { '\ud800': '' } }],
])('%s names the field that no database takes: %s', async (path, field, input) => {
  const { status, body } = await sendSignedIn(path, JSON.stringify(input));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    reasonText: 'invalid_input',
    data: { fields: { [field]: 'invalid' } },
  });
});

const lists = takingJson.filter(([path]) => path.endsWith('/list'));

test.each(lists)('%s finds nothing by what is in no text', async (path) => {
  for (const search of ['\0', 'ก\0', '\ud800']) {
    const { status } = await sendSignedIn(path, JSON.stringify({ search }));
    expect(status).toBeLessThan(500);
  }
});

test.each(uploads)('%s answers in the form of the contract, whatever the bytes', async (path) => {
  const { status, body } = await sendSignedIn(path, 'no file', 'application/octet-stream');
  expect(Refusal.safeParse(body).success).toBe(true);
  expect(status).toBeLessThan(500);
});

test('an unknown call is 404 in the envelope, whatever the method, body or spelling', async () => {
  const attempts = [
    ['POST', '/api/user/nothing'],
    ['POST', '/api/'],
    ['GET', '/api/user/logout'],
    ['DELETE', '/api/user/logout'],
    ['POST', '/api/user%2Flogout'],
    ['POST', '/api/USER/logout'],
  ] as const;
  for (const [method, url] of attempts) {
    const response = await app.inject({ method, url, ...(method === 'POST' && { payload: '{' }) });
    expect(response.statusCode, url).toBe(404);
    expect(response.json()).toEqual({ isSuccess: false, reasonText: 'not_found', data: null });
  }
});

test('the app does not start where a call states no access', () => {
  const call = { ...CALLS['articles/list'], access: undefined };
  const calls = { 'articles/list': call } as unknown as Parameters<typeof registerCalls>[1];
  expect(() => registerCalls(app, calls, {}, async () => undefined)).toThrow(
    'The call articles/list states no access.',
  );
});

test('the OpenAPI page describes every call and who may make it', async () => {
  const response = await app.inject('/api/openapi.json');
  const description = response.json();
  expect(Object.keys(description.paths)).toEqual(Object.keys(CALLS).map((path) => `/api/${path}`));
  expect(description.paths['/api/dashboard/today'].post.security).toEqual([{ token: [] }]);
  const { parameters, requestBody } = description.paths['/api/document/upload'].post;
  expect(parameters).toMatchObject([{ name: 'fileName', in: 'query', required: true }]);
  expect(Object.keys(requestBody.content)).toEqual(['application/octet-stream']);
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#contract/calls.ts';
import { Refusal } from '#contract/envelope.ts';
import { registerCalls } from '#server/platform/call-routes.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app } = await startApp(await cloneDatabase());

async function send(path: string, payload: string, contentType = 'application/json', headers = {}) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { 'content-type': contentType, ...headers },
  });
  return { status: response.statusCode, body: response.json() };
}

describe.each(Object.entries(CALLS))('%s', (path, { access, upload }) => {
  const guarded = access !== 'public';
  // Takes no JSON at all.
  const noJson = guarded || upload === true;

  test.runIf(guarded)('needs a token that holds', async () => {
    for (const authorization of ['', 'Bearer-', 'Bearer-a.b', 'Bearer-a.b.c', 'Bearer-null']) {
      const { status, body } = await send(path, '{}', 'application/json', { authorization });
      expect(status).toBe(401);
      expect(body).toEqual({ isSuccess: false, reasonText: 'not_signed_in', data: null });
    }
  });

  test.skipIf(guarded)('refuses every other content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const { status, body } = await send(path, 'a=b', type);
      expect(status).toBe(415);
      expect(body).toEqual({ isSuccess: false, reasonText: 'wrong_content_type', data: null });
    }
  });

  test.skipIf(noJson)('refuses bodies that are no JSON object', async () => {
    const bodies = [
      '{',
      '[]',
      'null',
      '"text"',
      '7',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
    ];
    for (const payload of bodies) {
      const { status, body } = await send(path, payload);
      expect(status, payload).toBe(400);
      expect(body).toEqual({ isSuccess: false, reasonText: 'malformed', data: null });
    }
  });

  test.skipIf(noJson)('refuses a body of 10 MB', async () => {
    const { status, body } = await send(path, JSON.stringify({ filler: 'x'.repeat(10_000_000) }));
    expect(status).toBe(413);
    expect(body.reasonText).toBe('body_too_large');
  });

  test('answers in the form of the contract, whatever the input', async () => {
    const { status, body } = await send(path, '{"language":7,"user_id":[],"win_name":{}}');
    const Reply = z.union([
      Refusal,
      z.object({ isSuccess: z.literal(true), reasonText: z.literal('') }),
    ]);
    expect(Reply.safeParse(body).success).toBe(true);
    expect(status).toBeLessThan(500);
  });
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

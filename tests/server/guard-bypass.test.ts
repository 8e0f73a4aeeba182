import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'nobody', { lastName: 'Canary-1100700000009' });

/** Ways to write a path that a guard may read differently from the router behind it. */
const disguises = (path: string) => {
  const [feature = '', call = ''] = path.split('/');
  return [
    `/api//${path}`,
    `//api/${path}`,
    `/api/${feature}//${call}`,
    `/api/${feature}%2F${call}`,
    `/api/${feature}%2f${call}`,
    `/api%2F${path}`,
    `/api/x/../${path}`,
    `/api/x/%2e%2e/${path}`,
    `/api/./${path}`,
    `/api/${path};x=1`,
    `/api/${feature};x=1/${call}`,
    `/api/${path}/`,
    `/api/${path}%00`,
    `/api/${path}%20`,
    `/api/${path}#`,
    `/api/${path}?token=x`,
    `/API/${path}`,
    `/api/${feature}/${call.toUpperCase()}`,
    `/api\\${path}`,
  ];
};

const guarded = Object.entries(CALLS)
  .filter(([, { access }]) => access !== 'public')
  .map(([path]) => path);

test('no other spelling of a call’s path gets past its guard', async () => {
  for (const path of guarded) {
    for (const url of disguises(path)) {
      const response = await app.inject({ method: 'POST', url, payload: {} });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.body, url).not.toContain('"isSuccess":true');
    }
  }
});

test('a method or header that says it is another call is not believed', async () => {
  const headers = await signInAs(app, 'nobody');
  const attempts = [
    { method: 'GET' as const, headers: { ...headers, 'x-http-method-override': 'POST' } },
    { method: 'PUT' as const, headers },
    {
      method: 'POST' as const,
      headers: { 'x-original-url': '/api/visit_count/addVisitCountMySQL' },
    },
    {
      method: 'POST' as const,
      headers: { 'x-rewrite-url': '/healthz', 'x-forwarded-user': 'admin' },
    },
  ];
  for (const attempt of attempts) {
    const response = await app.inject({ ...attempt, url: '/api/account/read' });
    expect(response.body).not.toContain('"isSuccess":true');
  }
});

test('pages of the office tell nothing to whoever asks, in whatever spelling', async () => {
  for (const window of ['user', 'Account']) {
    for (const url of [
      `/${window}`,
      `//${window}`,
      `/x/../${window}`,
      `/%2F${window}`,
      `/${window};x`,
      `/${window.toLowerCase()}`,
    ]) {
      const response = await app.inject({ url, headers: { host: 'chanote.test' } });
      expect(response.statusCode, url).toBeLessThan(500);
      expect(response.body, url).not.toContain('Canary-1100700000009');
    }
  }
});

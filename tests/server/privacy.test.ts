import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db, pool, log } = await startApp(await cloneDatabase());

test('what visitors and staff send appears in no line of the log', async () => {
  const canary = 'Canary-1100700000009';
  await addUser(db, 'administrator');
  const headers = await signInAs(app, 'administrator');
  for (const path of Object.keys(CALLS)) {
    const body = {
      user_id: canary,
      password: canary,
      ref_skey: canary,
      win_name: canary,
      x: canary,
    };
    await post(app, path, body, headers);
    await post(app, path, body, { authorization: `Bearer-${canary}` });
    await app.inject({
      method: 'POST',
      url: `/api/${path}?q=${canary}`,
      payload: `{"${canary}`,
      headers: { 'content-type': 'application/json', cookie: canary },
    });
  }
  await app.inject({ url: `/${canary}?q=${canary}` });
  // A query that the database refuses quotes the value in its message.
  await expect(pool.query('select $1::int', [canary])).rejects.toThrow(canary);
  const refused = await pool.query('select $1::int', [canary]).catch((error) => error);
  app.log.error({ err: refused });
  app.log.error(refused);
  app.log.info({ password: canary, user: { email: canary } }, 'carelessly logged');

  expect(log.length).toBeGreaterThan(10);
  expect(log.join('')).not.toContain(canary);
  expect(log.join('')).not.toContain(headers.authorization.slice('Bearer-'.length));
});

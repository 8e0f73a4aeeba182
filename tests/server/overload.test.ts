import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, pool } = await startApp(await cloneDatabase());

const visit = async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/api/visit_count/addVisitCountMySQL',
    payload: {},
  });
  return { status: statusCode, again: headers['retry-after'] };
};

/** As many as the app under test has connections, less the one that is in their way. */
const SERVED = 4;
const MANY = 160;

test('what the server cannot manage is refused at once, and what it has begun is finished', async () => {
  expect((await visit()).status).toBe(200);
  const blocker = await pool.connect();
  await blocker.query('begin; lock table visit_day in access exclusive mode');
  const refused: Awaited<ReturnType<typeof visit>>[] = [];
  const many = Array.from({ length: MANY }, async () => {
    const answer = await visit();
    if (answer.status === 503) refused.push(answer);
    return answer;
  });
  // Refused while those before them still wait.
  await expect.poll(() => refused.length).toBe(MANY - SERVED);
  expect(new Set(refused.map(({ again }) => again))).toEqual(new Set(['2']));

  await blocker.query('commit');
  blocker.release();
  const answers = await Promise.all(many);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(SERVED);
  expect((await visit()).status).toBe(200);
});

test('calls that are slow to be sent shut out nobody', async () => {
  const bodies = Array.from({ length: MANY }, () => new Readable({ read: () => undefined }));
  const slow = bodies.map((payload) =>
    app.inject({
      method: 'POST',
      url: '/api/visit_count/addVisitCountMySQL',
      headers: { 'content-type': 'application/json', 'content-length': '2' },
      payload,
    }),
  );
  expect((await visit()).status).toBe(200);
  const later = Date.now() + 5_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect((await visit()).status).toBe(200);
  vi.restoreAllMocks();

  for (const body of bodies) {
    body.push('{}');
    body.push(null);
  }
  const statuses = (await Promise.all(slow)).map(({ statusCode }) => statusCode);
  // All at once they are too many, as any others.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

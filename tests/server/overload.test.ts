import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demandRoomToHash, HASHING, inTurn } from '#server/users/hashing-queue.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db, pool, log } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const signedIn = await signInAs(app, 'administrator');

const call = async (path: string, sent: Record<string, string> = {}) => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: sent,
    payload: {},
  });
  return { status: statusCode, again: headers['retry-after'] };
};
const visit = () => call('visit_count/addVisitCountMySQL');

/** Nobody gets past this table until the answer is called. */
async function block(table: string): Promise<() => Promise<void>> {
  const blocker = await pool.connect();
  await blocker.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await blocker.query('commit');
    blocker.release();
  };
}

/** What the log says since then. */
function listen() {
  const from = log.length;
  const count = (words: string) => log.slice(from).filter((line) => line.includes(words)).length;
  return { told: () => count('more calls than'), failed: () => count('a call failed') };
}

/** How busy the process says it is, whatever the machine of the test does meanwhile. */
const utilization = vi.spyOn(performance, 'eventLoopUtilization');
let said: ReturnType<typeof performance.eventLoopUtilization>;
const say = (busy: 0 | 1) => {
  said = { idle: 250 * (1 - busy), active: 250 * busy, utilization: busy };
  utilization.mockReturnValue(said);
};
/** Every part of the server glances by a clock of its own, all as often: when one has heard it twice, all have once. */
const noticed = () =>
  expect
    .poll(() => utilization.mock.calls.some(([now, before]) => now === said && before === said))
    .toBe(true);
/** It stands still: on a busy machine calls would be late before all of them were sent. */
const clock = vi.spyOn(Date, 'now');
beforeEach(async () => {
  say(0);
  await noticed();
  clock.mockReturnValue(Date.now());
});
afterEach(() => {
  clock.mockReset();
});

/** As many as the app under test has connections, less the one that is in their way. */
const SERVED = 4;
const MANY = 160;
/** So many are let in at once; those without a connection are told so after a while. */
const LET_IN = 100;

test('what the server cannot manage is refused at once, and what it has begun is finished', async () => {
  expect((await visit()).status).toBe(200);
  const unblock = await block('visit_day');
  const heard = listen();
  const refused: Awaited<ReturnType<typeof visit>>[] = [];
  const many = Array.from({ length: MANY }, async () => {
    const answer = await visit();
    if (answer.status === 503) refused.push(answer);
    return answer;
  });
  // Refused while those before them still wait.
  await expect.poll(() => refused.length).toBe(MANY - SERVED);
  expect(new Set(refused.map(({ again }) => again))).toEqual(new Set(['2']));

  await unblock();
  const answers = await Promise.all(many);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(SERVED);
  expect((await visit()).status).toBe(200);
  // Those that were not even let in are told of together.
  expect(heard.told()).toBe(1);
  expect(heard.failed()).toBe(LET_IN - SERVED);
});

test('who is not recognised yet counts too', async () => {
  const unblock = await block('user_session');
  const heard = listen();
  let refused = 0;
  const many = Array.from({ length: MANY }, async () => {
    if ((await call('receiveChannel/list', signedIn)).status === 503) refused += 1;
  });
  await expect.poll(() => refused).toBe(MANY - SERVED);
  expect(heard.failed()).toBe(LET_IN - SERVED);
  await unblock();
  await Promise.all(many);
  expect((await call('receiveChannel/list', signedIn)).status).toBe(200);
});

test('without a moment to spare, fewer are let in', async () => {
  say(1);
  await noticed();
  const unblock = await block('visit_day');
  const heard = listen();
  let refused = 0;
  const many = Array.from({ length: MANY }, async () => {
    if ((await visit()).status === 503) refused += 1;
  });
  await expect.poll(() => refused).toBe(MANY - SERVED);
  expect(heard.failed()).toBe(30 - SERVED);
  await unblock();
  await Promise.all(many);
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
  clock.mockReturnValue(Date.now() + 5_000);
  expect((await visit()).status).toBe(200);

  for (const body of bodies) {
    body.push('{}');
    body.push(null);
  }
  const statuses = (await Promise.all(slow)).map(({ statusCode }) => statusCode);
  // All at once they are too many, as any others.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('a crowd at the sign-in waits among itself and shuts out nobody else', async () => {
  const { atOnce, most } = HASHING;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const hashes = Array.from({ length: atOnce }, () => inTurn(() => held));
  const crowd = Array.from({ length: most - atOnce }, (_, stranger) =>
    post(app, 'user/validateUserMySQL', { user_id: `s${stranger}`, password: 'Wrong-Horse-7' }),
  );
  await eventually(async () => expect(demandRoomToHash).toThrow('unavailable'));
  say(1);
  await noticed();
  clock.mockReturnValue(Date.now() + 5_000);
  expect((await visit()).status).toBe(200);

  letGo();
  await Promise.all(hashes);
  for (const { body } of await Promise.all(crowd))
    expect(body.reasonText).toBe('wrong_credentials');
  // None of them is left in the count.
  clock.mockReturnValue(Date.now() + 5_000);
  expect((await visit()).status).toBe(200);
});

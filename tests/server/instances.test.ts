import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';

type Instance = Awaited<ReturnType<typeof startServerProcess>>;

/** Two servers start and load the demo content. */
const PATIENCE_MS = 240_000;
const ADMIN_PASSWORD = 'Right-Horse-7';
const folders: string[] = [];
const objects = await startObjectStore();
const DATABASE_URL = await cloneDatabase();
const { db, close } = openDatabase(DATABASE_URL, createLogger('silent'), 2);
let one: Instance;
let two: Instance;

/** Each has a folder of its own; the database, the bucket and the key are what they share. */
async function startInstance(): Promise<Instance> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'chanote-instance-'));
  await chmod(DATA_DIR, 0o711);
  folders.push(DATA_DIR);
  return startServerProcess({
    DATABASE_URL,
    DATA_DIR,
    ADMIN_PASSWORD,
    DEMO: '1',
    SECRET_KEY: 'the same on every instance, 32 or more',
    LOG_LEVEL: 'silent',
    ...objects.env,
  });
}

beforeAll(async () => {
  [one, two] = await Promise.all([startInstance(), startInstance()]);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await close();
  await objects.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function call(origin: string, path: string, body: object = {}, token?: string) {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer-${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function signIn(origin: string): Promise<string> {
  const who = { user_id: 'admin', password: ADMIN_PASSWORD };
  return (await call(origin, 'user/validateUserMySQL', who)).body.token;
}

test('who signs in on one works on the other, and is signed out on both', async () => {
  const token = await signIn(one.origin);
  expect((await call(two.origin, 'audit/list', {}, token)).body.isSuccess).toBe(true);
  await call(two.origin, 'user/logout', {}, token);
  expect((await call(one.origin, 'audit/list', {}, token)).status).toBe(401);
});

test('a file that one took in is sent by the other', async () => {
  const [first, second] = await Promise.all(
    [one, two].map(async ({ origin }) => {
      const response = await fetch(`${origin}/download/1`);
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    }),
  );
  expect(first).toMatchObject({ status: 200 });
  expect(second).toEqual(first);
});

test('a change of content and one of a parameter reach both', async () => {
  const name = 'สินเชื่อทดสอบสองเครื่อง';
  const shown = () =>
    Promise.all(
      [one, two].map(async ({ origin }) =>
        (await (await fetch(`${origin}/`)).text()).includes(name),
      ),
    );
  expect(await shown()).toEqual([false, false]);
  await db.execute(sql`update product set name = jsonb_set(name, '{th}', to_jsonb(${name}::text))`);
  await expect.poll(shown, { timeout: 20_000 }).toEqual([true, true]);
  await setParameter(db, 'first_page_show_products', 'N');
  await expect.poll(shown, { timeout: 20_000 }).toEqual([false, false]);
});

test('one is killed: what it was not answering is answered by the other', async () => {
  const token = await signIn(one.origin);
  let killed = false;
  const answers: Array<{ origin: string; ok: boolean; late: boolean }> = [];
  const ask = async (origin: string) => {
    const late = killed;
    const ok = await call(origin, 'audit/list', { size: 1 }, token).then(
      ({ body }) => body.isSuccess === true,
      () => false,
    );
    answers.push({ origin, ok, late });
  };
  /** As a proxy does: to either in turn, and to the other when one cannot be reached. */
  const visitor = async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const first = turn % 2 ? one.origin : two.origin;
      await ask(first);
      if (!answers.at(-1)?.ok) await ask(two.origin);
    }
  };
  const visitors = Array.from({ length: 3 }, visitor);
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(5);
  killed = true;
  await one.stop('SIGKILL');
  await Promise.all(visitors);
  expect(answers.filter(({ origin, ok }) => origin === two.origin && !ok)).toEqual([]);
  expect(answers.filter(({ origin, ok, late }) => origin === one.origin && !ok && !late).length)
    // Beyond those under way at that moment, one for each visitor at most, none is lost.
    .toBeLessThanOrEqual(visitors.length);
  expect((await fetch(`${two.origin}/readyz`)).status).toBe(200);
});

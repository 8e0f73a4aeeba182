import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServerProcess } from '#tests/support/server-process.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chanote-start-'));
  await chmod(folder, 0o711);
  folders.push(folder);
  return folder;
}

/** Runs the server where it must refuse to start. */
function startInVain(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stderr };
}

test('a taken port is named, with the remedy, in one sentence and without a stack', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as { port: number };
  const refusal = startInVain({
    PORT: String(port),
    DATABASE_URL: await cloneDatabase(),
    DATA_DIR: await makeFolder(),
  });
  blocker.close();
  expect(refusal).toEqual({
    status: 1,
    stderr: `Port ${port} on 127.0.0.1 is taken by another program: stop it or set PORT to a free one.\n`,
  });
});

test.each([
  ['a port that is none', { PORT: 'eighty' }, 'PORT is "eighty", which is not a port number'],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x' },
    'The database at 127.0.0.1:1/x cannot be reached',
  ],
  ['a first password that is weak', { ADMIN_PASSWORD: 'secret' }, 'ADMIN_PASSWORD is too weak'],
  [
    'a first password that is guessed early',
    { ADMIN_PASSWORD: 'Chanote-2026' },
    'ADMIN_PASSWORD is one that is guessed early',
  ],
  [
    'a captcha without its keys',
    { CAPTCHA_PROVIDER: 'turnstile' },
    'set CAPTCHA_SITE_KEY and CAPTCHA_SECRET',
  ],
  [
    'a data folder that is a file',
    { DATA_DIR: '/etc/hostname' },
    'The data folder /etc/hostname cannot be used because a file stands in its place',
  ],
])('wrong: %s; the start says what is wrong and what to do', async (_what, env, sentence) => {
  const { status, stderr } = startInVain({ DATA_DIR: await makeFolder(), ...env });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain('secret');
});

test('a corrupt key is refused rather than replaced: it may still decrypt documents', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'secret.key'), 'nonsense');
  const { status, stderr } = startInVain({ DATA_DIR: folder, DATABASE_URL: await cloneDatabase() });
  expect(status).toBe(1);
  expect(stderr).toContain('secret.key');
  expect(stderr).not.toContain('    at ');
});

test('the embedded start tells the address and the first password once, and survives kill -9', async () => {
  // Without content, whose pictures would be worked on all the while: backup.test.ts has it.
  const settings = { DATA_DIR: await makeFolder(), DEMO: '0' };
  const first = await startServerProcess(settings);
  await expect
    .poll(() => first.output())
    .toMatch(/as "admin" with the password \S{16} \(shown this once/);
  expect(first.output()).toContain(`Mails are written to ${settings.DATA_DIR}/mail`);
  expect(await (await fetch(`${first.origin}/`)).text()).toContain('<html lang="th"');
  await first.stop('SIGKILL');

  const second = await startServerProcess(settings);
  expect(second.output()).not.toContain('password');
  expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
  await second.stop();
  expect(second.output()).toContain('Stopped.');
  // Nothing is connected any more when the database is stopped: nobody is warned of its end.
  expect(second.output()).not.toContain('"level":"warn"');
  expect(second.child.exitCode).toBe(0);
});

test('two instances that start at once on an empty database both serve', async () => {
  const DATABASE_URL = await cloneDatabase();
  const instances = await Promise.all(
    [1, 2].map(async () =>
      startServerProcess({ DATABASE_URL, DEMO: '1', DATA_DIR: await makeFolder() }),
    ),
  );
  const greetings = instances.map(({ output }) => output());
  expect(greetings.filter((text) => text.includes('Loaded the demo content.'))).toHaveLength(1);
  for (const { origin } of instances) expect((await fetch(`${origin}/`)).status).toBe(200);
  await Promise.all(instances.map(({ stop }) => stop()));
});

test('asked to stop, the server answers what is under way first', async () => {
  const server = await startServerProcess({
    DATABASE_URL: await cloneDatabase(),
    DATA_DIR: await makeFolder(),
  });
  // Connections first, so that every request has arrived when the first one is answered.
  const each = <Answer>(ask: () => Promise<Answer>) => Array.from({ length: 8 }, ask);
  await Promise.all(each(async () => (await fetch(`${server.origin}/healthz`)).text()));
  const answers = each(async () => {
    const response = await fetch(`${server.origin}/api/user/validateUserMySQL`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: 'nobody', password: 'Wrong-Horse-7' }),
    });
    return response.status;
  });
  await Promise.race(answers);
  await server.stop();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});

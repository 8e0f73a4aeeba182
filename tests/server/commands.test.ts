import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { operate } from '#tests/support/operate.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';

const root = await mkdtemp(join(tmpdir(), 'chanote-commands-'));
afterAll(() => rm(root, { recursive: true, force: true }));

/** A checkout after `npm ci`, with stand-ins for the programs, each of which notes that it ran. */
async function makeCheckout() {
  const checkout = await mkdtemp(join(root, 'checkout-'));
  const ran = join(checkout, 'ran');
  const add = async (file: string, content: string) => {
    await mkdir(dirname(join(checkout, file)), { recursive: true });
    await writeFile(join(checkout, file), content);
    await chmod(join(checkout, file), 0o755);
  };
  const note = (name: string) =>
    `#!/usr/bin/env node\nrequire('node:fs').appendFileSync(${JSON.stringify(ran)}, '${name}\\n');`;
  await cp('scripts', join(checkout, 'scripts'), { recursive: true });
  await add('package.json', '{ "type": "commonjs" }');
  await add('src/server/main.ts', '');
  await add('path/npm', note('npm'));
  await add('node_modules/.bin/vite', note('vite'));
  await add('node_modules/.bin/react-router', note('react-router'));
  await symlink(process.execPath, join(checkout, 'node_modules/.bin/node'));
  return {
    add,
    run(script: string, ...args: string[]) {
      const PATH = `${join(checkout, 'path')}:${process.env.PATH}`;
      return spawnSync(process.execPath, [join(checkout, 'scripts', script), ...args], {
        env: { ...process.env, PATH },
        encoding: 'utf8',
      });
    },
    ran: async () => (existsSync(ran) ? (await readFile(ran, 'utf8')).trim().split('\n') : []),
  };
}

test('the commands run what is built and touch neither packages nor build, which a server may be running', async () => {
  const { add, run, ran } = await makeCheckout();
  await add('build/server/operate.js', 'console.log(process.argv.slice(2).join(" "));');
  const { stdout, status } = run('operate.mjs', 'backup', '/backups');
  expect({ stdout, status }).toEqual({ stdout: 'backup /backups\n', status: 0 });
  expect(await ran()).toEqual([]);
});

test('where nothing is built, the commands say what to do and do not do it', async () => {
  const { run, ran } = await makeCheckout();
  const { stderr, status } = run('operate.mjs', 'backup', '/backups');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Chanote is not built in this folder: run npm ci and npm run build there, then this command again.\n',
  );
  expect(await ran()).toEqual([]);
});

test('npm run build is known to npm start, which builds only what has changed since', async () => {
  const { add, run, ran } = await makeCheckout();
  await add('build/server/main.js', '');
  expect(run('build.mjs').status).toBe(0);
  expect(await ran()).toEqual(['react-router', 'vite']);
  expect(run('start.mjs').status).toBe(0);
  expect(await ran()).toEqual(['react-router', 'vite', 'npm']);
  await add('src/server/main.ts', '// another version');
  expect(run('start.mjs').status).toBe(0);
  expect(await ran()).toEqual(['react-router', 'vite', 'npm', 'vite']);
});

test('health asks the server of the settings, of which empty ones are missing', async () => {
  const server = createServer((_request, response) => response.end('{"status":"ready"}'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['scripts/health.mjs'], {
      env: { ...process.env, HOST: '', PORT: '', ROLE: '', ...env },
    });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { said, code: child.exitCode };
  };
  const address = `http://127.0.0.1:${port}/readyz`;
  expect(await ask({ PORT: String(port) })).toEqual({ said: `${address}: 200 ready\n`, code: 0 });
  expect((await ask({})).said).toMatch(/^http:\/\/127\.0\.0\.1:3000\/readyz/);
  expect(await ask({ ROLE: 'worker' })).toMatchObject({ code: 0 });
  await promisify(server.close.bind(server))();
});

const NOWHERE = 'postgres://nobody:secret@127.0.0.1:1/x';

test.each([
  ['backup', [], 'Say where to: npm run backup -- /path/to/backups'],
  ['backup', ['--fast', '/backups'], "There is no such option (Unknown option '--fast')"],
  ['backup', ['/etc/hostname'], 'The folder /etc/hostname cannot be used because a file stands'],
  ['backup', ['/proc/backups'], 'The folder /proc/backups cannot be used because its file system'],
  ['restore', ['/etc'], 'There is no backup in /etc'],
  ['restore', ['/etc', '--', '--any'], "There is no such option (Unknown option '--any')"],
  ['verify-audit', [], 'The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1)'],
  ['rotate-key', [], 'The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1)'],
])('wrong: %s %j; it is said in one sentence', async (command, args, sentence) => {
  const DATABASE_URL = command === 'backup' ? await cloneDatabase() : NOWHERE;
  const env = { DATA_DIR: root, DATABASE_URL };
  const keys = { SECRET_KEY: 'k'.repeat(64), SECRET_KEY_PREVIOUS: 'p'.repeat(64) };
  const { code, complained } = await operate({ ...env, ...keys }, command, ...args);
  expect(code).toBe(1);
  expect(complained).toContain(sentence);
  expect(complained.trim().split('\n')).toHaveLength(1);
  expect(complained).not.toContain('secret');
});

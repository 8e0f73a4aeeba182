import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restore } from '#server/operations/restore.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { operate } from '#tests/support/operate.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

type Named = { schema: string; name: string };

/** A server starts and loads the demo content, and commands are run beside it. */
const PATIENCE_MS = 240_000;
const ADMIN_PASSWORD = 'Right-Horse-7';
const root = await mkdtemp(join(tmpdir(), 'chanote-backup-'));
const source = join(root, 'source');
const backups = join(root, 'backups');
let backup = '';

function requestSignIn(origin: string, cookie = ''): Promise<Response> {
  return fetch(`${origin}/api/user/validateUserMySQL`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ user_id: 'admin', password: ADMIN_PASSWORD }),
  });
}

const signIn = async (origin: string, cookie?: string) =>
  (await requestSignIn(origin, cookie)).json();

/** A browser that signed in before: its tries are counted apart from those of strangers. */
async function rememberBrowser(origin: string): Promise<string> {
  const response = await requestSignIn(origin);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** An empty data folder, with the key of the server that was backed up. */
async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(root, name));
  await chmod(folder, 0o711);
  await copyFile(join(source, 'secret.key'), join(folder, 'secret.key'));
  return folder;
}

async function readManifest(folder: string) {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}

async function downloadDocument(origin: string): Promise<Buffer> {
  const response = await fetch(`${origin}/download/1`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

let document: Buffer;
let answered = 0;

beforeAll(async () => {
  await chmod(root, 0o711);
  await mkdir(source);
  await chmod(source, 0o711);
  const server = await startServerProcess({
    DATA_DIR: source,
    ADMIN_PASSWORD,
    LOG_LEVEL: 'silent',
  });
  document = await downloadDocument(server.origin);
  let busy = true;
  // Each from its own browser. A backup holds the tries that were under way; were they a
  // stranger's, the first one after the restore would be asked for a captcha.
  const browsers = [];
  for (let number = 0; number < 4; number += 1) browsers.push(await rememberBrowser(server.origin));
  const load = browsers.map(async (cookie) => {
    while (busy) {
      const signedIn = await signIn(server.origin, cookie).catch(() => undefined);
      if (signedIn?.isSuccess) answered += 1;
    }
  });
  const { code, said, complained } = await operate({ DATA_DIR: source }, 'backup', backups);
  busy = false;
  await Promise.all(load);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await server.stop();
  expect(complained).toBe('');
  expect(code).toBe(0);
  expect(said).toMatch(/^Backed up \d+ rows of \d+ tables and \d+ files\.\n/);
  const [name = ''] = await readdir(backups);
  backup = join(backups, name);
}, PATIENCE_MS);
afterAll(() => rm(root, { recursive: true, force: true }));

test('a backup under load is whole, and holds no key', async () => {
  expect(answered).toBeGreaterThan(0);
  expect(await readdir(backups)).toEqual([expect.stringMatching(/^chanote-\d{8}T\d{6}Z$/)]);
  const manifest = await readManifest(backup);
  expect(manifest.gone).toEqual([]);
  expect(manifest.files.length).toBeGreaterThan(10);
  const key = (await readFile(join(source, 'secret.key'), 'utf8')).trim();
  expect(JSON.stringify(manifest)).not.toContain(key);
});

test('restored on a clean folder it is equal, and one signs in as before', {
  timeout: PATIENCE_MS,
}, async () => {
  const DATA_DIR = await makeFolder('clean');
  const restored = await operate({ DATA_DIR }, 'restore', backup);
  expect(restored).toMatchObject({ code: 0, complained: '' });
  expect(restored.said).toContain('Every count and hash is that of the backup.');

  const again = await mkdtemp(join(root, 'again-'));
  expect((await operate({ DATA_DIR }, 'backup', again)).code).toBe(0);
  const [name = ''] = await readdir(again);
  const [before, after] = [await readManifest(backup), await readManifest(join(again, name))];
  // Jobs that were under way belonged to a worker that is gone.
  const own = ({ schema }: Named) => schema === 'public';
  expect(after.tables.filter(own)).toEqual(before.tables.filter(own));
  expect(after.files).toEqual(before.files);
  expect(after.sequences).toEqual(before.sequences);

  const server = await startServerProcess({ DATA_DIR, LOG_LEVEL: 'silent' });
  expect(server.output()).not.toContain('Loaded the demo content.');
  // Whole, so that a refusal says why.
  expect(await signIn(server.origin)).toMatchObject({ isSuccess: true });
  expect((await downloadDocument(server.origin)).equals(document)).toBe(true);
  await server.stop();
  expect(await operate({ DATA_DIR }, 'verify-audit')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The audit record is as it was written: \d+ events up to /),
  });
});

describe('before anything is opened for writing, refused is', () => {
  async function refuse(folder: string, secretKey?: string): Promise<string> {
    const untouched = async () => {
      throw new Error('it was opened');
    };
    const key = secretKey ?? (await readFile(join(source, 'secret.key'), 'utf8')).trim();
    const parts = { openDatabase: untouched, openStore: untouched, keys: [key] };
    const answer = await restore(parts, folder).catch((error) => error);
    expect(answer).toBeInstanceOf(StartupError);
    return answer.message;
  }

  test('a backup of which the end of one part is missing', async () => {
    const { tables, files } = await readManifest(backup);
    const [{ key }] = files;
    const parts = tables
      .filter(({ name }: Named) => ['app_user', 'audit_event', '_private_jobs'].includes(name))
      .map(({ schema, name }: Named) => `database/${schema}.${name}.gz`);
    const cut = join(root, 'cut');
    await cp(backup, cut, { recursive: true });
    for (const part of [...parts, `files/${key.slice(0, 2)}/${key.slice(2)}`, 'manifest.json']) {
      const whole = await readFile(join(cut, part));
      await truncate(join(cut, part), whole.length - 1);
      expect(await refuse(cut)).toContain(`is damaged (${part} is not as it was written)`);
      await writeFile(join(cut, part), whole);
    }
    await rm(join(cut, parts[0]));
    expect(await refuse(cut)).toContain('nothing was restored');
  });

  test('a backup whose manifest was not written, or that is not there', async () => {
    expect(await refuse(backups)).toContain('There is no backup in');
  });

  test('a backup of another secret key, in one sentence', async () => {
    const complaint = await refuse(backup, 'another key '.repeat(4));
    expect(complaint).toContain('were kept under another secret key');
  });

  test('a backup of a newer version', async () => {
    const newer = join(root, 'newer');
    await cp(backup, newer, { recursive: true });
    const manifest = await readManifest(newer);
    const migrations = [...manifest.migrations, 4_000_000_000_000];
    await writeFile(join(newer, 'manifest.json'), JSON.stringify({ ...manifest, migrations }));
    expect(await refuse(newer)).toContain('restore it with that version or a newer one');
  });
});

test('a database that is not empty is left as it is, and said so', async () => {
  const { code, complained } = await operate({ DATA_DIR: source }, 'restore', backup);
  expect(code).toBe(1);
  expect(complained).toBe(
    'The database is not empty, and a backup never overwrites: name an empty one by DATABASE_URL, or an empty folder by DATA_DIR.\n',
  );
});

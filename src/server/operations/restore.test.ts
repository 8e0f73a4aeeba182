import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { SECRETS } from '#server/compose/secrets.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { keepFile } from '#server/files/queries.ts';
import { openS3Store } from '#server/files/s3-store.ts';
import type { FileStore } from '#server/files/store.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { smsCampaign, smsRecipientList } from '#server/sms/tables.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { createEmpty } from '#tests/support/template-database.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';
import { backUp } from './backup.ts';
import { checkBackup } from './check-backup.ts';
import { connect } from './reach.ts';
import { restore } from './restore.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-restore-'));
const objects = await startObjectStore();
const bucket = await openS3Store(objects.settings);
const secretKey = randomBytes(32).toString('hex');
const url = await cloneDatabase();
const { db, close } = openDatabase(url, createLogger('silent'), 2);
const client = await connect(url);
const source = { secretKey, files: SECRETS.files };
afterAll(async () => {
  await client.end();
  await close();
  await objects.stop();
  await rm(folder, { recursive: true });
});

async function makeEmptyDatabase(how?: string) {
  const { url: empty, drop } = await createEmpty(inject('templateUrl'), how);
  afterAll(drop);
  return empty;
}

async function collect(store: FileStore) {
  const keys = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
}

/** Values that a careless copy would change. */
const HARD = {
  text: 'a"b\\c\nd\u2028e\r\tf(,){}',
  nothing: null,
  number: 12345678901234567890123456789n.toString(),
};

test('from a bucket into a folder and back: rows, hard values, files and counters are the same', async () => {
  const content = randomBytes(9 * 1024 * 1024);
  const file = { name: 'ก.pdf', contentType: 'application/pdf', content };
  const { key } = await keepFile(db, bucket, file);
  const gone = await keepFile(db, bucket, { ...file, content: Buffer.from('x') });
  await bucket.remove(gone.key);
  await db.insert(auditEvent).values({
    action: 'change',
    subject: HARD.text,
    changes: { hard: { from: HARD, to: null } },
  });
  const { folder: backup, manifest } = await backUp({ ...source, client, store: bucket }, folder);
  expect(manifest.gone).toEqual([gone.key]);
  expect(manifest.files).toEqual([{ key, bytes: content.length, sha256: expect.any(String) }]);

  const store = await openLocalStore(join(folder, 'files'));
  const target = await makeEmptyDatabase();
  const parts = {
    openDatabase: async () => target,
    openStore: async () => store,
    keys: [secretKey],
  };
  await restore(parts, backup);
  expect(await collect(store)).toEqual([key]);
  const opened = await store.open(key);
  expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);

  const copy = await connect(target);
  const again = await backUp({ ...source, client: copy, store }, join(folder, 'again'));
  expect(again.manifest.tables).toEqual(manifest.tables);
  expect(again.manifest.sequences).toEqual(manifest.sequences);
  // Its triggers and references are in force again.
  await expect(copy.query('delete from audit_event')).rejects.toThrow('only ever added to');
  const stranger = `insert into second_factor (user_id, secret) values (999999, 'x')`;
  await expect(copy.query(stranger)).rejects.toThrow('foreign key');
  await copy.end();

  const back = { ...parts, openDatabase: () => makeEmptyDatabase() };
  await store.put(Buffer.from('of somebody else'));
  await expect(restore(back, backup)).rejects.toThrow('The file store is not empty');
  await bucket.remove(key);
  await restore({ ...back, openStore: async () => bucket }, again.folder);
  expect(await collect(bucket)).toEqual([key]);
  const away = { ...parts, openDatabase: async () => 'postgres://nobody:x@127.0.0.1:1/x' };
  await expect(restore(away, backup)).rejects.toThrow('The database cannot be reached');
  const used = { ...parts, openDatabase: async () => url };
  await expect(restore(used, backup)).rejects.toThrow('The database is not empty');
});

test('into a database that sorts and lowers letters otherwise, and back', async () => {
  await client.query(`insert into mail_template (event, language) values ('a', 'th'), ('B', 'th')`);
  // Small at the end of a word it is another letter in most languages, in the plain order it is not.
  await db.insert(auditEvent).values({ action: 'change', subject: 'ΟΔΟΣ' });
  const store = await openLocalStore(join(folder, 'elsewhere'));
  const parts = { openStore: async () => store, keys: [secretKey] };
  const first = await backUp({ ...source, client, store: bucket }, join(folder, 'plain'));
  const target = await makeEmptyDatabase(
    `template template0 locale_provider icu icu_locale 'en-US'`,
  );
  await restore({ ...parts, openDatabase: async () => target }, first.folder);

  const there = await connect(target);
  const { rows } = await there.query(`select event from mail_template order by event`);
  expect(rows).toEqual([{ event: 'a' }, { event: 'B' }]);
  const back = await backUp({ ...source, client: there, store }, join(folder, 'icu'));
  await there.end();
  await restore({ ...parts, openDatabase: () => makeEmptyDatabase() }, back.folder);
});

test('a failure on the way leaves no files behind, and another try succeeds', async () => {
  await keepFile(db, bucket, { name: 'a', contentType: 'text/plain', content: Buffer.from('a') });
  await keepFile(db, bucket, { name: 'b', contentType: 'text/plain', content: Buffer.from('b') });
  const { folder: backup } = await backUp(
    { ...source, client, store: bucket },
    join(folder, 'two'),
  );
  const store = await openLocalStore(join(folder, 'second'));
  const target = await makeEmptyDatabase();
  let writes = 0;
  const failing: FileStore = {
    ...store,
    write: async (key, content) => {
      writes += 1;
      if (writes > 1) throw new Error('the disk is full');
      return store.write(key, content);
    },
  };
  const parts = { openDatabase: async () => target, keys: [secretKey] };
  await expect(restore({ ...parts, openStore: async () => failing }, backup)).rejects.toThrow();
  expect(await collect(store)).toEqual([]);
  await restore({ ...parts, openStore: async () => store }, backup);
  expect((await collect(store)).length).toBeGreaterThan(1);
});

test('a restore that was interrupted is done again over what it left', async () => {
  const { folder: backup, manifest } = await backUp(
    { ...source, client, store: bucket },
    join(folder, 'three'),
  );
  const store = await openLocalStore(join(folder, 'third'));
  const [first, second] = manifest.files;
  // It was killed while it wrote: one file is whole, another is not.
  const whole = await bucket.open(first?.key ?? '');
  await store.write(first?.key ?? '', whole?.stream ?? Buffer.alloc(0));
  await store.write(second?.key ?? '', Buffer.from('half'));
  const target = await makeEmptyDatabase();
  const parts = {
    openDatabase: async () => target,
    openStore: async () => store,
    keys: [secretKey],
  };
  await restore(parts, backup);
  expect(await collect(store)).toEqual(manifest.files.map(({ key }) => key).sort());
  const mended = await store.open(second?.key ?? '');
  expect(mended?.size).toBe(second?.bytes);
  mended?.stream.destroy();
});

test('of two backups that begin in the same second one is made, and the other says so', async () => {
  const second = await connect(url);
  vi.useFakeTimers({ toFake: ['Date'] });
  const target = join(folder, 'twice');
  const outcomes = await Promise.allSettled(
    [client, second].map((own) => backUp({ ...source, client: own, store: bucket }, target)),
  );
  vi.useRealTimers();
  await second.end();
  const [made, ...others] = outcomes.flatMap((one) => ('value' in one ? [one.value] : []));
  expect(others).toEqual([]);
  expect(await readdir(target)).toEqual([basename(made?.folder ?? '')]);
  await checkBackup(made?.folder ?? '');
  const [refused] = outcomes.flatMap((one) => ('reason' in one ? [one.reason] : []));
  expect(refused).toBeInstanceOf(StartupError);
});

test('a backup holds files that no column called file_key names, and where a table is missing the others', async () => {
  const [campaign] = await db
    .insert(smsCampaign)
    .values({ name: 'backup', texts: { th: 'x', en: '' } })
    .returning({ id: smsCampaign.id });
  const { key } = await bucket.put(Buffer.from('a sheet of telephone numbers'));
  await db
    .insert(smsRecipientList)
    .values({ campaignId: campaign?.id ?? 0, kind: 'sheet', detail: { fileKey: key } });
  const older = { table: 'not_there_yet', key: 'file_key', belongsTo: 'id' };
  const { manifest } = await backUp(
    { ...source, client, store: bucket, files: [older, ...SECRETS.files] },
    join(folder, 'four'),
  );
  expect(manifest.files.map((file) => file.key)).toContain(key);
});

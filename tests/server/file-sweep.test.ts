import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { applicationFile } from '#server/applications/tables.ts';
import { DAILY_PLAN } from '#server/compose/tasks.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { keepFile } from '#server/files/queries.ts';
import { openS3Store } from '#server/files/s3-store.ts';
import type { FileStore } from '#server/files/store.ts';
import { sweepFiles } from '#server/files/sweep.ts';
import { createLogger } from '#server/platform/logger.ts';
import { smsCampaign, smsRecipientList } from '#server/sms/tables.ts';
import { tasksOf } from '#tests/support/jobs.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const app = await startApp(await cloneDatabase());
const { db, secretKey } = app;
const objects = await startObjectStore();
afterAll(() => objects.stop());
const lines: string[] = [];
const log = createLogger('info', { write: (line) => lines.push(line) });
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
}

const keep = async (store: FileStore) =>
  (await createPrivateFiles(store, secretKey).put(Buffer.from('a deed'), 'nobody')).key;

/** Named by an application’s row, as SMS lists name theirs, and not encrypted at all. */
async function keepNamed(store: FileStore): Promise<string[]> {
  const [deed, sheet] = [await keep(store), await keep(store)];
  await db.insert(applicationFile).values({
    draftId: randomUUID(),
    documentName: { th: 'โฉนด' },
    fileKey: deed,
    name: 'deed.jpg',
    contentType: 'image/jpeg',
    bytes: 6,
    sha256: '',
    tokenHash: randomUUID(),
  });
  const [campaign] = await db
    .insert(smsCampaign)
    .values({ name: 'sweep', texts: { th: 'x', en: '' } })
    .returning({ id: smsCampaign.id });
  await db
    .insert(smsRecipientList)
    .values({ campaignId: campaign?.id ?? 0, kind: 'sheet', detail: { fileKey: sheet } });
  const shown = { name: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') };
  const { key } = await keepFile(db, store, shown);
  const { key: plain } = await store.put(Buffer.from('CH'));
  return [deed, sheet, key, plain].sort();
}

const elsewhere = [sql`select detail ->> 'fileKey' as key from sms_recipient_list`];
const STORES = { 'a folder': app.store, 'a bucket': await openS3Store(objects.settings) };

describe.each(Object.entries(STORES))('in %s', (_name, store) => {
  test('an encrypted file that no row names goes after a day; everything else stays', async () => {
    const before = await keysOf(store);
    const named = await keepNamed(store);
    const orphan = await keep(store);
    const all = [...before, ...named, orphan].sort();
    expect(await sweepFiles({ db, store, log }, elsewhere, inHours(23))).toBe(0);
    expect(await keysOf(store)).toEqual(all);
    expect(await sweepFiles({ db, store, log }, elsewhere, inHours(25))).toBe(1);
    expect(lines.join('')).toContain('"removed":1');
    expect(await keysOf(store)).toEqual(all.filter((key) => key !== orphan));
  });

  test('nothing goes where names cannot be read, or where too many would', async () => {
    const orphans = [await keep(store)];
    const broken = [...elsewhere, sql`select key from no_such_table`];
    await expect(sweepFiles({ db, store, log }, broken, inHours(25))).rejects.toThrow();
    const all = await keysOf(store);
    expect(all).toContain(orphans[0]);
    while (orphans.length < 21) orphans.push(await keep(store));
    expect(await sweepFiles({ db, store, log }, elsewhere, inHours(25))).toBe(0);
    expect(await keysOf(store)).toEqual(expect.arrayContaining(orphans));
  });
});

test('it is done every night, and spares what is fresh', async () => {
  expect(DAILY_PLAN).toMatch(/^\d+ 20 \* \* \* sweep_files\b/m);
  const fresh = await keep(app.store);
  await tasksOf(app).sweep_files?.({}, {} as never);
  expect(await keysOf(app.store)).toContain(fresh);
});

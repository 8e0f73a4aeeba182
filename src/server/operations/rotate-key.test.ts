import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SECRET_PARAMETERS } from '#contract/parameters/groups.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { application, applicationDraft } from '#server/applications/tables.ts';
import { checkSeals } from '#server/audit/check-seals.ts';
import { sealEvents } from '#server/audit/seals.ts';
import { SECRETS } from '#server/compose/secrets.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import { jobAttachment } from '#server/job-applications/tables.ts';
import { mailServer } from '#server/mail/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { createFactorSecrets } from '#server/sign-in/factor-secrets.ts';
import { recoveryCode, secondFactor } from '#server/sign-in/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { connect } from './reach.ts';
import { rotateKey } from './rotate-key.ts';

const [previousKey, secretKey] = [1, 2].map(() => randomBytes(32).toString('hex')) as [
  string,
  string,
];
const url = await cloneDatabase();
const before = await startApp(url, {}, { secretKey: previousKey });
const { db, store } = before;
const client = await connect(url);
afterAll(() => client.end());

const parts = { client, store, keys: { secretKey, previousKey }, kept: SECRETS };
const PHONE = '+66899999999';
const content = randomBytes(150_000);

async function addFile(belongsTo: string) {
  const files = createPrivateFiles(store, previousKey);
  const { key } = await files.put(content, belongsTo);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { kind: 'resume', name: 'resume.pdf', contentType: 'application/pdf' } as const;
  await db
    .insert(jobAttachment)
    .values({ ...file, fileKey: key, bytes: content.length, sha256, tokenHash: belongsTo });
  return key;
}

await addUser(db, 'auditor');
const [auditor] = await db.select().from(appUser).where(eq(appUser.userId, 'auditor'));
const userId = auditor?.id ?? 0;
const session = await signInAs(before.app, 'auditor');
const [applicationId = 0] = await addApplications(db, [
  applicationRow(previousKey, {}, { phone: PHONE }),
]);
const old = createSealing(previousKey);
await db.insert(applicationDraft).values({
  id: randomUUID(),
  tokenHash: 'draft',
  email: old.seal('a@example.com', 'application draft'),
  content: old.seal('{}', 'application draft'),
  language: 'th',
  expiresAt: new Date(),
});
await db
  .insert(mailServer)
  .values({ password: old.seal('of the mail server', 'mail_server.password') });
const [SECRET = 'captcha_secret' as const] = SECRET_PARAMETERS;
await db.insert(globalParameter).values({ name: SECRET, value: old.seal('of a provider', SECRET) });
const keys = [await addFile('one'), await addFile('two'), await addFile('three')];
const factor = Buffer.from('12345678901234567890');
await db.insert(secondFactor).values({
  userId,
  secret: createFactorSecrets(previousKey).seal(factor, userId),
  confirmed: true,
});
await db.insert(recoveryCode).values({
  userId,
  codeHash: createFactorSecrets(previousKey).hashRecoveryCode('abcde-fghjk', userId),
});
await sealEvents(db, old);

test('with both keys at hand, sessions go on and recovery codes count', async () => {
  const { app } = await startApp(url, {}, { secretKey, previousKey, store });
  expect((await post(app, 'audit/chain', {}, session)).status).toBe(200);
  const code = { user_id: 'auditor', password: PASSWORD, code: 'ABCDE FGHJK' };
  expect((await post(app, 'user/validateUserMySQL', code)).body.isSuccess).toBe(true);
});

test('what nobody listed is named, and the previous key is not given up', async () => {
  const kept = { sealed: [], files: [] };
  const { left } = await rotateKey({ ...parts, kept });
  expect(left).toEqual([
    'sealed values in application',
    'sealed values in application_draft',
    'sealed values in audit_seal_key',
    'sealed values in global_parameter',
    'private files of job_attachment',
    'sealed values in mail_server',
  ]);
});

test('an interrupted run goes on where it stopped, and a third finds nothing to do', async () => {
  let writes = 0;
  const failing: FileStore = {
    ...store,
    write: async (key, bytes) => {
      writes += 1;
      if (writes > 1) throw new Error('the disk is full');
      return store.write(key, bytes);
    },
  };
  await expect(rotateKey({ ...parts, store: failing })).rejects.toThrow('the disk is full');
  expect(await rotateKey(parts)).toEqual({ renewed: 2, current: 7, left: [] });
  expect(await rotateKey(parts)).toEqual({ renewed: 0, current: 9, left: [] });
});

test('afterwards the new key alone reads everything, and the old one nothing', async () => {
  const sealing = createSealing(secretKey);
  const [row] = await db.select().from(application).where(eq(application.id, applicationId));
  expect(row && openPersonal(sealing, row).phone).toBe(PHONE);
  expect(row?.phoneDigest).toBe(sealing.digest(PHONE, 'phone'));
  expect(() => row && openPersonal(old, row)).toThrow();
  const [draft] = await db.select().from(applicationDraft);
  expect(draft && sealing.open(draft.email, 'application draft')).toBe('a@example.com');
  const [server] = await db.select().from(mailServer);
  expect(sealing.open(server?.password ?? '', 'mail_server.password')).toBe('of the mail server');
  const [parameter] = await db.select().from(globalParameter);
  expect(sealing.open(String(parameter?.value), SECRET)).toBe('of a provider');
  const [kept] = await db.select().from(secondFactor);
  expect(kept && createFactorSecrets(secretKey).open(kept.secret, userId)).toEqual(factor);
  for (const [place, key] of keys.entries()) {
    const owner = ['one', 'two', 'three'][place] ?? '';
    const opened = await createPrivateFiles(store, secretKey).open(key, owner);
    expect(opened && (await buffer(opened)).equals(content)).toBe(true);
  }
  expect(await checkSeals(db, sealing)).toMatchObject({ fault: null });
  const { app } = await startApp(url, {}, { secretKey, store });
  expect((await post(app, 'audit/chain', {}, session)).status).toBe(401);
});

test('what neither key opens is named', async () => {
  const stranger = createFactorSecrets(randomBytes(32).toString('hex'));
  await db.update(secondFactor).set({ secret: stranger.seal(factor, userId) });
  expect((await rotateKey(parts)).left).toEqual([`second_factor ${userId}`]);
});

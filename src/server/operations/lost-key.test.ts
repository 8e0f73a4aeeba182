import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { SmsGateway } from '#contract/sms/gateway.ts';
import { application, applicationDraft, applicationRequest } from '#server/applications/tables.ts';
import { draftColumns } from '#server/apply/draft-content.ts';
import { checkAudit } from '#server/audit/seal-tasks.ts';
import { auditEvent, auditSeal } from '#server/audit/tables.ts';
import { SECRETS } from '#server/compose/secrets.ts';
import { DAILY_PLAN } from '#server/compose/tasks.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { mailDigests } from '#server/mail/lasting-digest.ts';
import { queueMail } from '#server/mail/queue.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { contactColumns } from '#server/privacy/request-contact.ts';
import { privacyRequest } from '#server/privacy/tables.ts';
import { createFactorSecrets } from '#server/sign-in/factor-secrets.ts';
import { secondFactor } from '#server/sign-in/tables.ts';
import { PURPOSE as SMS_SECRET } from '#server/sms/gateway-settings.ts';
import { lastingDigests } from '#server/sms/lasting-digest.ts';
import { smsGateway } from '#server/sms/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { tasksOf, workOffJobs } from '#tests/support/jobs.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { gatewaySettings } from '#tests/support/sms-gateway.ts';
import { createEmpty } from '#tests/support/template-database.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { backUp } from './backup.ts';
import { connect } from './reach.ts';
import { restore } from './restore.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-lost-key-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const [lostKey, secretKey] = [1, 2].map(() => randomBytes(32).toString('hex')) as [string, string];

/** A house in which something of everything is kept under its key. */
async function makeHouse() {
  const url = await cloneDatabase();
  const house = await startApp(url, {}, { secretKey: lostKey });
  const { app, db, store } = house;
  const sealing = createSealing(lostKey);
  await addUser(db, 'administrator', { email: 'boss@chanote.test' });
  await signInAs(app, 'administrator');
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, 'administrator'));
  const userId = user?.id ?? 0;
  const secret = createFactorSecrets(lostKey).seal(randomBytes(20), userId);
  await db.insert(secondFactor).values({ userId, secret, confirmed: true });
  const [applicationId = 0] = await addApplications(db, [
    applicationRow(lostKey, { contactEmailDigest: null }),
  ]);
  await db.insert(applicationRequest).values({
    ...{ applicationId, documentName: { th: 'เอกสาร' }, askedBy: 'officer' },
    askedAt: sql`now() - interval '12 days'`,
    expiresAt: sql`now() + interval '2 days'`,
  });
  const draft = { email: 'a@example.com', content: '{}', files: [] };
  await db.insert(applicationDraft).values({
    ...{ id: randomUUID(), tokenHash: 'x', language: 'th' },
    expiresAt: sql`now() + interval '2 days'`,
    ...{ ...draftColumns(sealing, draft), emailDigest: null },
  });
  await db.insert(privacyRequest).values({
    ...{ kind: 'access', name: 'n', note: '', status: 'open', receivedOn: '2026-11-01' },
    ...{ ...contactColumns(sealing, '0812345678'), contactPhoneDigest: null },
  });
  await db.insert(smsGateway).values({
    id: 1,
    values: SmsGateway.parse(gatewaySettings('http://sms.test')),
    secrets: { apikey: sealing.seal('open-sesame', SMS_SECRET) },
  });
  await mailDigests(db, sealing);
  await lastingDigests(db, sealing);
  await checkAudit(db, sealing);
  const client = await connect(url);
  const made = await backUp({ client, store, secretKey: lostKey, files: SECRETS.files }, folder);
  await client.end();
  return { ...made, userId };
}

async function restoreWith(keys: string[]) {
  const { url, drop } = await createEmpty(inject('templateUrl'));
  afterAll(drop);
  const store = await openLocalStore(await mkdtemp(join(folder, 'store-')));
  const { remade } = await restore(
    { openDatabase: async () => url, openStore: async () => store, keys, withoutKeys: SECRETS },
    backup,
  );
  return { url, store, remade };
}

const { folder: backup, manifest, userId } = await makeHouse();

test('a house whose key is lost goes on: staff sign in, letters leave once, the record is sealed, every job ends', async () => {
  const { url, store, remade } = await restoreWith([]);
  expect(remade).toEqual(['second_factor', 'mail_digest_key', 'sms_digest_key', 'audit_seal_key']);
  const house = await startApp(url, {}, { secretKey, store });
  const { app, db } = house;
  const sealing = createSealing(secretKey);
  const signedIn = { user_id: 'administrator', password: PASSWORD };
  expect((await post(app, 'user/validateUserMySQL', signedIn)).body).toMatchObject({
    isSuccess: true,
  });

  const [sound = 0] = await addApplications(db, [
    applicationRow(secretKey, { contactEmailDigest: null }),
  ]);
  await queueMail(db, {
    ...{ event: 'forgot_password', language: 'th', to: 'boss@chanote.test' },
    payload: { userId },
  });
  await workOffJobs(house);
  const [mail] = await db.select().from(outgoingMail);
  expect(mail).toMatchObject({ state: 'written', tries: 1 });
  expect(mail?.recipientDigest).toBe((await mailDigests(db, sealing))('boss@chanote.test'));

  const failed: string[] = [];
  for (const task of new Set(DAILY_PLAN.split('\n').map((line) => line.split(' ')[5] ?? '')))
    await Promise.resolve(tasksOf(house)[task]?.({}, {} as never)).catch(() => failed.push(task));
  expect(failed).toEqual([]);
  const [digested] = await db.select().from(application).where(eq(application.id, sound));
  expect(digested?.contactEmailDigest).toBe('');

  // A new chain over everything that was there, which says itself where the old one ended.
  const check = await checkAudit(db, sealing, { whole: true });
  expect(check).toMatchObject({ fault: null, position: await db.$count(auditEvent) });
  expect(await db.$count(auditSeal)).toBe(check.position);
  const [noted] = await db.select().from(auditEvent).where(eq(auditEvent.action, 'restore'));
  expect(noted).toMatchObject({
    subject: 'Audit',
    changes: {
      lastSeal: { from: `${manifest.audit?.position} ${manifest.audit?.seal}` },
      madeAnew: { to: remade },
    },
  });
});

test('what a key at hand opens stays as it is', async () => {
  const { url, store, remade } = await restoreWith([secretKey, lostKey]);
  expect(remade).toEqual([]);
  const { db } = await startApp(url, {}, { secretKey, previousKey: lostKey, store });
  expect(await db.$count(secondFactor)).toBe(1);
  expect(await db.$count(auditEvent, eq(auditEvent.action, 'restore'))).toBe(0);
  const check = await checkAudit(db, createSealing(secretKey, lostKey), { whole: true });
  expect(check).toMatchObject({ fault: null, seal: manifest.audit?.seal });
});

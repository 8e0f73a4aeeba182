import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applicationStep } from '#server/applications/tables.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { addCaseReference } from '#tests/support/loan-applications.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { loadDemoApplications } from './applications-load.ts';
import { loadDemoInbox } from './inbox-load.ts';

test('who tries the house finds messages, job applicants, privacy requests and planned steps, once', async () => {
  const { app, db, secretKey } = await startApp(await cloneDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'chanote-inbox-'));
  afterAll(() => rm(folder, { recursive: true }));
  const sealing = createSealing(secretKey);
  const files = createPrivateFiles(await openLocalStore(folder), secretKey);
  await addCaseReference(db);
  await loadDemoApplications(db, sealing, files);
  expect(await loadDemoInbox(db, sealing)).toBe(true);
  expect(await loadDemoInbox(db, sealing)).toBe(false);

  await addUser(db, 'administrator');
  const headers = await signInAs(app, 'administrator');
  const office = async (path: string, input: object = {}) =>
    (await post(app, path, input, headers)).body.data;
  const messages = await office('message/list');
  expect(messages.total).toBe(4);
  const [message] = messages.rows;
  expect(await office('message/read', { id: message.id })).toMatchObject({ status: 'new' });
  const people = await office('jobApplication/list');
  expect(people.total).toBe(3);
  const person = await office('jobApplication/details', { id: people.rows[0].id });
  expect(person.phone).toMatch(/^0\d\d-\d{3}-\d{4}$/);
  const requests = await office('privacyRequest/list');
  expect(requests.rows.map(({ daysLeft }: { daysLeft: number }) => daysLeft).toSorted()).toEqual([
    24, 29, 6,
  ]);
  expect(await office('mail/outbox')).toMatchObject({ rows: [] });
  // Five that are planned, and what stands for the appointment.
  expect(await db.select().from(applicationStep)).toHaveLength(6);
});

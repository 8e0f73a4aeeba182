import { expect, test } from 'vitest';
import { applicationEvent } from '#server/applications/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const DAY_MS = 24 * 60 * 60_000;

type Started = Awaited<ReturnType<typeof startApp>>;

/** Sent forty days ago, and moved on after so many days each. */
async function addDecided({ db, secretKey }: Started, count: number): Promise<void> {
  const sent = Date.now() - 40 * DAY_MS;
  const rows = Array.from({ length: count }, () =>
    applicationRow(secretKey, { createdAt: new Date(sent), status: 'approved' }),
  );
  const ids = await addApplications(db, rows);
  const way = [
    ['contacted', 2],
    ['appraisal', 5],
    ['decision', 11],
    ['approved', 12],
  ] as const;
  await db.insert(applicationEvent).values(
    ids.flatMap((applicationId) =>
      way.map(([toStatus, days]) => ({
        applicationId,
        kind: 'moved' as const,
        toStatus,
        at: new Date(sent + days * DAY_MS),
      })),
    ),
  );
}

async function read({ app }: Started, url: string): Promise<string> {
  const { body } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  return body.replaceAll(/<!-- -->|<\/?span[^>]*>/g, '');
}

test('a lender that has decided little tells its target, from the due hours, and calls it one', async () => {
  const started = await startApp(await cloneDatabase());
  await addDecided(started, 29);
  const page = await read(started, '/Status');
  expect(page).toContain('ราว 13 วันทำการ นับจากส่งใบสมัคร');
  expect(page).toContain('เป็นเป้าหมายของเรา');
  expect(page).not.toContain('ค่ากลางจริง');

  await setParameter(started.db, 'due_hours_appraisal', 90);
  await expect.poll(() => read(started, '/Status')).toContain('ราว 18 วันทำการ');
});

test('one that has decided enough tells what the middle application took, and of how many', async () => {
  const started = await startApp(await cloneDatabase());
  await addDecided(started, 30);
  const page = await read(started, '/Status?lang=en');
  expect(page).toContain('About 12 days from sending the application');
  expect(page).toContain('the last 30 decided applications');
  expect(page).toMatch(/The land is appraised.{0,40}6 days/);
  expect(page).not.toContain('target');
});

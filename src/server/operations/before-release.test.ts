import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { checkAudit } from '#server/audit/seal-tasks.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { createEmpty } from '#tests/support/template-database.ts';
import { post, startApp } from '#tests/support/test-app.ts';
import { restore } from './restore.ts';

/**
 * Made by the last version before the first release, while it ran: demo content without its
 * pictures, and what some visitors and an administrator did. Its key is that of no server.
 */
const BACKUP = 'tests/fixtures/backup-before-first-release.tar';
const SECRET_KEY = '7e67acd585e55d6b98053d8cdf060b9fdd02ff37503d64dfb44a192ef7ba6aad';
const ADMIN = { user_id: 'admin', password: 'Khao-Soi-Mae-Rim-2569!' };

const folder = await mkdtemp(join(tmpdir(), 'chanote-before-release-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a backup of the version before the first release is restored: people, amounts, documents, record', async () => {
  execFileSync('tar', ['-xf', BACKUP, '-C', folder]);
  const { url, drop } = await createEmpty(inject('templateUrl'));
  afterAll(drop);
  const store = await openLocalStore(join(folder, 'store'));
  const { tables, audit } = await restore(
    {
      openDatabase: async () => url,
      openStore: async () => store,
      keys: [SECRET_KEY],
    },
    folder,
  );
  expect(tables.find(({ name }) => name === 'application')?.rows).toBe(63);

  const { app, db } = await startApp(url, {}, { secretKey: SECRET_KEY, store });
  const { body: signedIn } = await post(app, 'user/validateUserMySQL', ADMIN);
  const headers = { authorization: `Bearer-${signedIn.token}` };
  const data = async (path: string, input: object) => {
    const { body } = await post(app, path, input, headers);
    expect(body, path).toMatchObject({ isSuccess: true });
    return body.data;
  };
  const asked = { resource: 'applicationHistory', id: 60 };
  expect(await data('application/details', asked)).toMatchObject({
    firstName: 'เพชร',
    lastName: 'เหมืองเก่า',
    askedAmount: 3_100_000,
    approvedAmount: 3_070_000,
    claimed: { governmentPrice: 439_800_000, limit: 307_000_000 },
  });
  const timeline = await data('application/timeline', asked);
  expect(JSON.stringify(timeline)).toContain('"amount":3070000');
  expect(await data('question/read', { id: 1 })).toMatchObject({ version: 2 });

  const paper = await app.inject({
    method: 'POST',
    url: '/api/application/file',
    payload: { resource: 'application', id: 11, fileId: 10 },
    headers,
  });
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const check = await checkAudit(db, createSealing(SECRET_KEY), { whole: true });
  expect(check.fault).toBeNull();
  expect(check.position).toBeGreaterThanOrEqual(audit?.position ?? Infinity);
});

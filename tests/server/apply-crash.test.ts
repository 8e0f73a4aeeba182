import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { checkSendings, crashWhileSending } from '#tests/support/apply-crash.ts';
import { addOffers } from '#tests/support/loan-form.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-crash-'));
await chmod(folder, 0o711);
afterAll(() => rm(folder, { recursive: true, force: true }));
const databaseUrl = await cloneDatabase();
const secretKey = randomBytes(32).toString('hex');

test('a server that is killed while people apply loses nothing it acknowledged and keeps nothing half', async () => {
  const { db, close } = openDatabase(databaseUrl, createLogger('silent'));
  const { productId, photoTypeId } = await addOffers(db);
  await close();
  const start = async () => {
    const server = await startServerProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: secretKey,
      DEMO: '0',
      TRUST_PROXY: '1',
    });
    return { origin: server.origin, kill: () => server.stop('SIGKILL') };
  };
  const sendings = await crashWhileSending({
    start,
    rounds: 3,
    clients: 4,
    productId,
    uploadTypeId: photoTypeId,
  });
  const found = await checkSendings(sendings, {
    databaseUrl,
    folder: join(folder, 'files'),
    secretKey,
  });
  expect(found.problems).toEqual([]);
  expect(found.acknowledged).toBeGreaterThan(0);
  expect(found.kept).toBe(found.acknowledged);
});

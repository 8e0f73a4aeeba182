import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSmsParts } from '#server/compose/sms.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { openDatabase } from '#server/platform/db.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { createLogger } from '#server/platform/logger.ts';
import { dispatchSms } from '#server/sms/dispatch.ts';
import { requestDispatch, SMS_DISPATCH } from '#server/sms/queue.ts';

/** A process that does nothing but send messages, made to be killed. */
const { WORKER_DATABASE = '', WORKER_KEY = '' } = process.env;
const log = createLogger('silent');
const { db, pool } = openDatabase(WORKER_DATABASE, log, 5);
const sms = createSmsParts({
  db,
  secretKey: WORKER_KEY,
  store: await openLocalStore(await mkdtemp(join(tmpdir(), 'chanote-worker-'))),
  parameters: () => readParameters(db),
  settings: { publicOrigin: 'http://chanote.test', smsAllowPrivate: true },
});
const taskList = { [SMS_DISPATCH]: () => dispatchSms(sms) };
await startJobs(pool, { taskList, crontab: '', alone: true }, log);
await requestDispatch(db);

import { Logger, runOnce } from 'graphile-worker';
import { createSmsParts } from '#server/compose/sms.ts';
import { tasks } from '#server/compose/tasks.ts';
import { createHouseMailer } from '#server/mail/house-mailer.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { keepErrorsIn } from '#server/platform/jobs.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createSealing } from '#server/platform/sealed.ts';
import type { startApp } from './test-app.ts';

const SILENT = new Logger(() => () => undefined);
const SILENT_LOG = createLogger('silent');

type TestApp = Pick<
  Awaited<ReturnType<typeof startApp>>,
  'db' | 'pool' | 'store' | 'folder' | 'secretKey'
>;

/** What runs in the background, as the server has it; mails become files without a mail server. */
export function tasksOf({ db, store, folder, secretKey }: TestApp, smtpUrl?: string) {
  const mailFrom = 'Chanote <no-reply@chanote.test>';
  const operator = createMailer({ smtpUrl, mailFrom, dataDir: folder });
  const sealing = createSealing(secretKey);
  const mailer = createHouseMailer({ db, sealing, operator, allowPrivate: true });
  const settings = { publicOrigin: 'http://chanote.test', smsAllowPrivate: true };
  const parameters = () => readParameters(db);
  return tasks({
    db,
    store,
    mail: { mailer, publicOrigin: settings.publicOrigin },
    sealing,
    log: SILENT_LOG,
    dataDir: folder,
    sms: createSmsParts({ db, store, secretKey, parameters, settings }),
  });
}

/** Most of them find their queue still busy, and take a few milliseconds. */
const MOST_ROUNDS = 2_000;

/**
 * Works off the jobs that are due, and answers when all are done. A round ends while the last job of
 * a queue is still being marked as done, and jobs behind it would be left: so rounds go on.
 */
export async function workOffJobs(app: TestApp, smtpUrl?: string): Promise<void> {
  const taskList = keepErrorsIn(tasksOf(app, smtpUrl), SILENT_LOG);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await runOnce({ pgPool: app.pool, taskList, noHandleSignals: true, logger: SILENT });
    const { rows } = await app.pool.query(
      'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
    );
    if (rows.length === 0) return;
  }
  throw new Error('There are always more jobs.');
}

import { Logger, runOnce } from 'graphile-worker';
import { createMailer } from '#server/mail/mailer.ts';
import { tasks } from '#server/tasks.ts';
import type { startApp } from './test-app.ts';

const SILENT = new Logger(() => () => undefined);

type TestApp = Pick<Awaited<ReturnType<typeof startApp>>, 'db' | 'pool' | 'store' | 'folder'>;

/** What runs in the background, as the server has it; mails become files without a mail server. */
export function tasksOf({ db, store, folder }: TestApp, smtpUrl?: string) {
  const mailFrom = 'Chanote <no-reply@chanote.test>';
  const mailer = createMailer({ smtpUrl, mailFrom, dataDir: folder });
  return tasks(db, store, { mailer, publicOrigin: 'http://chanote.test' });
}

/** Works off the jobs that wait now, and answers when all are done. */
export async function workOffJobs(app: TestApp, smtpUrl?: string): Promise<void> {
  await runOnce({
    pgPool: app.pool,
    taskList: tasksOf(app, smtpUrl),
    noHandleSignals: true,
    logger: SILENT,
  });
}

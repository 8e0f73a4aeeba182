import type { Settings } from '#server/platform/settings.ts';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Through the mail server of the settings; without one, into files. */
export function createMailer({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createFolderMailer(dataDir, mailFrom);
}

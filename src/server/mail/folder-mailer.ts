import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/platform/startup-error.ts';
import { CLOSED, MACHINE_HEADERS } from './headers.ts';
import type { Mailer } from './mail.ts';

const folderOf = (dataDir: string) => join(dataDir, 'mail');
/** How their names begin, so that they sort by it. */
const stampOf = (moment: Date) => moment.toISOString().replaceAll(':', '-');

/**
 * Where there is no mail server, mails become files that a mail program can open. They hold links
 * that open accounts, so they are for the eyes of the program's own user only.
 */
export function createFolderMailer(dataDir: string, from: string): Mailer {
  const folder = folderOf(dataDir);
  return {
    notice: `Mails are written to ${folder}, since there is no mail server: set SMTP_URL to send them.`,
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        ...CLOSED,
        streamTransport: true,
        buffer: true,
        newline: 'windows',
      });
      const { message } = await transport.sendMail({
        ...mail,
        from,
        headers: { ...MACHINE_HEADERS, ...mail.headers },
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${stampOf(new Date())}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(join(folder, name), message, { flag: 'wx', mode: 0o600 });
      return { state: 'written', answer: name };
    },
  };
}

/** Letters name people and open accounts: they stay no longer than the list of mails. */
export async function removeOldLetters(dataDir: string, days: number): Promise<void> {
  const folder = folderOf(dataDir);
  const from = stampOf(new Date(Date.now() - days * 86_400_000));
  const names = await readdir(folder).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names)
    if (name.endsWith('.eml') && name < from) await rm(join(folder, name), { force: true });
}

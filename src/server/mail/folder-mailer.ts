import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOSED, MACHINE_HEADERS } from './headers.ts';
import type { Mailer } from './mail.ts';

/**
 * Where there is no mail server, mails become files that a mail program can open. They hold links
 * that open accounts, so they are for the eyes of the program's own user only.
 */
export function createFolderMailer(dataDir: string, from: string): Mailer {
  const folder = join(dataDir, 'mail');
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
      const moment = new Date().toISOString().replaceAll(':', '-');
      const name = `${moment}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(join(folder, name), message, { flag: 'wx', mode: 0o600 });
      return { state: 'written', answer: name };
    },
  };
}

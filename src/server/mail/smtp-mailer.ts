import { CLOSED, MACHINE_HEADERS } from './headers.ts';
import type { Mailer } from './mail.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    notice: undefined,
    async send(mail) {
      // Loaded with the first mail: an instance that sends none does without it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        ...CLOSED,
        host,
        port: port ? Number(port) : secure ? 465 : 587,
        secure,
        // A password must not be heard on the way, whatever somebody in between says of TLS.
        requireTLS: username !== '' && !isThisMachine(host),
        ...(username && {
          auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        }),
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: ANSWER_MS,
      });
      try {
        await transport.sendMail({
          ...mail,
          from,
          headers: { ...MACHINE_HEADERS, ...mail.headers },
        });
      } finally {
        transport.close();
      }
    },
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

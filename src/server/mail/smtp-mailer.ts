import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import type { MailSecurity } from '#contract/mail/mail.ts';
import { UnsureDelivery } from './failure.ts';
import { CLOSED, MACHINE_HEADERS } from './headers.ts';
import type { Mailer, Sent } from './mail.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

type SmtpServer = {
  /** Its name, for the certificate, and where to connect when that is another. */
  host: string;
  address?: string;
  port: number;
  security: MailSecurity | 'if_offered';
  user: string;
  password: string;
  from: string;
  replyTo?: string;
};

/** Through the mail server of the operator's settings. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const tls = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const server: SmtpServer = {
    host,
    port: port ? Number(port) : tls ? 465 : 587,
    // A password must not be heard on the way, whatever somebody in between says of TLS.
    security: tls ? 'tls' : username && !isThisMachine(host) ? 'starttls' : 'if_offered',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    from,
  };
  return { notice: undefined, send: (mail) => sendThrough(server, mail) };
}

/** Sends one mail and answers what the server said. */
export async function sendThrough(
  { host, address = host, port, security, user, password, from, replyTo }: SmtpServer,
  mail: Parameters<Mailer['send']>[0],
): Promise<Sent> {
  // Loaded with the first mail: an instance that sends none does without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...CLOSED,
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  let handedOver = false;
  transport.use('stream', (letter, done) => {
    const watched = new PassThrough();
    watched.once('end', () => {
      handedOver = true;
    });
    letter.message.transform(watched);
    done();
  });
  try {
    const { response } = await transport.sendMail({
      ...mail,
      from,
      ...(replyTo && { replyTo }),
      headers: { ...MACHINE_HEADERS, ...mail.headers },
    });
    return { state: 'sent', answer: response };
  } catch (error) {
    const answered = (error as { responseCode?: number }).responseCode !== undefined;
    throw handedOver && !answered ? new UnsureDelivery(error) : error;
  } finally {
    transport.close();
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

import type { MailServerInput } from '#contract/mail/mail.ts';
import type { ServerState } from './server-query.ts';

/** What the form begins with; an empty password means the stored one, where there is one. */
export function valuesOf({ server }: ServerState): MailServerInput {
  if (!server)
    return {
      host: '',
      port: 587,
      security: 'starttls',
      user: '',
      password: '',
      senderName: '',
      senderAddress: '',
      replyTo: '',
    };
  const { hasPassword: _, ...values } = server;
  return { ...values, password: '' };
}

/** The stored password goes on being used while nothing is typed. */
export function toInput(values: MailServerInput, { server }: ServerState): MailServerInput {
  const keep = values.password === '' && Boolean(server?.hasPassword);
  return { ...values, port: Number(values.port), password: keep ? null : values.password };
}

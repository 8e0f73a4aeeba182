import type { mailCalls } from '#contract/mail/mail.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import type { MailEvent } from './event.ts';
import { messageTemplateRoutes } from './message-routes.ts';
import type { ChatKind } from './messages.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { mailServerRoutes } from './server-routes.ts';
import { templateRoutes } from './template-routes.ts';

type Parts = Pick<StaffParts, 'db' | 'sealing'> & {
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'smtpAllowPrivate'>;
  events: readonly MailEvent[];
  /** What is said in a chat alone. */
  chats: readonly ChatKind[];
};

/** Mail server, outgoing mails and letters. */
export function mailRoutes({
  db,
  sealing,
  settings,
  events,
  chats,
}: Parts): Handlers<keyof typeof mailCalls> {
  const host = settings.smtpUrl ? new URL(settings.smtpUrl).host : null;
  return {
    ...mailServerRoutes({
      db,
      sealing,
      allowPrivate: settings.smtpAllowPrivate,
      operator: { host, sender: settings.mailFrom },
    }),
    ...outboxRoutes(db, events),
    ...templateRoutes(db, events, chats),
    ...messageTemplateRoutes(db, [...events, ...chats]),
  };
}

import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { UnusableServer } from './failure.ts';
import type { Mailer } from './mail.ts';
import { findPublicAddress } from './private-addresses.ts';
import { findServer, openPassword, senderOf } from './server-settings.ts';
import { sendThrough } from './smtp-mailer.ts';

type Parts = {
  db: Db;
  sealing: Sealing;
  /** Where mails go until staff name a server. */
  operator: Mailer;
  allowPrivate: boolean;
};

/** Through the server that staff named, as it is at this moment; else the operator's. */
export function createHouseMailer({ db, sealing, operator, allowPrivate }: Parts): Mailer {
  return {
    notice: operator.notice,
    async send(mail) {
      const stored = await findServer(db);
      if (!stored?.host) return operator.send(mail);
      const { host, port, security, user, replyTo } = stored;
      const password = openPassword(stored, sealing);
      if (password === undefined)
        throw new UnusableServer('password_lost', 'The stored password cannot be opened.');
      const address = await findPublicAddress(host, allowPrivate);
      const from = senderOf(stored);
      return sendThrough({ host, address, port, security, user, password, from, replyTo }, mail);
    },
  };
}

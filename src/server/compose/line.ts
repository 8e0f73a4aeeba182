import type { MailLanguage } from '#contract/mail/mail.ts';
import { linkByCode, unlinkUser } from '#server/applications/line-links.ts';
import { applicationLine } from '#server/applications/line-tables.ts';
import { passOn, type TextParts, writeForLine } from '#server/apply/texts.ts';
import { findChannel } from '#server/line/channel.ts';
import type { LineLinks, LineNews, LineParts, Linked } from '#server/line/parts.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { findCompany } from '#server/pages/company.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { isGatewayUp } from '#server/sms/gateway-settings.ts';
import type { SmsParts } from '#server/sms/parts.ts';
import { createSmsQueue } from '#server/sms/queue.ts';

type House = Pick<SmsParts, 'db' | 'sealing' | 'publicOrigin' | 'allowPrivate' | 'parameters'>;

/** What LINE is spoken with, for calls and for jobs: as messages of the other kind are. */
export function createLineParts(house: House): LineParts {
  const { db, sealing, publicOrigin, allowPrivate, parameters } = house;
  return {
    ...{ db, sealing, publicOrigin, allowPrivate, parameters },
    countLinked: (executor) => executor.$count(applicationLine),
  };
}

/** What is linked to people at LINE: applications. */
export function applicationLinks(sealing: Sealing): LineLinks {
  const tell = (row: { reference: string; language: string }): Linked => ({
    reference: row.reference,
    language: letterLanguage(row),
  });
  return {
    link: async (tx, asked) => {
      const row = await linkByCode(tx, sealing, asked);
      return row && tell(row);
    },
    unlink: async (tx, person) => (await unlinkUser(tx, sealing, person)).map(tell),
  };
}

/** What applicants are told by messages, by LINE or SMS. */
export function applicantTexts(house: Omit<House, 'allowPrivate'>): TextParts {
  return {
    ...house,
    findLine: findChannel,
    nameHouse: async (executor: Db, language: MailLanguage) =>
      (await findCompany(executor, language))?.name ?? '',
    queueSms: createSmsQueue(house.sealing),
    isSmsUp: isGatewayUp,
  };
}

export function applicantNews(texts: TextParts): LineNews {
  return {
    write: (db, payload) => writeForLine(texts, db, payload),
    passOn: (tx, payload) => passOn(texts, tx, payload),
  };
}

import type { MailLanguage } from '#contract/mail/mail.ts';
import type { PolicyReader } from '#contract/policy-notices/policy-notices.ts';
import type { PolicyInForce } from '#server/consents/policy.ts';
import type { Filled } from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';

/** Somebody who agreed to an older version; without an address there is nobody to write to. */
export type Reader = { id: number; to: string; language: MailLanguage };

/** People of another feature who agreed to versions before this one, and to none since. */
type ReaderSource = {
  count(db: Db, version: number): Promise<number>;
  /** The next ones behind an id, by their ids. */
  page(
    db: Db,
    sealing: Sealing,
    version: number,
    from: { after: number; most: number },
  ): Promise<Reader[]>;
  /** What their letter says besides; undefined where they need not be told any more. */
  find(
    db: Db,
    sealing: Sealing,
    version: number,
    id: number,
    publicOrigin: string,
  ): Promise<Pick<Filled, 'to' | 'language' | 'values' | 'links' | 'headers'> | undefined>;
};

export type NoticeParts = {
  sources: Record<PolicyReader, ReaderSource>;
  policyInForce: (db: Db) => Promise<PolicyInForce>;
};

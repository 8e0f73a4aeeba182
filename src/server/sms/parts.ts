import type { Parameters } from '#contract/parameters/parameters.ts';
import type { RecipientKind, SmsSource } from '#contract/sms/states.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { Found } from './recipient.ts';

export type SourceFilter = {
  language?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/** Pages of people of another feature who agreed to hear from us. */
export type RecipientSource = (db: Db, filter: SourceFilter) => AsyncIterable<Found[]>;

/** Lists that staff did not bring, but a consent that can be taken back. */
export type ConsentKind = Exclude<RecipientKind, 'numbers' | 'sheet'>;

/** What messages are gathered and sent with. */
export type SmsParts = {
  db: Db;
  sealing: Sealing;
  publicOrigin: string;
  /** The provider may stand inside of the own network. */
  allowPrivate: boolean;
  parameters: () => Promise<Parameters>;
  sources: Record<SmsSource, RecipientSource>;
  /** Which of these numbers, by their digests, still belong to somebody who agreed. */
  stillAgrees: (db: Db, kind: ConsentKind, digests: string[]) => Promise<ReadonlySet<string>>;
  /** Whether what a single message tells is still so when it goes out. */
  isStillNews: (db: Db, message: { event: string | null; key: string }) => Promise<boolean>;
  files: PrivateFiles;
};

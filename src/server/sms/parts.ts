import type { Parameters } from '#contract/parameters/parameters.ts';
import type { SmsSource } from '#contract/sms/states.ts';
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

/** What messages are gathered and sent with. */
export type SmsParts = {
  db: Db;
  sealing: Sealing;
  publicOrigin: string;
  /** The provider may stand inside of the own network. */
  allowPrivate: boolean;
  parameters: () => Promise<Parameters>;
  sources: Record<SmsSource, RecipientSource>;
  /** Whether what a single message tells is still so when it goes out. */
  isStillNews: (db: Db, key: string) => Promise<boolean>;
  files: PrivateFiles;
};

import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from './db.ts';
import type { Logger } from './logger.ts';
import type { Sealing } from './sealed.ts';

/** What the features of the back office are made of. */
export type StaffParts = {
  db: Db;
  log: Logger;
  /** Remembered until they change. */
  parameters: () => Promise<Parameters>;
  /** Signs tokens and encrypts what must not be readable in a dump. */
  secretKey: string;
  /** The key before it: read with, never written with. */
  previousKey?: string | undefined;
  sealing: Sealing;
  /** The origin in mailed links. */
  publicOrigin: string;
};

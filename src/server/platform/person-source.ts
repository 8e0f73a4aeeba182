import type { Parameters } from '#contract/parameters/parameters.ts';
import type { PersonSourceName } from '#contract/privacy/kinds.ts';
import type {
  PersonKeys,
  PersonRecord,
  RecordTitle,
  RetentionRule,
} from '#contract/privacy/privacy.ts';
import type { Window } from '#contract/rights/permissions.ts';
import type { Db } from './db.ts';

/** As they are stored. */
export type Wanted = PersonKeys & {
  /** Each under every key at hand; none where nothing was asked. */
  idDigests: string[];
  phoneDigests: string[];
  emailDigests: string[];
};

type Expired = { count: number; oldest: Date | null };
type Expiring = { id: number; title: RecordTitle; at: Date };

/** A clearing that follows from a number of days which staff set. */
export type Retention = {
  rule: RetentionRule;
  days: (parameters: Parameters) => number;
  count(db: Db, days: number): Promise<Expired>;
  list(db: Db, days: number, most: number): Promise<Expiring[]>;
  /**
   * Clears so many of the oldest behind `after`, in a transaction of its own. Where that fails it
   * throws a `ClearingError`, which knows behind which one to go on.
   */
  clearSome(db: Db, days: number, most: number, after?: Place): Promise<Cleared>;
};

/** A place in the order of clearing. The moment is as PostgreSQL writes it: finer than a Date. */
export type Place = { at: string; id: number };

/** `last` is how far it came; none where nothing is left. */
export type Cleared = { cleared: number; last: Place | undefined };

export class ClearingError extends Error {
  /** What could not be cleared, in order. */
  readonly places: readonly Place[];
  constructor(places: readonly Place[], cause: unknown) {
    super('old personal data could not be cleared', { cause });
    this.name = 'ClearingError';
    this.places = places;
  }
}

/** A place where people leave their data. Features describe theirs; the privacy desk works on all. */
export type PersonSource = {
  name: PersonSourceName;
  /** Whose record of what was done tells who read it; the desk leaves its own marks at the first. */
  windows: readonly [Window, ...Window[]];
  /** As that record knows it, where a window has others of the same number. */
  markOf?(id: number): string;
  find(db: Db, wanted: Wanted, most: number): Promise<Omit<PersonRecord, 'source'>[]>;
  /** Everything that is kept, in words that a reader understands; undefined where it is gone. */
  read(db: Db, id: number): Promise<Record<string, unknown> | undefined>;
  /** Removes what may go, with its files and history, within the transaction. */
  forget(tx: Db, id: number): Promise<'erased' | 'anonymised' | 'kept' | 'gone'>;
  /** Takes back the consent to marketing; false where none was given. */
  withdraw(tx: Db, id: number): Promise<boolean>;
};

import type { MailLanguage } from '#contract/mail/mail.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';

/** What the account was linked to, and in which language its applicant reads. */
export type Linked = { reference: string; language: MailLanguage };

/** What LINE is spoken with. */
export type LineParts = {
  db: Db;
  sealing: Sealing;
  publicOrigin: string;
  /** What stands in for LINE may stand inside of the own network. */
  allowPrivate: boolean;
  parameters: () => Promise<Parameters>;
  countLinked: (db: Db) => Promise<number>;
};

/** Somebody at LINE, and when they did it, by the clock of LINE: what they do may come late. */
export type Person = { userId: string; at: Date };

/** What people do in the chat, to those who know what is linked. */
export type LineLinks = {
  /** Undefined where there is no such code any more. */
  link: (tx: Db, asked: Person & { code: string }) => Promise<Linked | undefined>;
  /** Everything that somebody was linked to by then. */
  unlink: (tx: Db, person: Person) => Promise<Linked[]>;
};

/** What a message of the outbox says, to those who know what it tells of. */
export type LineNews = {
  /** `unlinked`: there is nobody at LINE any more; undefined: what it would tell is over. */
  write: (
    db: Db,
    payload: unknown,
  ) => Promise<{ to: string; text: string } | 'unlinked' | undefined>;
  /** By another way, once. Undefined where no other way leads to them. */
  passOn: (tx: Db, payload: unknown) => Promise<'sms' | 'mail' | 'told' | undefined>;
};

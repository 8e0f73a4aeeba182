import type { Sending } from '#tests/support/apply-crash.ts';

/** Everything that the server said it had done. */
export type Ledger = {
  sendings: Sending[];
  /** By the id of their sender. */
  messages: Map<string, { email: string; acknowledged: boolean }>;
  /** By id, the last content that was acknowledged and the last that was sent. */
  drafts: Map<string, { acknowledged: number; sent: number }>;
  /** By id, the same of a record of the office. */
  records: Map<number, { acknowledged: number; sent: number; version: number }>;
  sessions: Set<string>;
  /** Numbers of imports whose sheet was taken in, with the users that each brings once it is begun. */
  imports: Map<number, { users: string[]; begun: boolean }>;
};

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, now } from '#server/platform/columns.ts';
import { application } from './tables.ts';

const ofApplication = () =>
  integer()
    .primaryKey()
    .references(() => application.id, { onDelete: 'cascade' });

/** Who gets news of an application by LINE. It ends by being deleted: nothing is kept of who left. */
export const applicationLine = pgTable(
  'application_line',
  {
    applicationId: ofApplication(),
    /** By what LINE knows them, sealed for `line user`. */
    sealed: text().notNull(),
    userDigest: text().notNull(),
    linkedAt: now(),
  },
  (table) => [index('application_line_user').on(table.userDigest)],
);

/** What links an application to whoever sends it in the chat: once, and within minutes. */
export const applicationLineCode = pgTable(
  'application_line_code',
  {
    applicationId: ofApplication(),
    codeDigest: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('application_line_code_digest').on(table.codeDigest)],
);

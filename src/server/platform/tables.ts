import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, now } from './columns.ts';

/** Who works on jobs, by the name under which they lock them, and when they last said so. */
export const jobWorker = pgTable('job_worker', {
  name: text().primaryKey(),
  seenAt: now(),
});

/** What only one may do at a time: who does it, and until when nobody else may. */
export const lease = pgTable('lease', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  until: moment().notNull(),
});

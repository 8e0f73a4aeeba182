import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Who works on jobs, by the name under which they lock them, and when they last said so. */
export const jobWorker = pgTable('job_worker', {
  name: text().primaryKey(),
  seenAt: moment().notNull().default(sql`now()`),
});

/** What only one may do at a time: who does it, and until when nobody else may. */
export const lease = pgTable('lease', {
  name: text().primaryKey(),
  holder: uuid().notNull(),
  until: moment().notNull(),
});

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  APPOINTMENT_STATES,
  type AppointmentState,
} from '#contract/applications/appointment-kinds.ts';
import type { AppointmentPlace } from '#contract/applications/appointment-shapes.ts';
import { oneOf } from '#server/platform/checks.ts';
import { moment, now } from '#server/platform/columns.ts';
import { application, applicationStep } from './tables.ts';

/** When and where applicant and lender meet: at a Land Office, or in a branch. */
export const applicationAppointment = pgTable(
  'application_appointment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    /** By which calendars know it again. */
    uid: uuid().notNull().defaultRandom(),
    /** Counts how often it was moved or called off: calendars keep the highest. */
    sequence: integer().notNull().default(0),
    state: text().$type<AppointmentState>().notNull().default('planned'),
    at: moment().notNull(),
    place: jsonb().$type<AppointmentPlace>().notNull(),
    who: text().notNull(),
    bring: text().notNull().default(''),
    /** What stands for it in the calendar of officers. */
    stepId: integer().references(() => applicationStep.id, { onDelete: 'set null' }),
    madeBy: text().notNull(),
    madeAt: now(),
    /** When the applicant asked for another day, and what they said. */
    askedAt: moment(),
    askedNote: text().notNull().default(''),
    /** When the applicant was reminded of it, or need not be. */
    remindedAt: moment(),
    cancelledAt: moment(),
    /** The user id of staff; null: the applicant. */
    cancelledBy: text(),
    reason: text().notNull().default(''),
  },
  (table) => [
    oneOf(table.state, APPOINTMENT_STATES),
    uniqueIndex('application_appointment_planned')
      .on(table.applicationId)
      .where(sql`${table.state} = 'planned'`),
    index('application_appointment_due').on(table.at).where(sql`${table.state} = 'planned'`),
    index('application_appointment_of').on(table.applicationId, table.id),
    index('application_appointment_of_step').on(table.stepId),
  ],
);

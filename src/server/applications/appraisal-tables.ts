import { bigint, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  APPRAISAL_VERDICTS,
  type AppraisalVerdict,
  LAND_ACCESS,
  type LandAccess,
} from '#contract/applications/appraisals.ts';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import { notNegative, oneOf } from '#server/platform/checks.ts';
import { moment, money, now } from '#server/platform/columns.ts';
import { application, applicationDeed, applicationStep } from './tables.ts';

/** What one plot is worth, found by looking at it. A deed may have several, one after another. */
export const applicationAppraisal = pgTable(
  'application_appraisal',
  {
    /** Made by who begins it, perhaps without a connection. */
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    applicationId: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    deedId: integer().references(() => applicationDeed.id, { onDelete: 'set null' }),
    /** As the deed told it when this was begun, or else concluded: it stays, whatever becomes of the deed. */
    land: jsonb().$type<Appraisal['land']>().notNull(),
    /** The appointment, as long as it is one. */
    stepId: integer().references(() => applicationStep.id, { onDelete: 'set null' }),
    visitedOn: date({ mode: 'string' }),
    visitedBy: text(),
    area: bigint({ mode: 'number' }),
    access: text().$type<LandAccess>(),
    landUse: text().notNull().default(''),
    surroundings: text().notNull().default(''),
    governmentPerWah: money(),
    governmentSource: text().notNull().default(''),
    marketPerWah: money(),
    marketSource: text().notNull().default(''),
    value: money(),
    verdict: text().$type<AppraisalVerdict>(),
    remark: text().notNull().default(''),
    /** Of the last save: sent again it is the same one. */
    savedAs: uuid(),
    createdAt: now(),
    createdBy: text().notNull(),
    savedAt: now(),
    concludedAt: moment(),
    concludedBy: text(),
    validUntil: date({ mode: 'string' }),
  },
  (table) => [
    oneOf(table.access, LAND_ACCESS),
    oneOf(table.verdict, APPRAISAL_VERDICTS),
    ...notNegative(table.area, table.governmentPerWah, table.marketPerWah, table.value),
    index('application_appraisal_of').on(table.applicationId),
    index('application_appraisal_of_deed').on(table.deedId),
    index('application_appraisal_of_step').on(table.stepId),
  ],
);

/** A photo of the land; the bytes lie encrypted in the store, without what the camera wrote into them. */
export const appraisalPhoto = pgTable(
  'appraisal_photo',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the telephone that took it, so that sending twice is one photo. */
    photoId: uuid().notNull().unique(),
    appraisalId: uuid()
      .notNull()
      .references(() => applicationAppraisal.id, { onDelete: 'cascade' }),
    fileKey: text().notNull().unique(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** The encrypted file is bound to it. */
    tokenHash: text().notNull().unique(),
    addedBy: text().notNull(),
    addedAt: now(),
    /** Where the officer said to keep it: when by the camera’s clock, and where in degrees. */
    takenAt: text(),
    takenPlace: jsonb().$type<{ latitude: number; longitude: number }>(),
  },
  (table) => [
    ...notNegative(table.bytes),
    index('appraisal_photo_of').on(table.appraisalId, table.id),
  ],
);

import { and, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ApplicationStatus } from '#contract/applications/states.ts';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import { isAnyExpected } from '#server/applications/appointments.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { readForSheet, readMasked } from '#server/applications/rows.ts';
import { CASE_SCOPES } from '#server/applications/scope.ts';
import {
  application,
  BY_DUE,
  BY_NAME,
  BY_NAME_FOUND,
  NEWEST,
  OPEN,
} from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { unindexed } from '#server/platform/search-plan.ts';
import { anyKind, type KindOf } from '#server/resource/kind.ts';
import type { AnyKind } from '#server/resource/routes.ts';
import {
  localizedColumns,
  minuteColumn,
  numberColumn,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import {
  type CaseFilters,
  filterCases,
  findableByAll,
  isToCall,
  searchCases,
} from './conditions.ts';
import { readForPartner, searchAsPartner } from './partner.ts';
import { findPeriod } from './period.ts';

const SORTS: Record<string, SQL | PgColumn> = {
  newest: NEWEST,
  due: BY_DUE,
  name: BY_NAME,
  updatedAt: application.updatedAt,
  statusSince: application.statusSince,
};

const WALKED = unindexed(application.searchText);

/** The same table in three windows. What is written goes through the calls of its own. */
export function caseKinds(parts: CaseParts) {
  const { db, sealing } = parts;
  const filter = async (filters: CaseFilters, viewer: Viewer) =>
    and(
      filterCases(filters, viewer),
      await findPeriod(db, filters, new Date()),
      filters.toCall && (await isToCall(db, parts)),
    );
  const shared = {
    table: application,
    searched: (search: string) => searchCases(findableByAll(sealing), search),
    sorts: SORTS,
    sortsFound: { name: BY_NAME_FOUND },
    read: readMasked,
    columns: () => ({}),
    // The record of what was done outlives the application: it knows it by its reference.
    nameOf: ({ reference }: { reference: string }) => reference,
    personal: true,
    // What was decided stands; a loan is closed, and forgotten when its time has come.
    beforeDelete: async (tx: Db, rows: Array<Decided & { id: number }>) => {
      if (rows.some(isDecided)) throw new AppError('move_not_allowed');
      const ids = rows.map(({ id }) => id);
      if (await isAnyExpected(tx, ids)) throw new AppError('has_appointment');
    },
    // Nobody could do anything with it: it would wait in the queue for ever.
    beforeRestore: async (tx: Db, rows: Array<{ id: number }>) => {
      const ids = rows.map(({ id }) => id);
      const erased = and(inArray(application.id, ids), OPEN, isNotNull(application.anonymisedAt));
      if ((await tx.$count(application, erased)) > 0) throw new AppError('erased');
    },
  };
  const open: KindOf<'application'> = {
    ...shared,
    resource: 'application',
    scope: CASE_SCOPES.application,
    filter: async (filters, viewer) =>
      and(reachesPast(filters, viewer) ? undefined : OPEN, await filter(filters, viewer)),
  };
  const partner: KindOf<'applicationPartner'> = {
    ...shared,
    resource: 'applicationPartner',
    scope: CASE_SCOPES.applicationPartner,
    read: (tx, ids) => readForPartner(tx, parts.knowledge, ids),
    searched: (search) => searchAsPartner(sealing, parts.knowledge, search),
    // What strangers are found by is more than the database can guess the number of.
    searchedWalking: (search) => searchAsPartner(sealing, parts.knowledge, search, WALKED),
    filter: async (filters, viewer) =>
      and(filterCases(filters, viewer), await findPeriod(db, filters, new Date())),
  };
  const history: KindOf<'applicationHistory'> = {
    ...shared,
    resource: 'applicationHistory',
    scope: CASE_SCOPES.applicationHistory,
    filter,
  };
  return { open, partner, history };
}

/** What was withdrawn is over, and news until somebody has seen it; other past ones are looked for. */
const reachesPast = ({ news, outcome }: CaseFilters, { permissions }: Viewer) =>
  news === true || (outcome !== undefined && permissions.has('RegisterMaintHist.view'));

type Decided = { status: ApplicationStatus; approvedAmount?: number | null };

/** A window that does not know the amount takes what is closed for a loan. */
const isDecided = ({ status, approvedAmount }: Decided) =>
  status === 'approval' ||
  status === 'approved' ||
  (status === 'closed' && approvedAmount !== null);

const PARTNER_COLUMNS = [
  textColumn('reference'),
  minuteColumn('createdAt'),
  textColumn('status'),
  minuteColumn('statusSince'),
  ...localizedColumns('productName').slice(0, 2),
  textColumn('applicant'),
  textColumn('name'),
  textColumn('phone'),
  ...localizedColumns('province').slice(0, 2),
  textColumn('refCode'),
  numberColumn('askedAmount'),
];

const STAFF_COLUMNS = [
  numberColumn('id'),
  ...PARTNER_COLUMNS,
  textColumn('email'),
  textColumn('lineId'),
  ...localizedColumns('district').slice(0, 2),
  ...localizedColumns('subdistrict').slice(0, 2),
  textColumn('postcode'),
  textColumn('network'),
  textColumn('channel'),
  textColumn('assignee'),
  minuteColumn('dueAt'),
  numberColumn('askedMonths'),
  numberColumn('approvedAmount'),
  textColumn('contractNumber'),
  textColumn('paidOn'),
  numberColumn('paidAmount'),
  textColumn('remark'),
];

/** Sheets tell who it is: exporting is a permission of its own, and recorded. Partners get masks. */
export function caseSheets(parts: CaseParts): Record<CaseResource, AnyKind> {
  const { open, partner, history } = caseKinds(parts);
  const whole = (db: CaseParts['db'], ids: number[]) => readForSheet(db, parts.sealing, ids);
  return {
    application: anyKind({ ...open, read: whole, sheet: STAFF_COLUMNS }),
    applicationPartner: anyKind({ ...partner, sheet: PARTNER_COLUMNS }),
    applicationHistory: anyKind({ ...history, read: whole, sheet: STAFF_COLUMNS }),
  };
}

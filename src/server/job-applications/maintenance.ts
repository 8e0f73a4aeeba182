import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hasPhone } from '#server/platform/sealed-phone.ts';
import { contains } from '#server/platform/search.ts';
import type { KindOf } from '#server/resource/kind.ts';
import {
  localizedColumns,
  minuteColumn,
  numberColumn,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { readMasked, readWhole } from './queries.ts';
import { BY_NAME, jobApplication, NEWEST } from './tables.ts';

/** Applications as staff handle them; what applicants wrote is theirs and never changed. */
export const jobApplicationKind = (sealing: Sealing): KindOf<'jobApplication'> => ({
  resource: 'jobApplication',
  table: jobApplication,
  searched: (search) =>
    hasPhone(sealing, jobApplication.phoneDigest, search) ??
    contains(jobApplication.searchText, search),
  sorts: { newest: NEWEST, name: BY_NAME, updatedAt: jobApplication.updatedAt },
  filter: ({ status, postingId }) =>
    and(
      status && eq(jobApplication.status, status),
      postingId === null ? isNull(jobApplication.postingId) : undefined,
      postingId ? eq(jobApplication.postingId, postingId) : undefined,
    ),
  read: readMasked,
  columns: ({ status, remark, assignee }) => ({ status, remark, assignee }),
  personal: true,
  unrecorded: ['remark'],
  // Not by the applicant’s name: the record of what was done outlives the application.
  nameOf: ({ createdAt }) => createdAt.slice(0, 10),
  beforeSave: async (_tx, { before, values, viewer }) => {
    if (!before) throw new AppError('invalid_input', { id: 'required' });
    const taken = values.assignee !== null && values.assignee !== before.assignee;
    // One takes work oneself; others are not given it unasked.
    if (taken && values.assignee !== viewer.name)
      throw new AppError('invalid_input', { 'values.assignee': 'invalid' });
  },
});

/** The sheet holds what applicants wrote: exporting is a permission of its own, and recorded. */
export const jobApplicationSheet = (sealing: Sealing): KindOf<'jobApplication'> => ({
  ...jobApplicationKind(sealing),
  read: (db, ids) => readWhole(db, sealing, ids),
  sheet: [
    numberColumn('id'),
    minuteColumn('createdAt'),
    textColumn('status'),
    ...localizedColumns('position').slice(0, 2),
    textColumn('firstName'),
    textColumn('lastName'),
    textColumn('phone'),
    textColumn('email'),
    textColumn('address'),
    textColumn('birthday'),
    textColumn('education'),
    numberColumn('workYears'),
    numberColumn('desiredSalary'),
    textColumn('language'),
    numberColumn('policyVersion'),
    textColumn('assignee'),
    textColumn('remark'),
  ],
});

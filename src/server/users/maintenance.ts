import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { choiceColumn, flagColumn, textColumn } from '#server/resource/sheet-columns.ts';
import { referenceColumn } from '#server/resource/sheet-references.ts';
import { holdGroup } from '#server/rights/queries.ts';
import { userGroup } from '#server/rights/tables.ts';
import { tellOldAddress } from './email-changed-mail.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';
import type { UserParts } from './user-parts.ts';
import { readUsers, visibleUsers } from './user-rows.ts';
import { demandOther, demandRightsOver } from './user-rules.ts';

type Parts = Pick<UserParts, 'members' | 'signIns'>;

/** People who sign in. Their sheets come in by an import of their own. */
export function userKind({ members, signIns }: Parts): KindOf<'users'> {
  return {
    resource: 'users',
    table: appUser,
    searched: appUser.searchText,
    sorts: {
      userId: sql`lower(${appUser.userId})`,
      name: sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName}) collate "th-x-icu"`,
      updatedAt: appUser.updatedAt,
    },
    sheet: [
      textColumn('userId', { required: true }),
      textColumn('firstName', { required: true }),
      textColumn('lastName', { empty: '' }),
      textColumn('employeeNumber', { empty: null }),
      textColumn('facilityCode', { empty: null }),
      textColumn('email', { empty: null }),
      referenceColumn('groupId', readGroupNames, { empty: null }),
      choiceColumn('language', PICKER_LANGUAGES, { empty: 'th' }),
      // Of who is there an empty cell says nothing: nobody is let in again by a gap in a sheet.
      flagColumn('enabled', { empty: () => true }),
      flagColumn('secondFactorRequired', { empty: () => false }),
    ],
    scope: visibleUsers,
    filter: async ({ groupId, enabled, locked }) => {
      const conditions: Array<SQL | undefined> = [];
      if (groupId === null) conditions.push(isNull(appUser.groupId));
      else if (groupId !== undefined) conditions.push(eq(appUser.groupId, groupId));
      if (enabled !== undefined) conditions.push(eq(appUser.enabled, enabled));
      if (locked !== undefined)
        conditions.push(locked ? await signIns.locked() : not(await signIns.locked()));
      return and(...conditions);
    },
    read: (executor, ids) => readUsers(executor, signIns, ids),
    columns: ({ userId: _fixed, ...values }) => values,
    // Somebody else learns the first password when it is reset for the user; until then nobody does.
    newColumns: async (_tx, { userId }) => ({
      userId,
      passwordHash: await hashPassword(makePassword()),
      passwordTemporary: true,
    }),
    nameOf: (user) => user.userId,
    beforeSave: async (tx, { before, values, viewer }) => {
      if (before) {
        if (values.userId !== before.userId)
          throw new AppError('invalid_input', { userId: 'fixed' });
        const moved = values.groupId !== before.groupId;
        const freed = before.secondFactorRequired && !values.secondFactorRequired;
        if (moved || freed || !values.enabled) demandOther(viewer, before.id);
        // The link for a forgotten password goes there: in the own account it takes the password.
        if (values.email !== before.email && before.id === viewer.userId)
          throw new AppError('invalid_input', { email: 'own_email' });
        await demandRightsOver(tx, viewer, before.groupId);
      }
      if (values.groupId !== null && !(await holdGroup(tx, values.groupId)))
        throw new AppError('invalid_input', { groupId: 'invalid' });
      await demandRightsOver(tx, viewer, values.groupId);
    },
    afterSave: async (tx, id, { before, values }) => {
      if (!before) return;
      if (!values.enabled) await signIns.endSessionsOf(tx, id);
      if (values.email !== before.email) await signIns.dropMailedGrants(tx, id);
      await tellOldAddress(tx, id, before, values);
      await members.demandAdministrator(tx);
    },
    beforeDelete: async (tx, rows, viewer) => {
      for (const user of rows) {
        demandOther(viewer, user.id);
        await demandRightsOver(tx, viewer, user.groupId);
        await signIns.endSessionsOf(tx, user.id);
      }
      await members.demandAdministrator(
        tx,
        rows.map((user) => user.id),
      );
    },
    beforeRestore: async (tx, rows, viewer) => {
      for (const user of rows) await demandRightsOver(tx, viewer, user.groupId);
    },
  };
}

async function readGroupNames(db: Db) {
  const groups = await db
    .select({ id: userGroup.id, name: userGroup.name })
    .from(userGroup)
    .where(isNull(userGroup.deletedAt));
  return groups.map(({ id, name }) => ({ id, name: name.th ?? '' }));
}

import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { RowFacts } from '#contract/resource.ts';
import type { userCalls } from '#contract/users.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { maintain } from '#server/resource/routes.ts';
import { holdGroup } from '#server/rights/queries.ts';
import { tellOldAddress } from './email-changed-mail.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';
import { userActions } from './user-actions.ts';
import type { UserParts } from './user-parts.ts';
import { readUsers, visibleUsers } from './user-rows.ts';
import { demandOther, demandRightsOver } from './user-rules.ts';

type Input = ParsedInputOf<'users/add'>;
type Row = Omit<OutputOf<'users/read'>['data'], keyof RowFacts>;
type Filters = NonNullable<ParsedInputOf<'users/list'>['filters']>;

export function userRoutes(parts: UserParts): Handlers<keyof typeof userCalls> {
  const { db, members, signIns } = parts;
  const users = maintain<Input, Row, Filters>(db, {
    resource: 'users',
    table: appUser,
    searched: appUser.searchText,
    sorts: {
      userId: sql`lower(${appUser.userId})`,
      name: sql`lower(${appUser.firstName} || ' ' || ${appUser.lastName}) collate "th-x-icu"`,
      updatedAt: appUser.updatedAt,
    },
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
        if (moved || !values.enabled) demandOther(viewer, before.id);
        await demandRightsOver(tx, viewer, before.groupId);
      }
      if (values.groupId !== null && !(await holdGroup(tx, values.groupId)))
        throw new AppError('invalid_input', { groupId: 'invalid' });
      await demandRightsOver(tx, viewer, values.groupId);
    },
    afterSave: async (tx, id, { before, values }) => {
      if (!before) return;
      if (!values.enabled) await signIns.endSessionsOf(tx, id);
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
  });
  return {
    'users/list': users.list,
    'users/read': users.read,
    'users/add': (input, context) => users.add(input, context).catch(refuseTakenName),
    'users/save': users.save,
    'users/delete': users.delete,
    'users/restore': users.restore,
    ...userActions(parts),
  };
}

/** Found out by writing, so that two who add the same name at once do not both succeed. */
function refuseTakenName(error: unknown): never {
  const { cause } = error as { cause?: { constraint?: unknown } };
  if (cause?.constraint === 'app_user_name') throw new AppError('taken', { userId: 'taken' });
  throw error;
}

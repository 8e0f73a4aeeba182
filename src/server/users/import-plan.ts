import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { IMPORT_FIELDS, type Mapping, NEEDED_FIELDS } from '#contract/users/import.ts';
import type { ImportPlan, ImportWork, Job, SheetRow, WrittenRow } from '#server/imports/plan.ts';
import { sheetImportRow } from '#server/imports/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { groupsToGive } from './import-groups.ts';
import { problemsOf, readFields, suggestMapping } from './import-rules.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';

/** Sheets of users: written many at a time, into groups that whoever imports may give. */
export const userImportPlan: ImportPlan = {
  resource: 'users',
  window: 'UserInformationMaint',
  fields: IMPORT_FIELDS.map((key) => ({ key, needed: NEEDED_FIELDS.includes(key) })),
  suggest: suggestMapping,
  chunk: 500,
  open: openWork,
};

async function openWork(db: Db, job: Job): Promise<ImportWork> {
  const mapping: Mapping = job.report.mapping ?? {};
  const groups = await groupsToGive(db, job.createdById);
  const newUsers = async (rows: SheetRow[]) => {
    // Nobody is told this password, so all may have its hash: each user sets a first one by mail, or
    // gets a temporary one from the user screen. Hashing fifty thousand would take half an hour.
    const passwordHash = await hashPassword(makePassword());
    return rows.map(({ cells }) => {
      const { group, ...fields } = readFields(cells, mapping);
      return {
        ...fields,
        employeeNumber: fields.employeeNumber || null,
        facilityCode: fields.facilityCode || null,
        email: fields.email || null,
        language: fields.language.toLowerCase() || 'th',
        groupId: groups.get(group.toLowerCase()) ?? null,
        passwordHash,
        passwordTemporary: true,
        importId: job.id,
        updatedBy: job.createdBy,
      };
    });
  };
  return {
    check: async (_db, rows) =>
      rows.map(({ cells }) => {
        const user = readFields(cells, mapping);
        const unknown = user.group !== '' && !groups.has(user.group.toLowerCase());
        return { ...problemsOf(user), ...(unknown && { group: 'invalid' }) };
      }),
    checkTogether: (executor) => markTaken(executor, job.id, mapping.userId ?? 0),
    write: async (tx, rows) => {
      const users = await newUsers(rows);
      const added = await tx
        .insert(appUser)
        .values(users)
        .onConflictDoNothing()
        .returning({ id: appUser.id, userId: appUser.userId, version: appUser.version });
      const byName = new Map(added.map((user) => [user.userId, user]));
      return rows.map(({ rowNumber }, index) => {
        const user = byName.get(users[index]?.userId ?? '');
        return user
          ? { rowNumber, recordId: user.id, recordVersion: user.version }
          : { rowNumber, problems: { userId: 'taken' } };
      });
    },
    undo: removeUsers,
  };
}

/** Who was changed, deleted or has signed in since is kept. */
async function removeUsers(tx: Db, rows: WrittenRow[]): Promise<number[]> {
  const ids = rows.map(({ recordId }) => recordId);
  const removed = await tx
    .delete(appUser)
    .where(
      and(
        inArray(appUser.id, ids),
        eq(appUser.version, 1),
        eq(appUser.passwordTemporary, true),
        isNull(appUser.deletedAt),
      ),
    )
    .returning({ id: appUser.id });
  const gone = new Set(removed.map(({ id }) => id));
  return rows.filter(({ recordId }) => !gone.has(recordId)).map(({ rowNumber }) => rowNumber);
}

/** Names that somebody has, also in the bin, and names that stand in the sheet before. */
async function markTaken(db: Db, id: number, column: number): Promise<void> {
  const name = sql`lower(${sheetImportRow.cells} ->> ${column}::int)`;
  await db.execute(sql`
    update ${sheetImportRow} set problems = problems || '{"userId": "taken"}', chosen = false
    where import_id = ${id}
      and exists (select 1 from ${appUser} where lower(${appUser.userId}) = ${name})`);
  await db.execute(sql`
    update ${sheetImportRow} set problems = problems || '{"userId": "repeated"}', chosen = false
    from (
      select id as row_id, row_number() over (
        partition by lower(cells ->> ${column}::int) order by row_number) as nth
      from ${sheetImportRow} where import_id = ${id}
    ) as counted
    where id = counted.row_id and counted.nth > 1`);
}

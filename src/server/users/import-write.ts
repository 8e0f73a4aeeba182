import { and, asc, eq, sql } from 'drizzle-orm';
import { recordEvent } from '#server/audit/record.ts';
import type { Db } from '#server/platform/db.ts';
import { groupsToGive } from './import-check.ts';
import { isInState, moveImport } from './import-queries.ts';
import { Payload } from './import-read.ts';
import { readFields } from './import-rules.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser, userImport, userImportRow } from './tables.ts';

const CHUNK = 500;

type Import = typeof userImport.$inferSelect;

/** Adds the chosen rows as users, chunk by chunk; after a crash it goes on where it was. */
export async function writeUserImport(db: Db, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const [job] = await db.select().from(userImport).where(eq(userImport.id, id));
  if (job?.state !== 'writing') return;
  const groups = await groupsToGive(db, job.createdBy);
  // Nobody is told this password, so all may have its hash: each user sets a first one by mail, or
  // gets a temporary one from the user screen. Hashing fifty thousand would take half an hour.
  const passwordHash = await hashPassword(makePassword());
  while (await isInState(db, id, 'writing')) {
    const written = await db.transaction((tx) => writeChunk(tx, job, groups, passwordHash));
    if (written === 0) return finish(db, job);
  }
}

async function writeChunk(
  tx: Db,
  job: Import,
  groups: ReadonlyMap<string, number>,
  passwordHash: string,
): Promise<number> {
  const rows = await tx
    .select()
    .from(userImportRow)
    .where(
      and(
        eq(userImportRow.importId, job.id),
        eq(userImportRow.chosen, true),
        eq(userImportRow.state, 'waiting'),
      ),
    )
    .orderBy(asc(userImportRow.rowNumber))
    .limit(CHUNK)
    .for('update');
  if (rows.length === 0) return 0;
  const users = rows.map(({ values }) => {
    const fields = readFields(values, job.report.mapping ?? {});
    return {
      userId: fields.userId,
      firstName: fields.firstName,
      lastName: fields.lastName,
      employeeNumber: fields.employeeNumber || null,
      facilityCode: fields.facilityCode || null,
      email: fields.email || null,
      language: fields.language.toLowerCase() || 'th',
      groupId: groups.get(fields.group.toLowerCase()) ?? null,
      passwordHash,
      passwordTemporary: true,
      importId: job.id,
      updatedBy: job.createdBy,
    };
  });
  const added = await tx
    .insert(appUser)
    .values(users)
    .onConflictDoNothing()
    .returning({ userId: appUser.userId });
  const names = new Set(added.map((user) => user.userId));
  const outcome = rows.map((row, index) => ({
    row: row.rowNumber,
    written: names.has(users[index]?.userId ?? ''),
  }));
  await tx.execute(sql`
    update ${userImportRow} set
      state = case when outcome.written then 'written' else 'refused' end,
      problems = case when outcome.written then problems else problems || '{"userId": "taken"}' end
    from json_to_recordset(${JSON.stringify(outcome)}::json) as outcome("row" int, written boolean)
    where import_id = ${job.id} and row_number = outcome."row"`);
  await tx
    .update(userImport)
    .set({
      done: sql`${userImport.done} + ${added.length}`,
      refused: sql`${userImport.refused} + ${rows.length - added.length}`,
    })
    .where(eq(userImport.id, job.id));
  return rows.length;
}

async function finish(db: Db, job: Import): Promise<void> {
  await db.transaction(async (tx) => {
    await moveImport(tx, job.id, ['writing'], 'done', { endedAt: new Date() });
    const [end] = await tx.select().from(userImport).where(eq(userImport.id, job.id));
    await recordEvent(
      tx,
      { actor: job.createdBy, actorId: null, address: '' },
      {
        action: 'import',
        subject: 'UserInformationMaint',
        subjectId: job.id,
        subjectName: job.fileName,
        changes: { users: { to: end?.done ?? 0 } },
      },
    );
  });
}

/** Removes the users of an import. Who was changed, deleted or has signed in since is kept. */
export async function undoUserImport(db: Db, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const [job] = await db.select().from(userImport).where(eq(userImport.id, id));
  if (job?.state !== 'undoing') return;
  while (await isInState(db, id, 'undoing')) {
    const removed = await db.execute(sql`
      delete from ${appUser} where id in (
        select id from ${appUser}
        where import_id = ${id} and version = 1 and password_temporary and deleted_at is null
        limit ${CHUNK})`);
    await db
      .update(userImport)
      .set({ done: sql`greatest(0, ${userImport.done} - ${removed.rowCount ?? 0})` })
      .where(eq(userImport.id, id));
    if (!removed.rowCount) break;
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update ${userImportRow} set state = case
        when exists (select 1 from ${appUser} where ${appUser.importId} = ${id}
          and lower(${appUser.userId}) = lower("values" ->> ${job.report.mapping?.userId ?? 0}::int))
        then 'kept' else 'removed' end
      where import_id = ${id} and state = 'written'`);
    await moveImport(tx, id, ['undoing'], 'undone', { endedAt: new Date() });
  });
}

import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Mapping } from '#contract/user-import.ts';
import type { Db } from '#server/platform/db.ts';
import { permissionsOfGroup } from '#server/rights/queries.ts';
import { demandRights, type Holder } from '#server/rights/rules.ts';
import { userGroup } from '#server/rights/tables.ts';
import { isInState, moveImport } from './import-queries.ts';
import { Payload } from './import-read.ts';
import { problemsOf, readFields } from './import-rules.ts';
import { findUser } from './queries.ts';
import { appUser, userImport, userImportRow } from './tables.ts';

const CHUNK = 1_000;

/** Looks at every row of an import. Begun anew after a crash, it starts over. */
export async function checkUserImport(db: Db, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const [job] = await db.select().from(userImport).where(eq(userImport.id, id));
  if (job?.state !== 'checking') return;
  const mapping = job.report.mapping ?? {};
  const groups = await groupsToGive(db, job.createdBy);
  for (let after = 0; ; ) {
    if (!(await isInState(db, id, 'checking'))) return;
    const checked = await checkChunk(db, id, after, mapping, groups);
    if (checked.length === 0) break;
    after = checked.at(-1) ?? after;
    await db
      .update(userImport)
      .set({ done: sql`${userImport.done} + ${checked.length}` })
      .where(eq(userImport.id, id));
  }
  await markTaken(db, id, mapping);
  await finish(db, id);
}

async function checkChunk(
  db: Db,
  id: number,
  after: number,
  mapping: Mapping,
  groups: ReadonlyMap<string, number>,
): Promise<number[]> {
  const rows = await db
    .select({ rowNumber: userImportRow.rowNumber, values: userImportRow.values })
    .from(userImportRow)
    .where(and(eq(userImportRow.importId, id), gt(userImportRow.rowNumber, after)))
    .orderBy(asc(userImportRow.rowNumber))
    .limit(CHUNK);
  if (rows.length === 0) return [];
  const findings = rows.map(({ rowNumber, values }) => {
    const user = readFields(values, mapping);
    const problems = problemsOf(user);
    if (user.group !== '' && !groups.has(user.group.toLowerCase())) problems.group = 'invalid';
    return { row: rowNumber, problems };
  });
  await db.execute(sql`
    update ${userImportRow} set problems = finding.problems, chosen = finding.problems = '{}'
    from json_to_recordset(${JSON.stringify(findings)}::json) as finding("row" int, problems jsonb)
    where import_id = ${id} and row_number = finding."row"`);
  return rows.map((row) => row.rowNumber);
}

/** Names that somebody has, also in the bin, and names that stand in the sheet before. */
async function markTaken(db: Db, id: number, mapping: Mapping): Promise<void> {
  const column = mapping.userId ?? 0;
  const name = sql`lower(${userImportRow.values} ->> ${column}::int)`;
  await db.execute(sql`
    update ${userImportRow} set problems = problems || '{"userId": "taken"}', chosen = false
    where import_id = ${id}
      and exists (select 1 from ${appUser} where lower(${appUser.userId}) = ${name})`);
  await db.execute(sql`
    update ${userImportRow} set problems = problems || '{"userId": "repeated"}', chosen = false
    from (
      select id as row_id, row_number() over (
        partition by lower("values" ->> ${column}::int) order by row_number) as nth
      from ${userImportRow} where import_id = ${id}
    ) as counted
    where id = counted.row_id and counted.nth > 1`);
}

async function finish(db: Db, id: number): Promise<void> {
  const [counted] = await db
    .select({ refused: sql<number>`count(*)::int` })
    .from(userImportRow)
    .where(and(eq(userImportRow.importId, id), sql`${userImportRow.problems} <> '{}'`));
  await moveImport(db, id, ['checking'], 'checked', { refused: counted?.refused ?? 0 });
}

/** The groups that whoever imports may put others into, by their names in both languages. */
export async function groupsToGive(db: Db, importer: string): Promise<Map<string, number>> {
  const user = await findUser(db, importer);
  const groups = await db.select().from(userGroup).where(isNull(userGroup.deletedAt));
  const own = groups.find((group) => group.id === user?.groupId) ?? null;
  const holder: Holder = {
    administrator: own?.administrator ?? false,
    network: own?.network ?? null,
    permissions: await permissionsOfGroup(db, own),
  };
  const byName = new Map<string, number>();
  for (const group of groups) {
    const permissions = await permissionsOfGroup(db, group);
    if (!mayGive(holder, { ...group, permissions })) continue;
    for (const name of [group.name.en, group.name.th])
      if (name) byName.set(name.trim().toLowerCase(), group.id);
  }
  return byName;
}

function mayGive(holder: Holder, rights: Parameters<typeof demandRights>[1]): boolean {
  try {
    demandRights(holder, rights);
    return true;
  } catch {
    return false;
  }
}

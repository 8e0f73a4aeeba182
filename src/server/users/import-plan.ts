import { eq, inArray, sql } from 'drizzle-orm';
import { FLAG_FIELDS, IMPORT_FIELDS, type Mapping, NEEDED_FIELDS } from '#contract/users/import.ts';
import { kindWork } from '#server/imports/kind-work.ts';
import type {
  Finding,
  ImportPlan,
  ImportWork,
  Job,
  Outcome,
  SheetRow,
} from '#server/imports/plan.ts';
import { sheetImport } from '#server/imports/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { AnyKind } from '#server/resource/routes.ts';
import { readFlag } from '#server/resource/sheet-columns.ts';
import { findViewer } from './find-viewer.ts';
import { groupsToGive } from './import-groups.ts';
import { removeUsers } from './import-removal.ts';
import { problemsOf, readFields, suggestMapping } from './import-rules.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';

/**
 * Sheets of users. New ones are written many at a time, into groups that whoever imports may give;
 * who is there already is changed as the form does it.
 */
export function userImportPlan(kind: AnyKind): ImportPlan {
  return {
    resource: 'users',
    window: 'UserInformationMaint',
    undoneBy: { new: 'UserInformationMaint.delete', changed: 'user.edit' },
    fields: IMPORT_FIELDS.map((key) => ({
      key,
      holds: FLAG_FIELDS.includes(key) ? 'flag' : 'text',
      needed: NEEDED_FIELDS.includes(key),
      matches: key === 'userId',
    })),
    keyField: 'userId',
    suggest: suggestMapping,
    chunk: 500,
    open: (db, job) => openWork(db, asMatched(kind), job),
    // Rows tell of people: who knows only some of them sees the own sheets.
    seenBy: (viewer) =>
      viewer.network === null ? undefined : eq(sheetImport.createdById, viewer.userId),
  };
}

async function openWork(db: Db, kind: AnyKind, job: Job): Promise<ImportWork> {
  const mapping: Mapping = job.report.mapping ?? {};
  const groups = await groupsToGive(db, job.createdById);
  const workerId = (job.state === 'undoing' && job.report.undoneById) || job.createdById;
  const worker = await findViewer(db, workerId);
  const known = await kindWork(db, kind, asKind(job), worker);
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
        enabled: readFlag(fields.enabled) ?? true,
        secondFactorRequired: readFlag(fields.secondFactorRequired) ?? false,
        groupId: groups.get(group.toLowerCase()) ?? null,
        passwordHash,
        passwordTemporary: true,
        importId: job.id,
        updatedBy: job.createdBy,
      };
    });
  };
  const nameIn = ({ cells }: SheetRow) => readFields(cells, mapping).userId.toLowerCase();

  function findNew({ cells }: SheetRow): Finding {
    const user = readFields(cells, mapping);
    const unknown = user.group !== '' && !groups.has(user.group.toLowerCase());
    const problems = { ...(unknown && { group: 'invalid' }), ...problemsOf(user) };
    const action = Object.keys(problems).length === 0 ? 'new' : null;
    const about = { recordId: null, recordVersion: null, changes: {}, live: false };
    return { ...about, problems, action, rowKey: user.userId.toLowerCase() || null };
  }

  async function addUsers(tx: Db, rows: SheetRow[]): Promise<Outcome[]> {
    if (rows.length === 0) return [];
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
  }

  return {
    check: async (executor, rows) => {
      const taken = await findTaken(executor, rows.map(nameIn));
      const there = rows.filter((row) => taken.get(nameIn(row)) === 'there');
      const findings = there.length > 0 ? await known.check(executor, there) : [];
      const byRow = new Map(there.map(({ rowNumber }, index) => [rowNumber, findings[index]]));
      return rows.map((row) => {
        const finding = byRow.get(row.rowNumber) ?? findNew(row);
        // Of somebody who is in the bin, or whom the importer does not see, the name is only taken.
        const held =
          taken.has(nameIn(row)) && (finding.action === 'new' || !byRow.has(row.rowNumber));
        if (held) return { ...findNew(row), problems: { userId: 'taken' }, action: null };
        return { ...finding, rowKey: nameIn(row) || null, problems: inOwnWords(finding.problems) };
      });
    },
    write: async (tx, rows) => {
      const added = await addUsers(
        tx,
        rows.filter(({ recordId }) => recordId === null),
      );
      const there = rows.filter(({ recordId }) => recordId !== null);
      return [...added, ...(there.length > 0 ? await known.write(tx, there) : [])];
    },
    undo: async (tx, rows) => {
      const changed = rows.filter(({ before }) => before !== null);
      const kept = await known.undo(tx, changed);
      const added = rows.filter(({ before }) => before === null);
      return new Map([...kept, ...(await removeUsers(tx, added, worker))]);
    },
  };
}

/** By the user id, however it is written: it is never changed. */
function asMatched(kind: AnyKind): AnyKind {
  const sheet = (kind.sheet ?? []).map((column) => {
    if (column.key !== 'userId') return column;
    const open: typeof column.open = async (db) => {
      const codec = await column.open(db);
      return { ...codec, write: (value) => String(codec.write(value)).toLowerCase() };
    };
    return { ...column, open };
  });
  return { ...kind, sheet, matchedBy: ['userId'] };
}

/** The columns as the kind of thing calls them: a group is named by the sheet. */
function asKind(job: Job): Job {
  const { group, ...mapping } = job.report.mapping ?? {};
  const renamed = { ...mapping, ...(group !== undefined && { groupId: group }) };
  return { ...job, report: { ...job.report, mapping: renamed } };
}

function inOwnWords({ groupId, ...problems }: Record<string, string>): Record<string, string> {
  return { ...problems, ...(groupId && { group: 'invalid' }) };
}

/** Which of these names somebody has: there, or in the bin. */
async function findTaken(db: Db, names: string[]): Promise<Map<string, 'there' | 'in_bin'>> {
  const rows = await db
    .select({ name: sql<string>`lower(${appUser.userId})`, deletedAt: appUser.deletedAt })
    .from(appUser)
    .where(inArray(sql`lower(${appUser.userId})`, names));
  return new Map(rows.map(({ name, deletedAt }) => [name, deletedAt ? 'in_bin' : 'there']));
}
